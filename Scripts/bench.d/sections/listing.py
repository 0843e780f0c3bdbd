"""Pages and details against a constant page of the same server."""
import json, os, urllib.request

import data
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, measured

FIRST = "/api/v1/listings?limit=20"
CATEGORIES = [f"{FIRST}&category={name}" for name in ("jersey", "clothing", "general")]
FEW = 10_000


def mix(bench, running, plain, by_category, **more):
    return Kind(bench, running, "read.lua", lists=[
        {"share": 40, "targets": [FIRST]}, {"share": 20, "targets": CATEGORIES},
        {"share": 20, "targets": plain}, {"share": 20, "targets": by_category}], **more)


def one(bench, running, targets, **more):
    return Kind(bench, running, "read.lua", lists=[{"share": 100, "targets": targets}], **more)


def constant(bench, running, target, name):
    """A server that always answers what `running` answers to `target`, and its load."""
    path = os.path.join(bench.folder, f"{name}.json")
    with urllib.request.urlopen(running.address + target) as answer, open(path, "wb") as file:
        file.write(answer.read())
    return one(bench, bench.harness("serve-constant", path), ["/constant"])


def measure(bench):
    path, few = bench.copy(bench.rows, "list"), bench.copy(min(FEW, bench.rows), "few")
    running, small = bench.serve(f"sqlite:{path}"), bench.serve(f"sqlite:{few}")
    idle = running.private_megabytes()
    plain, by_category, ids = data.deep_pages(path, running)
    little_plain, little_by_category, _ = data.deep_pages(few, small)
    last, number = deepest(running, path)
    second = f"{FIRST}&after=" + data.call(running, "GET", FIRST)["next"]
    details = [f"/api/v1/listings/{id}" for id in ids]
    kinds = {
        "constant page": constant(bench, running, plain[0], "page"),
        "list mix": mix(bench, running, plain, by_category),
        f"list mix, {min(FEW, bench.rows):,} listings": mix(bench, small, little_plain, little_by_category),
        "page 1": one(bench, running, [FIRST]),
        "page 2": one(bench, running, [second]),
        f"page {number:,}": one(bench, running, [last]),
        "constant detail": constant(bench, running, details[0], "detail"),
        "detail": one(bench, running, details),
    }
    loads = measured(bench, kinds)
    page, detail = loads["constant page"], loads["constant detail"]
    pages, little = loads["list mix"], loads[f"list mix, {min(FEW, bench.rows):,} listings"]
    result = Result("Lists and details", columns=LOAD_COLUMNS, notes=refusals(loads))
    result.goals = [
        Goal("list mix: CPU against the constant page", pages.cpu / page.cpu, 2.4, aim=1.8),
        Goal("list mix: p99 against the constant page's", pages.p99 / page.p99, 3),
        Goal("page 1, kept while nothing changes: CPU against the constant page", loads["page 1"].cpu / page.cpu, 2, aim=1.2),
        Goal(f"page {number:,}: CPU against page 2", loads[f"page {number:,}"].cpu / loads["page 2"].cpu, 1.15),
        Goal(f"list mix: CPU with {bench.rows:,} listings against {min(FEW, bench.rows):,}", pages.cpu / little.cpu, 1.2),
        Goal("detail: CPU against the constant detail", loads["detail"].cpu / detail.cpu, 1.5),
        Goal("private memory after this load", running.private_megabytes(), 40, "MB"),
    ]
    result.rows = [load_row(name, load) for name, load in loads.items()]
    result.notes += [
        "The list mix is 40 % first page, 20 % first page of a category, 20 % a page at a random place, 20 % such a page "
        "of a category, 20 listings each, 32 kept connections.",
        "The first pages are answered as they were made before, as long as nothing is committed; page 2 and those further on "
        "are made for each request, and are what is compared.",
        f"A page is {size(running, plain[0]):,} bytes, a detail {size(running, details[0]):,}. The constant ones are a "
        "document of that size by the same server and dispatcher (`madang-harness serve-constant`).",
        f"Private memory was {idle:.1f} MB before the load.",
    ]
    for server in (running, small):
        server.stop()
    return result


def deepest(running, path):
    """The last full page of all listings, by its cursor, and its number."""
    import sqlite3
    from cursor import cursor, scope
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    count = connection.execute("SELECT count(*) FROM listings WHERE visible = 1").fetchone()[0]
    number = min(50_000, count // 20)
    before = count - (number - 1) * 20
    row = connection.execute(
        "SELECT published_at, id FROM listings WHERE visible = 1 ORDER BY published_at, id LIMIT 1 OFFSET ?",
        (before,)).fetchone()
    connection.close()
    digest = scope(data.call(running, "GET", "/api/v1/listings?limit=1")["next"])
    return f"{FIRST}&after={cursor(digest, row[0], row[1])}", number


def size(running, target):
    with urllib.request.urlopen(running.address + target) as answer:
        body = answer.read()
    json.loads(body)
    return len(body)
