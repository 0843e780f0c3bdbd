"""What the limits of requests cost a client that stays below them: the same server with and without."""
import data
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, compared
from sections.listing import FIRST, one

# So wide that nobody is refused, as no honest client is: what is measured is the counting.
WIDE = "listings.publish=1000000/1ms"
COUNTED = f"{WIDE},listings.show=1000000/1ms"


def measure(bench):
    without, usual, counted = (
        bench.serve(f"sqlite:{bench.copy(bench.rows, name)}", limits=limits)
        for name, limits in {"without": "off", "usual": WIDE, "counted": COUNTED}.items())
    plain, _, ids = data.deep_pages(bench.filled(bench.rows), without)
    details = [f"/api/v1/listings/{id}" for id in ids]
    reading = {"page 1": ([FIRST], usual), "pages at random": (plain, usual), "detail": (details, usual),
               "detail, each counted by address": (details, counted)}
    pairs = {what: (one(bench, without, targets), one(bench, limited, targets))
             for what, (targets, limited) in reading.items()}
    pairs["publish"] = tuple(Kind(bench, running, "publish.lua", 64, tokens=data.tokens(running))
                             for running in (without, usual))
    result = Result("What limits cost", columns=LOAD_COLUMNS)
    for what, (free, limited) in pairs.items():
        compare(bench, what, free, limited, result)
    result.notes.append(
        "Each row is the median of pairs of short rounds, now with limits first and now without; in brackets their quartiles. "
        "Each publication is counted by its member, and told to the other servers of the database once a second; lists and "
        "details have no limit unless an operator gives them one, as in the row that says so.")
    for running in (without, usual, counted):
        running.stop()
    return result


def compare(bench, what, free, limited, result):
    for kind in (free, limited):
        kind.run(1)
        kind.rounds.clear()
    middle, low, high = compared(free, limited, 4 * bench.rounds, bench.seconds / 2)
    result.goals.append(
        Goal(f"{what}: CPU with limits against without ({low:.2f} to {high:.2f})", middle, 1.03))
    loads = {f"{what}, {name}": kind.result() for name, kind in (("no limits", free), ("limits", limited))}
    result.rows += [load_row(name, load) for name, load in loads.items()]
    result.notes += refusals(loads)
