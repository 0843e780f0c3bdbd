"""The files of a domain, changed as copies: nothing is written until everything has found its place."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path


class MissingPlace(Exception):
    """A place to write at is not as it was expected."""


class Places:
    """Texts by path, with what is changed and added."""

    def __init__(self):
        self.changed = {}

    def read(self, path):
        path = str(path)
        if path not in self.changed and not Path(path).is_file():
            raise MissingPlace(f"{path}: there is no such file")
        return self.changed.get(path) or Path(path).read_text()

    def add(self, path, text):
        if Path(path).exists():
            raise MissingPlace(f"{path}: is there already")
        self.changed[str(path)] = text

    def insert(self, path, position, text):
        whole = self.read(path)
        self.changed[str(path)] = whole[:position] + text + whole[position:]

    def find(self, path, pattern, what, start=0):
        """The first match behind `start`; `what` tells a reader what was looked for."""
        found = re.compile(pattern, re.MULTILINE | re.DOTALL).search(self.read(path), start)
        if not found:
            raise MissingPlace(f"{path}: no {what}")
        return found

    def last(self, path, pattern, what):
        found = list(re.compile(pattern, re.MULTILINE).finditer(self.read(path)))
        if not found:
            raise MissingPlace(f"{path}: no {what}")
        return found[-1]

    def closing(self, path, opening, what):
        """The position of the bracket that closes the one at `opening`; strings are passed over."""
        text, depth = self.read(path), 0
        for match in re.compile(r'#?"(?:\\.|[^"\\\n])*"#?|//[^\n]*|[\[\](){}]').finditer(text, opening):
            if match.group() in ("[", "(", "{"):
                depth += 1
            elif match.group() in ("]", ")", "}"):
                depth -= 1
            if depth == 0:
                return match.start()
        raise MissingPlace(f"{path}: no end of {what}")

    def append(self, path, opening, item, what):
        """Adds an item to the list whose bracket is at `opening`; the formatter breaks the lines."""
        end = self.closing(path, opening, what)
        body = self.read(path)[opening + 1 : end].rstrip()
        comma = "," if body and not body.endswith(",") else ""
        self.insert(path, opening + 1 + len(body), f"{comma}\n{item},")

    def write(self):
        """Formats the copies, then moves them to their places."""
        with tempfile.TemporaryDirectory(dir=".") as folder:
            copies = [(Path(folder, path), Path(path)) for path in sorted(self.changed)]
            for copy, path in copies:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(self.changed[str(path)])
            names = [str(copy) for copy, _ in copies]
            format = ["swift", "format", "--in-place", "--configuration", ".swift-format"]
            if subprocess.run(format + names, check=False).returncode != 0:
                sys.exit("new-verb: swift format cannot read what would be written; nothing is changed")
            for copy, path in copies:
                path.parent.mkdir(parents=True, exist_ok=True)
                os.replace(copy, path)


def only(folder, pattern):
    """The one file of the folder, or below it, with that name."""
    found = sorted(Path(folder).rglob(pattern))
    if len(found) != 1:
        raise MissingPlace(f"{folder}: {len(found)} files are called {pattern}, one was expected")
    return str(found[0])
