"""Routes, a module for each kind: `people`, `tables`, `library`, `host`, `play`. Each offers its `ROUTES`."""
