"""Documents linked into cases, and what a case says."""
