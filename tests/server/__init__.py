"""The server: a file of tests for each of its modules."""
