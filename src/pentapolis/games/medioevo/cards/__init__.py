"""The 72 Empire cards: what each lets its owner do, in its windows (chapter 25). A module for each kind of people."""
