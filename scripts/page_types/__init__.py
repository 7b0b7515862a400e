"""Writes the page's TypeScript types from the Python types: one module per kind of file, `shapes` for a single type."""
