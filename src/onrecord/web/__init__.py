"""The desk: pages in a browser and an HTTP API, on the local machine."""
