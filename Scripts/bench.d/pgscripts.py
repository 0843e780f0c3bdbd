"""Whether the scripts of pgbench ask PostgreSQL what the server asks of it: else their rates say nothing of each other."""
import os, re, time

TABLE = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)")


def kind(statement):
    """What a statement does to which tables: `SELECT listing_holds`. Of columns and conditions it says nothing."""
    if statement.startswith("BEGIN"):
        return "BEGIN " + ("READ WRITE" if "READ WRITE" in statement else "READ ONLY")
    tables = dict.fromkeys(table for table in TABLE.findall(statement) if table != "bench_many")
    return " ".join([statement.split(None, 1)[0], *tables])


def written(path):
    with open(path) as file:
        lines = [line for line in file if not line.startswith(("--", "\\"))]
    return [kind(statement.strip()) for statement in "".join(lines).split(";") if statement.strip()]


def asked(cluster, request):
    """What PostgreSQL is asked meanwhile, as its log tells."""
    log = os.path.join(cluster.folder, "primary.log")
    before = os.path.getsize(log)
    request()
    with open(log, errors="replace") as file:
        file.seek(before)
        text = file.read()
    # The lines of a statement behind its first begin with a tab.
    return [kind(statement) for statement in re.findall(r"LOG:  execute [^:]+: (.*(?:\n\t.*)*)", text)]


def require_same(bench, cluster, requests):
    """Sends each request until what was asked is what its script asks; ends the bench if it never is."""
    def log(change):
        cluster.ask(f"ALTER SYSTEM {change}")
        cluster.ask("SELECT pg_reload_conf()")

    log("SET log_statement = 'all'")
    for name, request in requests.items():
        wanted = written(os.path.join(bench.scripts, "pgbench", f"{name}.sql"))
        # The first requests come before the change; and now and then the server has something else to ask.
        for _ in range(30):
            told = asked(cluster, request)
            if told == wanted:
                break
            time.sleep(0.1)
        else:
            raise SystemExit(f"bench: pgbench/{name}.sql is out of date. It asks\n  " + "\n  ".join(wanted)
                             + "\nand the server\n  " + "\n  ".join(told))
    log("RESET log_statement")
