"""Adds a verb's skeleton to a domain; Scripts/new-verb says what it is."""

import subprocess
import sys

from domain import Domain
from layers import Layers
from places import MissingPlace, Places


def main():
    name, verb, method, about, store = sys.argv[1:]
    places = Places()
    try:
        layers = Layers(Domain(name, about, places), verb, method, places)
        layers.write_core(store == "yes")
        layers.write_http()
        layers.write_console()
        layers.write_contract()
        layers.write_golden()
    except MissingPlace as missing:
        sys.exit(f"new-verb: {missing}. Nothing was changed; add the verb by hand, as CONTRIBUTING.md says.")
    places.write()
    emit_fakes()
    report(layers, places)


def emit_fakes():
    """The fakes, from the protocols as they are now."""
    if subprocess.run(["Scripts/fakes"], check=False).returncode != 0:
        sys.exit("new-verb: the verb is written, but not the fakes: run Scripts/fakes again")


def report(layers, places):
    domain = layers.domain
    print(f"new-verb: {domain.name}.{layers.verb} is there and compiles; it throws until it is written.\n")
    print("Changed or added:")
    for path in sorted(places.changed):
        print(f"  {path}")
    print(f"  {domain.module}/Fakes, emitted anew")
    print("\nLeft to you:")
    for number, place in enumerate(layers.left + layers.documents(), 1):
        print(f"  {number}. {place}")


main()
