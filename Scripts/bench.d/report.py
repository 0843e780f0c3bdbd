"""Writes the report: Markdown, a part for each section, and the remarks kept by hand in remarks.md."""
import os, sys


def table(columns, rows):
    lines = ["| " + " | ".join(columns) + " |", "|" + " --- |" * len(columns)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def section(name, result):
    lines = [f"## {result.title}", "", f"`Scripts/bench {name}`", ""]
    if result.goals:
        lines += table(["Goal", "measured", "wanted", "met"], [goal.row() for goal in result.goals]) + [""]
    if result.rows:
        lines += table(result.columns, result.rows) + [""]
    for note in result.notes:
        lines += [f"- {note}"]
    return lines + ([""] if result.notes else [])


def document(facts, results, remarks):
    lines = ["# How fast Madang is", "",
             "Written by `Scripts/bench`; every figure is from one run on one machine, so compare figures of this page",
             "with one another and not with those of other machines. CPU is the server's processor time, its own and",
             "the system's for it, divided by the requests it answered. The load generator shares the cores.", ""]
    lines += table(["", ""], [["processor", facts["processor"]], ["memory", facts["memory"]],
                              ["system", facts["system"]], ["compiler", facts["compiler"]],
                              ["load before the run (1, 5, 15 minutes)", facts["load"]],
                              ["listings", facts["rows"]],
                              ["each measurement", f"{facts['seconds']} s, {facts['rounds']} rounds taking turns, medians"]])
    lines.append("")
    for name, result in results:
        lines += section(name, result)
    return "\n".join(lines) + "\n" + remarks


def show(named, file):
    print("\n".join(section(*named)), file=file, flush=True)


def write(chosen, facts, results):
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "remarks.md"), encoding="utf-8") as file:
        text = document(facts, results, file.read())
    path = chosen.output or os.path.join(chosen.root, "Docs", "performance.md")
    if path == "-":
        sys.stdout.write(text)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    print(f"bench: wrote {path}", file=sys.stderr)
