"""Which documents tell of the same incident."""
