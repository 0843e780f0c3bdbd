"""Durable writes: by many, by one at a time, by a loop in C; and reading meanwhile."""
import json, subprocess

import data, machine
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, beside, measured
from sections.listing import mix


def measure(bench):
    grouped, loop_file = bench.copy(bench.rows, "grouped"), bench.copy(bench.rows, "loop")
    running = bench.serve(f"sqlite:{grouped}")
    loop = bench.compiled("commit_loop.c", "-lsqlite3")
    signed = data.tokens(running)
    kinds = {
        "publish": Kind(bench, running, "publish.lua", 64, tokens=signed),
        "publish with an Idempotency-Key": Kind(bench, running, "publish.lua", 64, tokens=signed, keys=True),
        # Nobody waits beside it, so each commit is alone.
        "publish by one connection": Kind(bench, running, "publish.lua", 1, tokens=signed),
    }
    raw, flushes = [], []
    for kind in kinds.values():
        kind.run(1)
        kind.rounds.clear()
    for _ in range(bench.rounds):
        flushes.append(machine.flushes(bench.folder))
        raw.append(json.loads(subprocess.run([loop, loop_file, str(bench.seconds), "1"], check=True,
                                             capture_output=True, text=True).stdout))
        for kind in kinds.values():
            kind.run()
    loads = {name: kind.result() for name, kind in kinds.items()}
    rate = machine.median([told["rate"] for told in raw])
    publish = loads["publish"]
    result = Result("Publishing", columns=LOAD_COLUMNS, notes=refusals(loads))
    result.goals = [
        Goal("publish: rate against a loop in C that commits each insert", publish.rate / rate, 1, at_least=True),
        Goal("publish: p99", publish.p99, 60, "ms"),
    ]
    result.rows = [load_row(name, load) for name, load in loads.items()]
    result.rows.append(["loop in C, one thread, each insert committed", f"{rate:,.0f}", "",
                        f"{machine.median([told['p50'] for told in raw]):.2f}",
                        f"{machine.median([told['p99'] for told in raw]):.2f}"])
    result.notes.append(
        "64 connections, whose commits share flushes; a member's signed token is checked, the listing validated, inserted with its six indexes, and "
        "flushed (`synchronous=FULL`) before it is answered.")
    result.notes.append(
        f"In the same run 4 KiB could be appended and flushed {machine.median([one[0] for one in flushes]):,.0f} times a "
        f"second (fdatasync, p99 {machine.median([one[1] for one in flushes]):.2f} ms).")
    meanwhile(bench, running, grouped, signed, publish, result)
    running.stop()
    return result


def meanwhile(bench, running, path, signed, publish, result):
    """The list mix alone, and while listings are published at half the rate."""
    plain, by_category, _ = data.deep_pages(path, running)
    quiet, busy = (mix(bench, running, plain, by_category) for _ in range(2))
    # A pause of this many milliseconds behind each answer makes about half the rate.
    pause = 64 / (publish.rate / 2) * 1000 - publish.p50
    writing = Kind(bench, running, "publish.lua", 64, tokens=signed, pause=max(1, pause))
    calm, loaded, written = beside(bench, quiet, busy, writing)
    result.goals.append(Goal("list mix: p99 while publishing at half that rate, against without", loaded.p99 / calm.p99, 3))
    result.rows += [load_row("list mix alone, on the same server", calm),
                    load_row("list mix while publishing", loaded),
                    load_row("publishing beside it", written)]
    result.notes.append(
        f"Beside the list mix listings were published at {written.rate / publish.rate:.0%} of the rate above; the CPU of "
        "these two rows is the server's for both.")
    result.notes += refusals({"list mix alone": calm, "list mix while publishing": loaded, "publishing beside it": written})
