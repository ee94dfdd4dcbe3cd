"""Groups of commands whose modules are loaded when a command is called, so that the program starts at once."""

from collections.abc import Mapping
from importlib import import_module
from typing import ClassVar

import click


class LazyGroup(click.Group):
    """A group with a table of commands, `{name: "module:attribute"}`, in the order in which the help shows them."""

    table: ClassVar[Mapping[str, str]] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of the table; then those that were added to the group itself."""
        return [*self.table, *(name for name in super().list_commands(ctx) if name not in self.table)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported."""
        if cmd_name not in self.table:
            return super().get_command(ctx, cmd_name)
        module, name = self.table[cmd_name].split(":")
        command: click.Command = getattr(import_module(module), name)
        return command
