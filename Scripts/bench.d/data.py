"""The bench's databases, folders and servers."""
import json, os, random, shutil, socket, sqlite3, subprocess, tempfile, time, urllib.error, urllib.request

import server
from cursor import cursor, scope

PASSWORD = "courtyard-by-the-sea"


class Bench:
    """One run: where things are, and what must be ended when it is over."""

    def __init__(self, root, programs, rows, posts, seconds, rounds):
        self.root, self.programs, self.rows, self.posts = root, programs, rows, posts
        self.seconds, self.rounds = seconds, rounds
        self.scripts = os.path.join(root, "Scripts", "bench.d")
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
        self.cache = os.path.join(base, "madang", "bench")
        os.makedirs(self.cache, exist_ok=True)
        self.servers = []

    def __enter__(self):
        # Beside the cache, so that databases are copied and flushed on the same disk.
        self.folder = tempfile.mkdtemp(prefix="run-", dir=self.cache)
        return self

    def __exit__(self, *_):
        for running in self.servers:
            running.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def program(self, name):
        return os.path.join(self.programs, name)

    def fill(self, path, listings, posts=0):
        """Makes a database with so many listings and feed posts."""
        subprocess.run([self.program("madang-harness"), "fill", "--backend", f"sqlite:{path}",
                        "--listings", str(listings), "--posts", str(posts)], check=True)

    def filled(self, rows):
        """The path of a database with so many listings; made if it is not there."""
        path = os.path.join(self.cache, f"listings-{rows}.sqlite")
        if not os.path.exists(path):
            making = os.path.join(self.folder, f"making-{rows}.sqlite")
            self.fill(making, rows)
            connection = sqlite3.connect(making)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("ANALYZE")
            connection.close()
            for ending in (".keys", ""):
                os.replace(making + ending, path + ending)
        return path

    def copy(self, rows, name):
        """A database of this run's own with so many listings."""
        source, target = self.filled(rows), os.path.join(self.folder, name + ".sqlite")
        for ending in ("", ".keys"):
            subprocess.run(["cp", "--reflink=auto", source + ending, target + ending], check=True)
        os.sync()
        return target

    def kept(self, name, make):
        """A copy of this run's own of a database that `make` fills at a path; made and checked once, and kept. No
        statistics are gathered: the program does without."""
        kept = os.path.join(self.cache, f"{name}.sqlite")
        if not os.path.exists(kept):
            making = os.path.join(self.folder, f"making-{name}.sqlite")
            make(making)
            faults = self.faults(making)
            if faults:
                raise SystemExit(f"bench: the filled {name} is not consistent: {faults}")
            for ending in (".keys", ""):
                os.replace(making + ending, kept + ending)
        path = os.path.join(self.folder, f"{name}.sqlite")
        for ending in ("", ".keys"):
            subprocess.run(["cp", "--reflink=auto", kept + ending, path + ending], check=True)
        os.sync()
        return path

    def faults(self, path):
        """What `madang-server check` says of a database that is not consistent; blank for a consistent one."""
        check = subprocess.run([self.program("madang-server"), "check", "--backend", f"sqlite:{path}"],
                               capture_output=True, text=True)
        return check.stdout + check.stderr if check.returncode else ""

    def appoint(self, path, number, role):
        """Gives one of the members that the fill makes a role."""
        subprocess.run([self.program("madang-server"), "members", "appoint", email(number), role,
                        "--backend", f"sqlite:{path}"], check=True, stdout=subprocess.DEVNULL)

    def serve(self, backend, *flags, limits="off"):
        """A server on that backend, ready to answer."""
        running = server.Server([self.program("madang-server"), "serve", "--backend", backend, "--limits", limits,
                                 "--log-level", "error",
                                 "--mail-folder", os.path.join(self.folder, "mail"), *flags])
        self.servers.append(running)
        return running.ready("/readyz")

    def harness(self, *words, path="/healthz"):
        running = server.Server([self.program("madang-harness"), *words])
        self.servers.append(running)
        return running.ready(path)

    def compiled(self, source, *flags):
        """The program made from a C file of this folder."""
        target = os.path.join(self.folder, os.path.splitext(source)[0])
        subprocess.run(["cc", "-O2", "-o", target, os.path.join(self.scripts, source), *flags], check=True)
        return target


def email(number):
    """The address of one of the members that the fill makes, counted from 0."""
    return f"neighbour{number + 1}@madang.example"


def number_members(connection):
    """Makes the temporary table `persons`: members, numbered from 0, but for those of shelters. Answers how many."""
    connection.execute("CREATE TEMP TABLE persons AS SELECT row_number() OVER (ORDER BY id) - 1 AS number, id "
                       "FROM auth_members WHERE id NOT IN (SELECT member FROM shelter_people)")
    connection.execute("CREATE UNIQUE INDEX temp.persons_number ON persons (number)")
    return connection.execute("SELECT count(*) FROM persons").fetchone()[0]


def tokens(running, count=8):
    """Access tokens of that many members, signed in through the API."""
    return [call(running, "POST", "/api/v1/auth/login", {
        "email": email(number), "password": PASSWORD, "device": "bench"},
    )["tokens"]["accessToken"] for number in range(count)]


def call(running, method, path, body=None, token=None):
    """One request to a server; its JSON answer."""
    headers = {"content-type": "application/json"} if body is not None else {}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(running.address + path, method=method, headers=headers,
                                     data=json.dumps(body).encode() if body is not None else None)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise SystemExit(f"bench: {method} {path} answered {error.code}: {error.read()[:300]}") from error


def deep_pages(path, running, count=2000):
    """Targets of pages at random places: of all listings, and of each category."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    last = connection.execute("SELECT max(rowid) FROM listings").fetchone()[0]
    chance = random.Random(1)
    plain, by_category, ids = [], [], []
    scopes = {query: scope(call(running, "GET", f"/api/v1/listings?limit=1{query}")["next"])
              for query in ("", "&category=jersey", "&category=clothing", "&category=general")}
    while len(ids) < count:
        row = connection.execute("SELECT id, published_at, category FROM listings WHERE rowid = ? AND visible = 1",
                                 (chance.randrange(1, last + 1),)).fetchone()
        if not row:
            continue
        query = f"&category={row[2]}"
        plain.append(f"/api/v1/listings?limit=20&after={cursor(scopes[''], row[1], row[0])}")
        by_category.append(f"/api/v1/listings?limit=20{query}&after={cursor(scopes[query], row[1], row[0])}")
        ids.append(f"lst_{row[0]}")
    connection.close()
    return plain, by_category, ids


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
