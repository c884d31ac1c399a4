"""The state of each figure: plain data, complete, every word included.

A view is given one of these and needs no reply to work.
"""
