"""Purchases with test money over HTTP, from a webhook to what was bought, and the sandbox of the gateway alone."""
import base64, hashlib, hmac, http.client, json, os, random, sqlite3, subprocess, sys, time
import urllib.parse, urllib.request

import data, machine
from figures import Goal, Result
from sections.feed import rest

BUYERS, MANY, UNITS = 64, 2_000, 9_999
# A round has so many hot listings of its own: who is refused by one goes on with the next.
HOT = 4
# No webhook is sent of a price that ends in 008: the bench sends it.
PRICE, SILENT, WEBHOOKS = 12_000, 12_008, 400
# The sandbox's own secret, which protects nothing.
SECRET = "whsec_bWFkYW5nLXBvcnRvbmUtc2FuZGJveA=="
SHARE, SOON, ALONE = 0.6, 50, 2_000
UNFULFILLED = """
SELECT count(*) FROM order_payments JOIN orders ON orders.id = order_payments.order_id
WHERE order_payments.paid > 0 AND orders.state <> 'fulfilled'"""
FORM = {"content-type": "application/x-www-form-urlencoded"}


def prepared(path, rounds):
    """Listings with units enough, sold at once: hot ones, many, and those of which no webhook tells."""
    connection = sqlite3.connect(path)
    hot = HOT * (rounds + 1)
    ids = [id for (id,) in connection.execute(
        "SELECT id FROM listings WHERE state = 'on-sale' AND visible = 1 AND currency = 'KRW' LIMIT ?",
        ((hot + MANY) * 4,))]
    chosen = random.Random(1).sample(ids, min(hot + MANY + 1, len(ids)))
    connection.executemany(
        "UPDATE listings SET stock_left = ?, list_price = ?, discount = NULL, sale_price = ?, reservation = 'immediate' "
        "WHERE id = ?", [(UNITS, price, price, id) for id, price in zip(chosen, [SILENT] + [PRICE] * len(chosen))])
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    silent, *rest = [f"lst_{id}" for id in chosen]
    return rest[:hot], rest[hot:], silent


def joined(running, count):
    """Tokens of that many members who sell nothing."""
    return [data.call(running, "POST", "/api/v1/auth/join", {
        "email": f"buyer{number}@madang.example", "password": data.PASSWORD, "nickname": f"구매자{number}",
        "device": "bench"})["tokens"]["accessToken"] for number in range(count)]


class Walk:
    """What the generator (pay_loop.c) does in rounds, what it tells, and what the server used meanwhile."""

    def __init__(self, bench, program, running, name):
        self.bench, self.program, self.running = bench, program, running
        self.input = os.path.join(bench.folder, f"{name}.txt")
        self.rounds = []

    def start(self, seconds, lines):
        with open(self.input, "w") as file:
            file.writelines(line + "\n" for line in lines)
        self.before = self.running.cpu()
        self.child = subprocess.Popen([self.program, self.input, str(seconds)], stdout=subprocess.PIPE, text=True)
        return self

    def finish(self):
        output, _ = self.child.communicate()
        if self.child.returncode:
            raise SystemExit(f"bench: pay_loop ended with {self.child.returncode}")
        told = json.loads(output)
        if told["wrong"] or not told["done"]:
            raise SystemExit(f"bench: {told['wrong']} answers were wrong, {told['done']} payments done: {told['first']}")
        told["server"] = self.running.cpu() - self.before
        told["rate"] = told["done"] / told["seconds"]
        self.rounds.append(told)
        return told

    def run(self, lines, seconds=None):
        return self.start(seconds or self.bench.seconds, lines).finish()

    def median(self, name):
        return machine.median([told[name] for told in self.rounds])

    def share(self, name):
        """How much of the machine's processor time somebody took: 0 to 1."""
        cores = os.cpu_count()
        return machine.median([told[name] / told["seconds"] / cores for told in self.rounds])

    def row(self, name):
        each = lambda used: machine.median([told[used] / told["done"] * 1e6 for told in self.rounds])
        server, generator = self.share("server"), self.share("cpu")
        limit = ("processors" if server + generator > 0.9 else "one processor" if server + generator > 0.9 / os.cpu_count()
                 else "waiting for commits")
        return [name, f"{self.median('rate'):,.0f}", f"{each('server'):.0f}", f"{each('cpu'):.0f}", f"{server:.0%}",
                f"{generator:.0%}", f"{self.median('p50'):.1f}", f"{self.median('p99'):.1f}", limit]


COLUMNS = ["", "a second", "CPU µs of the server", "CPU µs of the generator", "processors: server", "generator", "p50 ms",
           "p99 ms", "limited by"]


def take_turns(bench, running, names, lines, result):
    """Walks by the keys of their names, in turns: now the one and now the other comes first, once the server has come
    to rest. `lines` tells what each is given in a round, of which the first is not counted."""
    program = bench.compiled("pay_loop.c", "-lpthread")
    walks = {key: Walk(bench, program, running, key) for key in names}
    for number in range(bench.rounds + 1):
        given = lines(number)
        for key in sorted(names, reverse=number % 2 == 0):
            rest(running)
            walks[key].run(given[key], None if number else 1)
        if number == 0:
            for walk in walks.values():
                walk.rounds.clear()
    result.rows += [walk.row(names[key]) for key, walk in walks.items()]
    return walks


def share_of_rate(walk, other):
    """The median of the rates of rounds against those of the other walk beside them."""
    return machine.median([ours["rate"] / theirs["rate"] for ours, theirs in zip(walk.rounds, other.rounds)])


def take_over(told, result):
    """Takes what was told of requests, whose columns are LOAD_COLUMNS, into a result of payments."""
    result.goals += told.goals
    result.rows += [[name, rate, cpu, "", "", "", p50, p99, ""] for name, rate, cpu, p50, p99 in told.rows]
    result.notes += told.notes


def measure(bench):
    path, loop_file = bench.copy(bench.rows, "pay"), bench.copy(bench.rows, "pay-loop")
    hot, many, silent = prepared(path, bench.rounds)
    program, loop = bench.compiled("pay_loop.c", "-lpthread"), bench.compiled("commit_loop.c", "-lsqlite3")
    port = data.free_port()
    running = bench.serve(f"sqlite:{path}", "--payments", "sandbox", "--payments-port", str(port))
    *buyers, alone = joined(running, BUYERS + 1)
    result = Result("Paying", columns=COLUMNS)
    place = [f"server {running.port}", f"sandbox {port}"] + [f"token {token}" for token in buyers]
    crowd = place + [f"listing {id}" for id in many]
    purchases(bench, running, program, loop, loop_file, place, crowd, hot, result)
    wait = Webhooks(running, port, alone, silent)
    webhooks(bench, running, program, crowd, wait, result)
    problems = called(port, "/__sandbox/problems")["problems"]
    running.stop()
    sound(path, problems, result)
    sandbox_alone(bench, program, result)
    result.notes += [
        f"A purchase is eight requests of one of {BUYERS} buyers: reserve, open the order, ask for the checkout's address, pay "
        "there, open the sandbox's window, approve, return, see the order fulfilled. The server serves the sandbox beside "
        "itself and asks it in its own process; the sandbox's payments are kept in a file. p50 and p99 are of whole purchases.",
        "A purchase is several durable transactions, one after the other, because no transaction crosses domains and none is "
        "open while the gateway is asked; the loop in C commits one insert.",
        "The generator is a program in C with a thread for each buyer. The rows say which share of all processors the server "
        "and the generator took: together they can take 100 %.",
        f"Webhooks are sent one after the other over one connection, {WEBHOOKS} of them; each is counted until it is answered "
        "and the order is seen fulfilled. Nothing else tells the server that these orders are paid.",
    ]
    return result


def purchases(bench, running, program, loop, loop_file, place, crowd, hot, result):
    """Purchases of many listings and of one, in turns with the loop in C."""
    kinds = {name: Walk(bench, program, running, key)
             for key, name in (("many", f"purchases of {MANY:,} listings at random"), ("hot", "purchases of one hot listing"))}
    several, one = kinds.values()
    batch = lambda number: place + [f"listing {id}" for id in hot[HOT * number:HOT * (number + 1)]] + ["hot"]
    for walk, lines in ((several, crowd), (one, batch(0))):
        walk.run(lines, 1)
        walk.rounds.clear()
    raw = []
    for number in range(bench.rounds):
        raw.append(json.loads(subprocess.run([loop, loop_file, str(bench.seconds), "1"], check=True, capture_output=True,
                                             text=True).stdout))
        several.run(crowd)
        one.run(batch(number + 1))
    rate = machine.median([told["rate"] for told in raw])
    for name, walk in kinds.items():
        result.goals.append(Goal(f"{name}: rate against a loop in C that commits each insert",
                                 walk.median("rate") / rate, SHARE, at_least=True))
        result.rows.append(walk.row(name))
    result.rows.append(["loop in C, one thread, each insert committed", f"{rate:,.0f}", "", "", "", "",
                        f"{machine.median([told['p50'] for told in raw]):.2f}",
                        f"{machine.median([told['p99'] for told in raw]):.2f}", ""])


def webhooks(bench, running, program, crowd, wait, result):
    """From a webhook to the fulfilled order: alone, and while others buy."""
    quiet = sorted(wait.once() for _ in range(WEBHOOKS))
    result.goals.append(Goal("from a webhook to the fulfilled order: p99", p99(quiet), SOON, "ms"))
    busy, others = [], Walk(bench, program, running, "beside")
    others.start(max(bench.seconds, 6), crowd)
    while others.child.poll() is None:
        busy.append(wait.once())
    others.finish()
    for name, times in (("from a webhook to the fulfilled order", quiet), ("the same while others buy", sorted(busy))):
        result.rows.append([name, "", "", "", "", "", f"{machine.median(times):.1f}", f"{p99(times):.1f}", ""])


def p99(ordered):
    return ordered[int(len(ordered) * 0.99)]


class Webhooks:
    """One buyer's purchases on the channel that takes the money at once, of which only a webhook tells the server."""

    def __init__(self, running, port, token, listing):
        self.running, self.token, self.listing, self.count = running, token, listing, 0
        self.server = http.client.HTTPConnection("127.0.0.1", running.port, timeout=30)
        self.sandbox = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def once(self):
        """The milliseconds from the webhook of a new payment until its order is fulfilled."""
        order = self.opened()
        body, headers = self.signed(self.paid(order))
        begin = time.perf_counter()
        self.asked(self.server, "POST", "/webhooks/portone", body, headers, 200)
        answered = time.perf_counter()
        while True:
            state = self.made("GET", f"/api/v1/orders/{order}")["state"]
            if state == "fulfilled":
                break
            answered = time.perf_counter()
            if answered - begin > 10:
                raise SystemExit(f"bench: an order is {state} 10 s after its webhook")
        return (answered - begin) * 1000

    def opened(self):
        deal = self.made("POST", "/api/v1/deals", {"listing": self.listing, "toPay": True}, 201)["id"]
        return self.made("POST", "/api/v1/orders", {"record": deal}, 201)["id"]

    def paid(self, order):
        """Pays in the sandbox, and does not come back; answers what the webhook tells."""
        secret = self.made("POST", f"/api/v1/orders/{order}/checkout")["secret"]
        address = self.led(self.server, "POST", f"/pay/{secret}", "act=pay")
        address = urllib.parse.urlsplit(address.replace("channel-key-manual", "channel-key-auto"))
        window = urllib.parse.urlsplit(self.led(self.sandbox, "GET", f"{address.path}?{address.query}")).path
        self.led(self.sandbox, "POST", window + "/approve")
        told = dict(urllib.parse.parse_qsl(address.query))
        return {"storeId": told["storeId"], "paymentId": told["paymentId"],
                "transactionId": urllib.parse.unquote(window.rpartition("/")[2])}

    def signed(self, told):
        """A webhook as the gateway signs it (Standard Webhooks)."""
        self.count += 1
        now = time.time()
        moment = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(now))
        body = json.dumps({"type": "Transaction.Paid", "timestamp": moment, "data": told})
        name, seconds = f"wh_bench_{self.count}", str(int(now))
        key = base64.b64decode(SECRET.removeprefix("whsec_"))
        digest = hmac.new(key, f"{name}.{seconds}.{body}".encode(), hashlib.sha256).digest()
        return body, {"content-type": "application/json", "webhook-id": name, "webhook-timestamp": seconds,
                      "webhook-signature": "v1," + base64.b64encode(digest).decode()}

    def made(self, method, target, body=None, status=200):
        headers = {"authorization": f"Bearer {self.token}"}
        if body is not None:
            body, headers["content-type"] = json.dumps(body), "application/json"
        return json.loads(self.asked(self.server, method, target, body, headers, status)[1])

    def led(self, connection, method, target, body=None):
        """The address to which a request leads."""
        return self.asked(connection, method, target, body, FORM if body else {}, 303)[0].getheader("location")

    def asked(self, connection, method, target, body, headers, status):
        connection.request(method, target, body, headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != status:
            raise SystemExit(f"bench: {method} {target.partition('?')[0]} answered {answer.status}: {text[:300]}")
        return answer, text


def called(port, target):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{target}", timeout=30) as answer:
        return json.loads(answer.read())


def unfulfilled(one):
    return Goal("paid orders that are not fulfilled", one(UNFULFILLED), 0, "orders")


def agreement(one, table, prefix, state):
    """How many orders for records of a table are fulfilled, how many of its records are paid for, and how many of both
    are without the other."""
    orders = one(f"SELECT count(*) FROM orders WHERE state = 'fulfilled' AND record LIKE '{prefix}/_%' ESCAPE '/'")
    paid = one(f"SELECT count(*) FROM {table} WHERE order_id IS NOT NULL AND state = '{state}'")
    both = one(f"SELECT count(*) FROM {table} AS own JOIN orders ON orders.id = own.order_id "
               f"AND orders.record = '{prefix}_' || own.id WHERE own.state = '{state}' AND orders.state = 'fulfilled'")
    return orders, paid, orders + paid - 2 * both


def consistent(bench, path):
    faults = bench.faults(path)
    print(faults, end="", file=sys.stderr)
    return Goal("failures of `madang-server check`", int(bool(faults)), 0, "of 1")


def sound(path, problems, result):
    """What the database says afterwards: everything that was paid was fulfilled, and each unit was sold once."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    one = lambda query, *values: connection.execute(query, values).fetchone()[0]
    fulfilled = one("SELECT count(*) FROM orders WHERE state = 'fulfilled'")
    late = unfulfilled(one)
    touched = "SELECT DISTINCT listing FROM deals"
    sold = one(f"SELECT coalesce(sum(? - stock_left), 0) FROM listings WHERE id IN ({touched})", UNITS)
    over = one("SELECT count(*) FROM listings WHERE stock_left < 0 OR stock_held < 0")
    connection.close()
    result.goals += [
        late,
        Goal("units sold without a fulfilled order, or the other way round", abs(sold - fulfilled), 0, "units"),
        Goal("listings that sold more than they had, and problems of the sandbox's own books", over + len(problems), 0, "of them"),
    ]
    result.notes.append(f"Afterwards there are {fulfilled:,} fulfilled orders for {sold:,} units.")


def sandbox_alone(bench, program, result):
    """Windows that are opened and approved: in memory, and kept in a file."""
    for name, flags in (("sandbox alone: payments", ()),
                        ("the same, kept in a file", ("--journal", os.path.join(bench.folder, "portone.journal")))):
        running = bench.harness("portone", *flags, path="/")
        walk = Walk(bench, program, running, "alone")
        lines = [f"sandbox {running.port}", "payers 32"]
        walk.run(lines, 1)
        walk.rounds.clear()
        for _ in range(bench.rounds):
            walk.run(lines)
        running.stop()
        result.rows.append(walk.row(name))
        if not flags:
            result.goals.append(Goal(f"{name} a second", walk.median("rate"), ALONE, "", at_least=True))
