"""Every version of the database, a file each."""
