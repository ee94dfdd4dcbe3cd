"""`python -m onrecord` is the command `onrecord`."""

from onrecord.cli import main

main(prog_name="onrecord")
