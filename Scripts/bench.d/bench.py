"""Runs the sections that were asked for and writes the report. Started by Scripts/bench."""
import argparse, sys

import data, machine, report
from sections import (
    community, crews, driver, events, feed, funding, hold, limits, listing, login, pay, pictures, postgres, publish,
    start, tui)

SECTIONS = {"list": listing, "publish": publish, "hold": hold, "limits": limits, "login": login,
            "community": community, "feed": feed, "pay": pay, "crews": crews, "funding": funding, "events": events,
            "pictures": pictures, "start": start, "tui": tui, "postgres": postgres, "driver": driver}


def options():
    parser = argparse.ArgumentParser(
        prog="Scripts/bench", usage="Scripts/bench [options] [section…]; Scripts/bench --help says which", add_help=False)
    parser.add_argument("--root", required=True)
    parser.add_argument("--programs", help="only the words are checked without")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--posts", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--output")
    parser.add_argument("sections", nargs="*", metavar="section")
    chosen = parser.parse_args()
    for name in chosen.sections:
        if name not in SECTIONS:
            parser.error(f"there is no section {name}: choose from {', '.join(SECTIONS)}")
    return chosen


def main():
    chosen = options()
    if not chosen.programs:
        return 0
    bench = data.Bench(chosen.root, chosen.programs, chosen.rows, chosen.posts, chosen.seconds, chosen.rounds)
    facts = machine.facts(bench)
    results = []
    with bench:
        for name, section in SECTIONS.items():
            if chosen.sections and name not in chosen.sections:
                continue
            print(f"bench: {name}", file=sys.stderr, flush=True)
            results.append((name, section.measure(bench)))
            report.show(results[-1], sys.stderr)
            # After each section, so that one that fails takes nothing along.
            report.write(chosen, facts, results)
    missed = [goal.what for _, result in results for goal in result.goals if not goal.is_met]
    for what in missed:
        print(f"bench: missed: {what}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
