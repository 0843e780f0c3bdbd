"""Reading while people, and guessers, sign in."""
import data
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, beside
from sections.listing import mix

ATTEMPTS, CONNECTIONS = 200, 40
# A pause of this many milliseconds behind each answer leaves the cores idle half of the time.
PAUSE = 10


def measure(bench):
    path = bench.copy(bench.rows, "login")
    running = bench.serve(f"sqlite:{path}")
    plain, by_category, _ = data.deep_pages(path, running)
    quiet, busy = (mix(bench, running, plain, by_category, pause=PAUSE) for _ in range(2))
    attempts = Kind(bench, running, "login.lua", CONNECTIONS, pause=1000 * CONNECTIONS / ATTEMPTS, members=8,
                    password=data.PASSWORD)
    calm, loaded, signed = beside(bench, quiet, busy, attempts)
    running.stop()
    result = Result("Reading while people sign in", columns=LOAD_COLUMNS,
                    notes=refusals({"list mix alone": calm, "list mix meanwhile": loaded}))
    result.goals = [
        Goal(f"list mix: p50 with {ATTEMPTS} sign-ins a second, against without", loaded.p50 / calm.p50, 1.1),
        Goal("list mix: p99 likewise", loaded.p99 / calm.p99, 1.1),
    ]
    result.rows = [load_row("list mix alone", calm), load_row("list mix meanwhile", loaded), load_row("sign-ins", signed)]
    told = ", ".join(f"{count:,} × {status}" for status, count in sorted(signed.statuses.items())
                     if count and status not in ("errors", "broken"))
    result.notes += [
        "A third of the attempts has the right password, a third a wrong one, a third an email that nobody has; Argon2id as "
        f"servers use it. They were answered: {told} (200 signed in, 401 refused, 429 told to come back later).",
        f"Each of 32 connections reads, waits about {PAUSE} ms, and reads again; the CPU is the server's for all.",
    ]
    return result
