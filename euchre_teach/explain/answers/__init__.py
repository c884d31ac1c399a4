"""What a quiz says: how it asks, and why each answer is right or isn't.

Plain facts go in, sentences come out, as everywhere in ``explain``; which answers are
right has been decided before. One module for each kind of question. A card's bower
name appears only in what is said after the answer.
"""
