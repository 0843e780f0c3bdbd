"""How a domain calls its things, read from its code."""

import re
from pathlib import Path

from places import MissingPlace


class Domain:
    """The names that a verb's skeleton is made of."""

    def __init__(self, name, about, places):
        self.name, self.places = name, places
        self.module = f"Modules/{name}"
        found = [
            (str(path), match)
            for path in sorted(Path(self.module, "Core").glob("*Repository.swift"))
            if (match := re.search(r"^public protocol (\w+)Repository: [\w, ]+ \{", path.read_text(), re.M))
        ]
        if len(found) != 1:
            raise MissingPlace(f"{self.module}/Core: no `public protocol …Repository: … {{`")
        self.repository, match = found[0]
        self.entity = match.group(1)
        self.error = self.look(self.repository, r"throws\((\w+)\)", "requirement with typed throws")
        self.endpoints = f"{self.module}/HTTP/{self.entity}Endpoints.swift"
        self.word = self.look(self.endpoints, r'name: "(\w+)\.', "endpoint with a name")
        self.id_file = Path(f"{self.module}/Core/{self.entity}ID.swift")
        self.is_about_one = about == "one" or (about == "" and self.id_file.is_file())
        if self.is_about_one:
            self.read_identifier()

    def look(self, path, pattern, what):
        return self.places.find(path, pattern, what).group(1)

    def read_identifier(self):
        self.subject = self.look(
            self.id_file, rf"typealias {self.entity}ID = Identifier<(\w+)>", f"typealias {self.entity}ID")
        one = rf"Endpoint<(One\w+),[^(]*\(\s*name: \"[^\"]+\", \.\w+,\s*\"([^\"]*\{{id\}})\""
        found = self.places.find(self.endpoints, one, "endpoint about one thing, `Endpoint<One…`")
        self.input, self.path = found.group(1), found.group(2)
        self.failures_named = ".notFound" if ".only(.notFound" in self.places.read(self.endpoints) else ""

    def conformers(self):
        """Other types that are repositories of this domain, which the skeleton does not know."""
        known = {f"{kind}{self.entity}Repository" for kind in ("Local", "Remote")}
        known.add(f"{self.entity}RepositoryFake")
        pattern = re.compile(rf"(?:struct|class|actor) (\w+): (?:[\w, ]*\b)?{self.entity}Repository\b")
        return [
            f"{path}: {name}"
            for top in ("Modules", "Apps", "Tests")
            for path in sorted(Path(top).rglob("*.swift"))
            for name in pattern.findall(path.read_text())
            if name not in known
        ]

    def golden(self):
        """The file of golden exchanges; None where the exchanges are a story of another shape."""
        for path in sorted(Path(f"Tests/{self.name}Tests").rglob("*.swift")):
            if "exchanges: [GoldenExchange<" in path.read_text():
                return str(path)
        return None
