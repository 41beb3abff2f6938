"""What strangers send: component files and records are read and played in processes of their own."""
