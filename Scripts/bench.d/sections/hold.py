"""Units held of one listing and of many, and that none is sold twice."""
import random, sqlite3

import data
from figures import Goal, Result
from load import Kind

HOT, HOT_UNITS, MANY = 40, 9999, 10_000


def prepared(path):
    """Gives listings units enough: some to be held one after the other, and many to be held at random.

    None of a seller among the members who hold.
    """
    connection = sqlite3.connect(path)
    sellers = [id for (id,) in connection.execute(
        "SELECT id FROM auth_members WHERE email LIKE 'neighbour%' AND CAST(substr(email, 10) AS INTEGER) > 8")]
    marks = ",".join("?" * len(sellers))
    ids = [id for (id,) in connection.execute(
        f"SELECT id FROM listings WHERE state = 'on-sale' AND seller IN ({marks}) LIMIT {(HOT + MANY) * 4}", sellers)]
    chosen = random.Random(1).sample(ids, min(HOT + MANY, len(ids)))
    connection.executemany("UPDATE listings SET stock_left = ? WHERE id = ?", [(HOT_UNITS, id) for id in chosen])
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return [f"lst_{id}" for id in chosen[:HOT]], [f"lst_{id}" for id in chosen[HOT:]]


def counted(path):
    """How many holds there are, how many units are held, and how many listings hold more than they have or another
    number than their holds say."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    holds = connection.execute("SELECT count(*), coalesce(sum(quantity), 0) FROM listing_holds").fetchone()
    held = connection.execute("SELECT sum(stock_held) FROM listings").fetchone()[0]
    wrong = connection.execute(
        "SELECT count(*) FROM listings WHERE stock_held > stock_left OR stock_held <> (SELECT coalesce(sum(quantity), 0) "
        "FROM listing_holds WHERE listing = listings.id AND listing_holds.state = 'active')").fetchone()[0]
    connection.close()
    return holds[0], holds[1], held, wrong


def measure(bench):
    path = bench.copy(bench.rows, "hold")
    hot, many = prepared(path)
    running = bench.serve(f"sqlite:{path}")
    signed = data.tokens(running)
    one = Kind(bench, running, "hold.lua", 64, tokens=signed, listings=hot[:1], hot=True)
    told = one.run(max(6, 2 * HOT_UNITS / 2000))
    sold_out = told["statuses"]
    kinds = {"of one listing at a time": Kind(bench, running, "hold.lua", 64, tokens=signed, listings=hot[1:], hot=True),
             f"of {len(many):,} listings at random": Kind(bench, running, "hold.lua", 64, tokens=signed, listings=many)}
    rows, succeeded = [], sold_out.get("200", 0)
    for _ in range(bench.rounds):
        for kind in kinds.values():
            kind.run()
    for name, kind in kinds.items():
        load = kind.result()
        good = load.statuses.get("200", 0)
        succeeded += good
        seconds = sum(one["seconds"] for one in kind.rounds)
        rows.append([name, f"{good / seconds:,.0f}", f"{load.statuses.get('409', 0):,}", f"{load.cpu:.1f}",
                     f"{load.p50:.2f}", f"{load.p99:.2f}"])
    running.stop()
    holds, units, held, wrong = counted(path)
    # Answers that were on their way when wrk ended are holds nobody was told of.
    unseen = holds - succeeded
    bound = 64 * (1 + len(kinds) * bench.rounds)
    result = Result("Holding", columns=["", "holds/s", "refused", "CPU µs a request", "p50 ms", "p99 ms"], rows=rows)
    result.goals = [
        Goal(f"units held of one listing with {HOT_UNITS:,}, wanted by 64 connections", sold_out.get("200", 0), HOT_UNITS, "units"),
        Goal("listings with more units held than they have, or than their holds say", wrong, 0, "listings"),
        Goal("holds that were acknowledged and are not there", max(0, -unseen), 0, "holds"),
    ]
    result.notes = [
        f"{sold_out.get('200', 0):,} holds of the one listing were acknowledged, {sold_out.get('409', 0):,} refused.",
        f"Afterwards there are {holds:,} holds of {units:,} units, {held:,} units are marked as held; {succeeded:,} were "
        f"acknowledged (wrk drops up to {bound} answers at its ends).",
    ]
    return result
