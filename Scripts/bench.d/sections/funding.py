"""Backings of one campaign beside purchases of many listings; its page beside that of a listing with photos."""
import datetime, hashlib, sqlite3, struct

import data
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import measured
from sections.community import compare
from sections.feed import png, rest, signed
from sections.listing import one, size
from sections.pay import (
    COLUMNS, Walk, agreement, called, consistent, joined, prepared, share_of_rate, take_over, take_turns, unfulfilled)
from sections.pictures import upload

# How often a campaign was backed before: at most as often as there are rows.
BACKINGS = 100_000
# Each thread backs for several buyers in turns: a member backs a campaign 20 times at most.
THREADS, BUYERS, MOST = 64, 512, 20
SHARE, PAGE, PHOTOS, SHOWN = 0.5, 1.3, 3, 10
# The first members that the fill makes.
OWNER, OPERATOR, BACKER = range(3)
# The most that a campaign may ask for, in won, and how long it collects: its copy is kept for a calendar year.
AMOUNT, DAYS = 10_000_000_000, 365
ACCOUNT = {"bank": "농협은행", "number": "301-0000-1234-51", "holder": "느티나무 쉼터"}

# One backing was paid; the others have its rows but for these columns. Digits alone are identifiers, too.
ID = "printf('%026d', i)"
ATTEMPT = "printf('10000000-0000-4000-8000-%012d', i)"
COPIED = {
    "campaign_backings": {"id": ID, "member": "persons.id", "order_id": ID},
    "orders": {"id": ID, "buyer": "persons.id", "record": f"'bck_' || {ID}"},
    "order_texts": {"order_id": ID},
    "order_payments": {
        "order_id": ID, "reference": "printf('pay-%022d', i)", "attempt": ATTEMPT, "paid_attempt": ATTEMPT},
    "order_records": {"order_id": ID, "buyer": "persons.id", "record": f"'bck_' || {ID}"},
    "ledger_entries": {"sequence": "i + 1", "order_id": ID, "source": f"'ord_' || {ID}"},
    "ledger_lines": {"sequence": "i + 1", "owner": "CASE kind WHEN 'buyer' THEN 'mem_' || persons.id ELSE owner END"},
}
# The sandbox numbers its attempts from 1 whenever it begins.
RENAMED = f"UPDATE order_payments SET (attempt, paid_attempt) = (SELECT {ATTEMPT}, {ATTEMPT} FROM (SELECT 0 AS i))"
TALLIED = """
UPDATE campaign_tallies SET (backed_count, backed_amount) = (
    SELECT count(*), sum(amount) FROM campaign_backings WHERE campaign = campaign_tallies.campaign)"""
BALANCED = """
INSERT INTO ledger_balances (owner, kind, balance)
SELECT coalesce(owner, ''), kind, sum(amount) FROM ledger_lines GROUP BY 1, 2"""


def filled(bench):
    """The path of a copy with one campaign and its backings, beside as many listings."""
    backings = min(BACKINGS, bench.rows)

    def make(path):
        # The members come with the feed's posts, one with ten of them.
        bench.fill(path, backings, backings)
        bench.appoint(path, OPERATOR, "operator")
        begin(bench, path)
        connection = sqlite3.connect(path)
        multiply(connection, backings)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    return bench.kept(f"funding-{backings}-{datetime.date.today().year}", make)


def begin(bench, path):
    """A verified shelter opens a campaign, and one member backs it, all over HTTP."""
    port = data.free_port()
    running = bench.serve(f"sqlite:{path}", "--payments", "sandbox", "--payments-port", str(port))
    signed_in = data.tokens(running, 3)
    campaign = opened(running, signed_in[OWNER], signed_in[OPERATOR])
    walk = Walk(bench, bench.compiled("pay_loop.c", "-lpthread"), running, "first")
    walk.run([f"server {running.port}", f"sandbox {port}", f"token {signed_in[BACKER]}", f"campaign {campaign}",
              "turns 1"])
    rest(running)
    running.stop()


def opened(running, owner, operator):
    """A campaign with a registration: without one it could not take ten million won."""
    day = lambda days: (datetime.date.today() + datetime.timedelta(days)).isoformat()
    shelter = data.call(running, "POST", "/api/v1/shelters", {
        "name": "느티나무 쉼터", "registrationNumber": "제2021-충남-041호", "place": "충남 아산시 송악면",
        "contact": "041-555-0141", "introduction": "개 마흔여섯 마리가 새 가족을 기다립니다."}, owner)["id"]
    data.call(running, "POST", f"/api/v1/shelters/{shelter}/decision",
              {"decision": "verify", "reason": "등록증을 확인했습니다."}, operator)
    campaign = data.call(running, "POST", f"/api/v1/shelters/{shelter}/campaigns", {
        "title": "겨울 사료와 담요", "purpose": "보호소 개들의 겨울 사료와 담요",
        "story": "12월부터 석 달 동안 먹을 사료와 덮을 담요를 마련합니다.\n물건이 도착하면 품목마다 사진을 올립니다.",
        "amount": {"amount": AMOUNT, "currency": "KRW"},
        "deadline": {"time": f"{day(DAYS)} 12:00", "zone": "Asia/Seoul"},
        "registration": {"office": "충청남도", "number": "2026-12", "firstDay": day(-1), "lastDay": day(DAYS + 1),
                         "account": ACCOUNT}}, owner)["id"]
    data.call(running, "POST", f"/api/v1/campaigns/{campaign}/open", token=owner)
    return campaign


def multiply(connection, backings):
    """Makes that many backings of the one that there is, with their orders, payments and postings."""
    given = {"last": backings - 1, "persons": data.number_members(connection)}
    connection.execute(RENAMED)
    for table, changed in COPIED.items():
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(changed.get(column, f"{table}.{column}") for column in columns)
        connection.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :last) "
            f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} "
            f"FROM n JOIN persons ON persons.number = i % :persons, {table}", given)
    connection.execute(TALLIED)
    connection.execute("DELETE FROM ledger_balances")
    connection.execute(BALANCED)
    chain(connection)


def chain(connection):
    """Writes the hashes of the ledger's entries, each of which covers the one before it."""
    lines = {}
    for sequence, *line in connection.execute(
            "SELECT sequence, kind, owner, amount FROM ledger_lines ORDER BY sequence, number"):
        lines.setdefault(sequence, []).extend(line)
    key, hashes = bytes(32), []
    for sequence, kind, order, *more in connection.execute(
            "SELECT sequence, kind, order_id, currency, source, posted_at FROM ledger_entries ORDER BY sequence"):
        texts = [sequence, kind, f"ord_{order}", *more, *lines[sequence]]
        key = hashlib.blake2b(b"".join(map(hashed, texts)), key=key, digest_size=32).digest()
        hashes.append((key.hex(), sequence))
    connection.executemany("UPDATE ledger_entries SET hash = ? WHERE sequence = ?", hashes)
    connection.execute("UPDATE ledger_heads SET hash = ?, sequence = ?", hashes[-1])


def hashed(value):
    """A part of what an entry's hash covers: a 1, the length and the text, or a 0 for nothing."""
    if value is None:
        return b"\0"
    text = str(value).encode()
    return b"\1" + struct.pack(">Q", len(text)) + text


def measure(bench):
    path = filled(bench)
    _, listings, _ = prepared(path, bench.rounds)
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    campaign, backings = connection.execute("SELECT 'cam_' || campaign, backed_count FROM campaign_tallies").fetchone()
    connection.close()
    port = data.free_port()
    running = bench.serve(f"sqlite:{path}", "--payments", "sandbox", "--payments-port", str(port))
    result = Result("Funding", columns=COLUMNS)
    pages(bench, running, campaign, backings, result)
    place = [f"server {running.port}", f"sandbox {port}", f"payers {THREADS}"]
    place += [f"token {token}" for token in joined(running, BUYERS)]
    back(bench, running, place, listings, campaign, result)
    rest(running)
    shown = data.call(running, "GET", f"/api/v1/campaigns/{campaign}")
    problems = called(port, "/__sandbox/problems")["problems"]
    running.stop()
    sound(bench, path, shown, problems, result)
    result.notes += [
        "A backing is eight requests, as a purchase is: choose an amount, open the order, ask for the checkout's "
        "address, pay there, open the sandbox's window, approve, return, see the order fulfilled. All are of the "
        "campaign whose page is measured, and of the least amount that can be given. Both are made by "
        f"{THREADS} threads with {BUYERS} buyers between them; a buyer backs at most {turns(bench)} times in a round, "
        f"since a member can back a campaign {MOST} times. Backings and purchases take turns on one server, of which "
        "now the one and now the other comes first, when the server has come to rest; the goal is the median of their "
        "rounds.",
        "Goals of CPU of pages are medians of pairs of short rounds; in brackets their quartiles. A visitor reads them "
        "but where the row says otherwise. These rows count requests.",
    ]
    return result


def turns(bench):
    """How often a buyer can back the campaign in a round, so that none is refused in any."""
    return max(1, MOST // (bench.rounds + 1))


def pages(bench, running, campaign, backings, result):
    """The page of the campaign beside those of listings that show as many photos, and what else it costs."""
    owner, reader = data.tokens(running, 3)[::2]
    photos = lambda number: [upload(running, owner, png(number * PHOTOS + place))["id"] for place in range(PHOTOS)]
    details = [data.call(running, "POST", "/api/v1/listings", {
        "title": "느티나무 화분", "description": "햇빛을 좋아해요", "category": "general", "condition": "A",
        "price": {"amount": 12_000, "currency": "KRW"}, "stock": 1, "photos": photos(number)}, owner)["id"]
        for number in range(SHOWN)]
    details = [f"/api/v1/listings/{id}" for id in details]
    target = f"/api/v1/campaigns/{campaign}"
    # What is answered can be sent back.
    answer = data.call(running, "GET", target, token=owner)
    data.call(running, "PUT", target, {**answer, "photos": photos(SHOWN)}, owner)
    rest(running)
    told, name = Result("", columns=LOAD_COLUMNS), f"campaign with {backings:,} backings"
    compare(bench, f"{name}: CPU against a listing with photos", PAGE, told, {
        f"listing with {PHOTOS} photos": one(bench, running, details),
        f"{name}, {PHOTOS} photos": one(bench, running, [target])})
    loads = measured(bench, {
        "campaign, read by a member": signed(bench, running, reader, [target]),
        "backers, the first page": one(bench, running, [f"{target}/backers?limit=20"]),
    })
    told.rows += [load_row(name, load) for name, load in loads.items()]
    take_over(told, result)
    result.notes += refusals(loads) + [
        f"One campaign with {backings:,} paid backings, about ten of each member, with their orders, payments and "
        "postings in the ledger, beside as many listings. One backing was paid over HTTP; the others have its rows "
        "with other identifiers, in a ledger whose hashes were made anew. The database passed `madang-server check`.",
        f"A campaign is {size(running, target):,} bytes, a listing {size(running, details[0]):,}: one of {SHOWN}, each "
        "with photos of its own. A campaign is read with its total, which is the ledger's in the same snapshot.",
    ]


def back(bench, running, place, listings, campaign, result):
    """Purchases of many listings and backings of one campaign, in turns."""
    names = {"purchases": f"purchases of {len(listings):,} listings at random", "backings": "backings of one campaign"}
    lines = {"purchases": place + [f"listing {id}" for id in listings],
             "backings": place + [f"campaign {campaign}", f"turns {turns(bench)}"]}
    walks = take_turns(bench, running, names, lambda _: lines, result)
    result.goals.append(Goal("backings of one campaign: rate against purchases of many listings",
                             share_of_rate(walks["backings"], walks["purchases"]), SHARE, at_least=True))


def sound(bench, path, shown, problems, result):
    """What the database says afterwards: all that was paid was fulfilled, and the shown total is the ledger's."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    one = lambda query, *values: connection.execute(query, values).fetchone()[0]
    fulfilled, backed, odd = agreement(one, "campaign_backings", "bck", "backed")
    ledger = one("SELECT -sum(amount) FROM ledger_lines WHERE kind = 'raised' AND owner = ?", shown["id"])
    given = one("SELECT sum(amount - returned) FROM campaign_backings WHERE state = 'backed'")
    over = one("SELECT count(*) FROM campaigns WHERE ceiling < (SELECT sum(amount) FROM campaign_backings "
               "WHERE campaign = campaigns.id AND state IN ('held', 'backed'))")
    late = unfulfilled(one)
    connection.close()
    total = shown["raised"]["amount"]
    result.goals += [
        late,
        Goal("backings without a fulfilled order, or the other way round", odd, 0, "of them"),
        Goal("the shown total against the ledger's and that of the backings",
             abs(total - ledger) + abs(total - given), 0, "won"),
        Goal("campaigns over their ceiling, and problems of the sandbox's own books", over + len(problems), 0,
             "of them"),
        consistent(bench, path),
    ]
    result.notes.append(
        f"Afterwards there are {fulfilled:,} fulfilled orders for {backed:,} backings of {total:,} won in all.")
