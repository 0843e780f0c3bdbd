"""The program for a whole screen, beside a list that plain ncurses draws."""
import base64, os, re, sqlite3, statistics, subprocess

from figures import Goal, Result
from machine import median
from terminal import Terminal

STARTS, DEPTH, SETTLED, IDLE = 15, 100_000, 0.5, 5
# Threads that have nothing to do end after five seconds.
RESTED = 6
# One round of keys in a list: rows down and up within what is seen, rows that come into sight, whole pages.
MOVES, SCROLLS, PAGES = b"k" * 20 + b"j" * 20, b"j" * 100, b" " * 30
COPIED = re.compile(rb"\x1b\]52;c;([A-Za-z0-9+/=]+)")


def programs(bench, path):
    folder = os.path.join(bench.folder, "person")
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder}
    environment |= {f"XDG_{kind}_HOME": os.path.join(folder, kind.lower()) for kind in ("CONFIG", "STATE", "CACHE", "DATA")}
    for name in ("TMUX", "COLORTERM", "NO_COLOR", "LINES", "COLUMNS"):
        environment.pop(name, None)
    plain = bench.compiled("plain_list.c", "-lncursesw")
    madang = [bench.program("madang-tui"), "--backend", f"sqlite:{path}", "--lang", "ko"]
    return {"ncurses": ([plain, str(bench.rows)], environment), "madang-tui": (madang, environment)}


def first_frame(command, environment):
    """Milliseconds from the start of the process to the last byte of the first frame, and of the first list."""
    with Terminal(command, environment) as terminal:
        last = terminal.listen(0.15)[1]
        return ((terminal.frame or last) - terminal.begin) * 1000, (last - terminal.begin) * 1000


def place(terminal, path):
    """How many listings stand above the chosen one: its identifier is copied on its own screen."""
    terminal.press(b"\r", quiet=0.1)
    written = terminal.press(b"y", quiet=0.1)[1]
    terminal.press(b"\x1b", quiet=0.2)
    identifier = base64.b64decode(COPIED.search(written).group(1)).decode().removeprefix("lst_")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        return database.execute(
            "SELECT count(*) FROM listings, (SELECT published_at AS moment, id AS name FROM listings WHERE id = ?) "
            "WHERE visible = 1 AND (published_at > moment OR published_at = moment AND id > name)",
            (identifier,)).fetchone()[0]


def scroll(terminal, path, depth):
    """Goes down by pages until so many rows are above; answers how many are, and the milliseconds of all pages."""
    times = []
    above = 0
    while above < depth:
        for _ in range(max(10, (depth - above) // 21)):
            # Nothing is shown where the next page has not been read yet.
            time, shown = terminal.press(b" ", first=0.1, until=b"\x1b[?2026l")
            times += [time] if shown else []
        above = place(terminal, path)
    return above, times


def type_keys(terminal):
    """The times and the bytes of a round of keys, by kind."""
    return {kind: [terminal.press(bytes([key])) for key in keys]
            for kind, keys in (("row", MOVES), ("row scrolled", SCROLLS), ("page", PAGES))}


def waiting(bench, environment):
    """How often the threads of a Swift program wake up that waits without a timer of its own."""
    source, target = os.path.join(bench.folder, "waiting.swift"), os.path.join(bench.folder, "waiting")
    with open(source, "w") as file:
        file.write("for await _ in AsyncStream(Int.self, { $0.yield(1); _ = Unmanaged.passRetained($0 as AnyObject) }) {\n"
                   "    print(1)\n}\n")
    subprocess.run(["swiftc", "-O", "-swift-version", "6", "-o", target, source], check=True, capture_output=True)
    with Terminal([target], environment) as terminal:
        terminal.listen(RESTED)
        return terminal.wakings(IDLE)


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(bench):
    path = bench.copy(bench.rows, "tui")
    commands = programs(bench, path)
    frames, starts = {name: [] for name in commands}, {name: [] for name in commands}
    for _ in range(STARTS + 1):
        for name, command in commands.items():
            frame, whole = first_frame(*command)
            frames[name].append(frame)
            starts[name].append(whole)
    with Terminal(*commands["ncurses"]) as plain, Terminal(*commands["madang-tui"]) as madang:
        shown = {"ncurses": plain, "madang-tui": madang}
        for terminal in shown.values():
            terminal.listen(SETTLED)
        for _ in range(100):
            plain.press(b" ")
        madang.listen(RESTED, first=RESTED)
        idle = madang.wakings(IDLE)
        before = madang.private_megabytes()
        above, pages = scroll(madang, path, min(DEPTH, bench.rows // 2))
        madang.listen(RESTED, first=RESTED)
        memory = (before, madang.private_megabytes())
        idle += madang.wakings(IDLE) - 2 * waiting(bench, commands["madang-tui"][1])
        plain_rounds, madang_rounds = rounds = [], []
        for _ in range(2 * bench.rounds + 1):
            for done, terminal in zip(rounds, shown.values()):
                done.append(type_keys(terminal))
        return report(bench, frames, starts, idle, memory, (above, pages), plain_rounds, madang_rounds)


def spread(rounds, kinds):
    """The medians over all rounds of p50 and p99 of these kinds of keys in milliseconds; the most bytes of a key."""
    each = [[key for kind in kinds for key in round[kind]] for round in rounds]
    times = [[time for time, _ in keys] for keys in each]
    return (median([percentile(all, 0.5) for all in times]), median([percentile(all, 0.99) for all in times]),
            max(len(written) for keys in each for _, written in keys))


def ratio(times):
    return statistics.median(times["madang-tui"]) / statistics.median(times["ncurses"])


def report(bench, frames, starts, wakings, memory, scrolled, plain, madang):
    kinds = list(plain[0])
    all_plain, all_madang = spread(plain, kinds), spread(madang, kinds)
    above, pages = scrolled
    result = Result("The whole screen", columns=["", "least ms", "p50 ms", "p99 ms", "most bytes"])
    result.goals = [
        Goal("first frame from the start of the process: against ncurses", ratio(frames), 8, aim=4),
        Goal(f"key to frame with {above:,} rows above: p99 against ncurses", all_madang[1] / all_plain[1], 4, aim=2),
        Goal(f"private memory with {above:,} rows above", memory[1], 40, "MB"),
        Goal("cursor moved by a row at 80 columns: bytes sent", spread(madang, ["row"])[2], 700, "B"),
        Goal("list scrolled by a row at 80 columns: bytes sent", spread(madang, ["row scrolled"])[2], 700, "B"),
        Goal(f"idle: times that a thread wakes up in {2 * IDLE} s, beyond those of a Swift program that waits", wakings, 0,
             ""),
    ]
    for what, all in (("first frame", frames), ("first list", starts)):
        for name, times in all.items():
            result.rows.append([f"{name}: {what}", f"{min(times):.1f}", f"{statistics.median(times):.1f}",
                                f"{percentile(times, 0.99):.1f}", ""])
    for name, rounds in (("ncurses", plain), ("madang-tui", madang)):
        for kind in kinds:
            middle, high, most = spread(rounds, [kind])
            least = min(time for round in rounds for time, _ in round[kind])
            result.rows.append([f"{name}: {kind}", f"{least:.2f}", f"{middle:.2f}", f"{high:.2f}", f"{most:,}"])
    result.notes = [
        "Both run in a pseudo-terminal of 80x24, taking turns. A frame is there with the last byte before 10 ms of quiet; "
        "the first list with the last before 150 ms. The first frame of madang-tui says that a database is being opened.",
        f"It took {len(pages):,} pages to get there, {sum(pages) / 1000:.1f} s in all, {statistics.median(pages):.2f} ms "
        f"each (p99 {percentile(pages, 0.99):.2f}); where it is, the database says of the identifier that is chosen.",
        f"The first list of {bench.rows:,} listings, for which a database is opened, takes {ratio(starts):.1f} times as long as "
        "the list of ncurses, which opens nothing.",
        f"Private memory was {memory[0]:.1f} MB before that.",
    ]
    return result
