"""Python in the reader's browser: builds JupyterLite and Pyodide beside the book.

``python -m book._live fetch`` brings what is needed and keeps it, by version, under
``.cache/live``; ``python -m book._live build _build/html`` lays it into a built book.
Whatever can't be fetched costs the live part only: the book is complete without it.
"""
