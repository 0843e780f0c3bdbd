"""Adds a verb's skeleton to a domain; Scripts/new-verb says what it is."""

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
        layers.write_fake("Repository", layers.signature)
        layers.write_console()
        layers.write_contract()
        layers.write_golden()
    except MissingPlace as missing:
        sys.exit(f"new-verb: {missing}. Nothing was changed; add the verb by hand, as CONTRIBUTING.md says.")
    places.write()
    report(layers, places)


def report(layers, places):
    domain = layers.domain
    print(f"new-verb: {domain.name}.{layers.verb} is there and compiles; it throws until it is written.\n")
    print("Changed or added:")
    for path in sorted(places.changed):
        print(f"  {path}")
    print("\nLeft to you:")
    for number, place in enumerate(layers.left + layers.documents(), 1):
        print(f"  {number}. {place}")


main()
