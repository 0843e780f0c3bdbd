"""List, publish and hold over HTTP on PostgreSQL, against pgbench asking the same of it."""
import glob, os, re, subprocess, time

import data, pgscripts
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind
from sections.listing import CATEGORIES, FIRST, mix

MOST, CLIENTS, MANY = 100_000, 16, 10_000


class Cluster:
    """A private PostgreSQL that waits for the disk at each commit."""

    def __init__(self, bench):
        self.script, self.folder = os.path.join(bench.root, "Scripts", "postgres"), os.path.join("/tmp", f"bench-{os.getpid()}")
        self.url = subprocess.run([self.script, "start", "--durable", "--owner", str(os.getpid()), self.folder], check=True,
                                  stdout=subprocess.PIPE, text=True).stdout.split()[0]
        self.programs = os.path.dirname(sorted(glob.glob("/usr/lib/postgresql/*/bin/pgbench"))[-1])

    def ask(self, text):
        return subprocess.run([os.path.join(self.programs, "psql"), self.url, "-XAtqc", text], check=True,
                              stdout=subprocess.PIPE, text=True).stdout.strip().splitlines()

    def pgbench(self, bench, scripts, **variables):
        """Transactions a second."""
        words = [os.path.join(self.programs, "pgbench"), "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "2",
                 "-T", str(max(1, round(bench.seconds))), "--max-tries=100"]
        for name, value in variables.items():
            words += ["-D", f"{name}={value}"]
        for name, share in scripts.items():
            words += ["-f", os.path.join(bench.scripts, "pgbench", f"{name}.sql@{share}")]
        output = subprocess.run([*words, self.url], check=True, capture_output=True, text=True).stdout
        return float(re.search(r"tps = ([0-9.]+)", output).group(1))

    def stop(self):
        subprocess.run([self.script, "stop", self.folder], check=True)


def measure(bench):
    cluster = Cluster(bench)
    try:
        return compared(bench, cluster)
    finally:
        cluster.stop()


def prepared(bench, cluster):
    rows = min(bench.rows, MOST)
    subprocess.run([bench.program("madang-harness"), "fill", "--backend", cluster.url, "--listings", str(rows)], check=True)
    cluster.ask("CREATE TABLE bench_many AS SELECT row_number() OVER () AS place, id FROM (SELECT l.id FROM listings l "
                "JOIN auth_members m ON m.id = l.seller WHERE l.state = 'on-sale' AND m.email LIKE 'neighbour%' AND "
                f"substr(m.email, 10, 2) NOT SIMILAR TO '[1-8]@' ORDER BY l.id LIMIT {MANY}) AS chosen")
    cluster.ask("CREATE UNIQUE INDEX ON bench_many (place)")
    cluster.ask("UPDATE listings SET stock_left = 9999 WHERE id IN (SELECT id FROM bench_many)")
    cluster.ask("VACUUM ANALYZE")
    oldest, newest = cluster.ask("SELECT min(published_at), max(published_at) FROM listings")[0].split("|")
    # Who writes by pgbench, and until when what it holds is held: as the server may find it.
    member = cluster.ask("SELECT id FROM auth_members WHERE email = 'neighbour1@madang.example'")[0]
    soon = (int(time.time()) + 3000) * 1_000_000
    many = [f"lst_{id}" for id in cluster.ask("SELECT id FROM bench_many")]
    # Between which subjects the page that comes first has its counts read.
    low, high = cluster.ask("SELECT 'lst_' || min(id), 'lst_' || max(id) FROM (SELECT id FROM listings WHERE visible = 1 "
                            "ORDER BY published_at DESC, id DESC LIMIT 20) AS page")[0].split("|")
    return rows, {"oldest": oldest, "newest": newest, "many": len(many), "member": member,
                  "soon": soon, "low": low, "high": high}, many


FORM = {"title": "FC 서울 2024 홈 유니폼", "description": "두 번 입은 깨끗한 유니폼입니다.", "stock": 1,
        "price": {"amount": 25000, "currency": "KRW"}, "category": "jersey", "condition": "A",
        "attributes": {"league": "K League 1", "team": "FC 서울", "season": "2024", "size": "L"}, "state": "on-sale"}


def requests(running, token, deep, deep_category, many):
    """One request of each kind for which there is a script."""
    page = lambda target: lambda: data.call(running, "GET", target)
    orders = iter(range(1_000_000))
    soon = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 3000))
    hold = lambda: data.call(running, "PUT", f"/api/v1/listings/{many[-1]}/holds/ord_0{next(orders):025}",
                             {"quantity": 1, "until": soon}, token)
    return {"first": page(FIRST), "category": page(CATEGORIES[0]), "deep": page(deep[0]),
            "deep_category": page(deep_category[0]), "hold": hold,
            "publish": lambda: data.call(running, "POST", "/api/v1/listings", FORM, token)}


def compared(bench, cluster):
    rows, variables, many = prepared(bench, cluster)
    running = bench.serve(cluster.url)
    signed = data.tokens(running)
    variables["session"] = cluster.ask("SELECT id FROM auth_sessions LIMIT 1")[0]
    deep, deep_category, _ = data.deep_pages(bench.filled(rows), running)
    pgscripts.require_same(bench, cluster, requests(running, signed[0], deep, deep_category, many))
    kinds = {
        "list mix": (mix(bench, running, deep, deep_category),
                     {"first": 40, "category": 20, "deep": 20, "deep_category": 20}),
        "publish": (Kind(bench, running, "publish.lua", 64, tokens=signed), {"publish": 1}),
        "hold": (Kind(bench, running, "hold.lua", 64, tokens=signed, listings=many), {"hold": 1}),
    }
    rates = {name: [] for name in kinds}
    for kind, _ in kinds.values():
        kind.run(1)
        kind.rounds.clear()
    for _ in range(bench.rounds):
        for name, (kind, scripts) in kinds.items():
            # What the writes before have left to do would be done at the cost of whoever comes first.
            cluster.ask("VACUUM ANALYZE")
            cluster.ask("CHECKPOINT")
            kind.run()
            rates[name].append(cluster.pgbench(bench, scripts, **variables))
    running.stop()
    loads = {name: kind.result() for name, (kind, _) in kinds.items()}
    result = Result("PostgreSQL", columns=LOAD_COLUMNS, notes=refusals(loads))
    for name, load in loads.items():
        rate = sorted(rates[name])[len(rates[name]) // 2]
        result.goals.append(Goal(f"{name}: rate over HTTP against pgbench", load.rate / rate, 0.3, at_least=True, aim=0.5))
        result.rows += [load_row(f"{name} over HTTP", load),
                        [f"{name} by pgbench", f"{rate:,.0f}", "", "", ""]]
    result.notes.append(
        f"{rows:,} listings, each commit flushed. pgbench asks with {CLIENTS} clients what a request asks, the same statements "
        "prepared, in the same transactions; it makes nothing of the answers. PostgreSQL shares the cores with both.")
    return result
