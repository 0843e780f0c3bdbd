"""Joining crews for their fees beside purchases of listings, also one crew; pages of crews beside pages of listings."""
import random, sqlite3

import data
from cursor import cursor, scope
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import measured
from sections.community import compare
from sections.feed import signed
from sections.listing import one
from sections.pay import (
    COLUMNS, PRICE, agreement, called, consistent, joined, prepared, share_of_rate, take_over, take_turns, unfulfilled)

# A crew has one to seven people. A member is of about forty crews, and owns about ten.
CREWS, PEOPLE = 100_000, 7
# Each thread joins for several buyers in turns: a member is of 100 crews at most, and of each crew once.
THREADS, BUYERS, MANY, CAPACITY = 64, 448, 2_000, 500
SHARE, PAGE, PLACES = 0.8, 1.3, 2_000
FIRST = "/api/v1/crews?limit=20"
OPENING, MINUTE = 1_767_225_600_000_000, 60_000_000

# Digits alone are identifiers, too. A row is written as its transitions make it; of names only digits differ, of which
# two look like letters.
FOUNDED = """
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :crews)
INSERT INTO crews (id, owner, name, name_skeleton, search_name, sport, other_sport, place, search_place, weekday, minute,
    zone, introduction, uniform, capacity, fee, full_days, half_days, joining, state, created_at, active_at, updated_at,
    version, member_count, taken_count, waiting_count, request_count)
SELECT printf('%026d', i), persons.id, '느티나무 ' || i, '느티나무 ' || replace(replace(i, '1', 'l'), '0', 'o'),
    '느티나무 ' || i, CASE i % 3 WHEN 0 THEN 'football' WHEN 1 THEN 'running' ELSE 'badminton' END, '', '송정 체육공원', '송정 체육공원',
    i % 7 + 1, 1170, 'Asia/Seoul', '토요일 저녁에 모입니다. 처음 오시는 분도 환영합니다.', '#0a3d8f', 20,
    CASE i % 3 WHEN 0 THEN 30000 ELSE 0 END, 7, 30, CASE i % 2 WHEN 0 THEN 'open' ELSE 'approval' END, 'open',
    :opening + i * :minute, :opening + i * :minute, :opening + i * :minute, 1, i % :people + 1, i % :people + 1, 0, 0
FROM n JOIN persons ON persons.number = i % :persons"""
MEMBERSHIPS = """
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :crews),
    k(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM k WHERE j + 1 < :people)
INSERT INTO crew_memberships (id, crew, member, state, standing, role, fee, full_days, half_days, message, field_position,
    introduction, since_at, rank_at, joined_at, created_at, version)
SELECT printf('%026d', i * :people + j), printf('%026d', i), persons.id, 'member', 'members',
    CASE j WHEN 0 THEN 'owner' ELSE 'member' END, 0, 0, 0, '', '', '', :opening + i * :minute + j, :opening + i * :minute + j,
    :opening + i * :minute + j, :opening + i * :minute + j, 1
FROM n, k JOIN persons ON persons.number = (i + j) % :persons WHERE j <= i % :people"""


def filled(bench):
    """The path of a copy with as many crews as listings, at most as many as rows."""
    crews = min(CREWS, bench.rows)

    def make(path):
        # The members come with the feed's posts, one with ten of them.
        bench.fill(path, crews, crews)
        connection = sqlite3.connect(path)
        persons = data.number_members(connection)
        given = {"crews": crews, "people": PEOPLE, "persons": persons, "opening": OPENING, "minute": MINUTE}
        for statement in (FOUNDED, MEMBERSHIPS):
            connection.execute(statement, given)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    return bench.kept(f"crews-{crews}", make)


def measure(bench):
    path = filled(bench)
    # What is sold of listings, and the crews that are joined.
    _, listings, _ = prepared(path, bench.rounds)
    hot, many = joinable(path, bench.rounds)
    port = data.free_port()
    running = bench.serve(f"sqlite:{path}", "--payments", "sandbox", "--payments-port", str(port))
    result = Result("Crews", columns=COLUMNS)
    pages(bench, running, path, result)
    place = [f"server {running.port}", f"sandbox {port}", f"payers {THREADS}"]
    place += [f"token {token}" for token in joined(running, BUYERS)]
    join(bench, running, place, listings, many, hot, result)
    problems = called(port, "/__sandbox/problems")["problems"]
    running.stop()
    sound(bench, path, problems, result)
    result.notes += [
        f"A paid join is eight requests, as a purchase is: join, open the order, ask for the checkout's address, pay there, "
        "open the sandbox's window, approve, return, see the order fulfilled; then the buyer is a member. Both are made by "
        f"{THREADS} threads with {BUYERS} buyers between them. Joins and purchases take turns on one server, of which now the "
        "one and now the other comes first, when the server has come to rest; the goal is the median of their rounds.",
        f"One crew is joined by all {BUYERS} buyers, each once, in each round another crew; then the round is over. It has "
        f"{CAPACITY} seats, the most that a crew can have.",
        "Goals of CPU of pages are medians of pairs of short rounds; in brackets their quartiles. All pages hold 20 records, and "
        f"are those at {PLACES:,} random places of a list; a visitor reads them but where the row says otherwise. A name is "
        "looked for by a number that few crews have, so that all names are read. These rows count requests.",
    ]
    return result


def joinable(path, rounds):
    """Crews that can be joined for a fee, with seats enough: one for each round, and many."""
    connection = sqlite3.connect(path)
    ids = [id for (id,) in connection.execute("SELECT id FROM crews ORDER BY id")]
    chosen = random.Random(2).sample(ids, min(rounds + 1 + MANY, len(ids)))
    connection.executemany("UPDATE crews SET capacity = ?, fee = ?, joining = 'open' WHERE id = ?",
                           [(CAPACITY, PRICE, id) for id in chosen])
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    chosen = [f"cre_{id}" for id in chosen]
    return chosen[:rounds + 1], chosen[rounds + 1:]


def pages(bench, running, path, result):
    """Pages of crews with their counts beside pages of listings, and what other lists cost."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    crews, = connection.execute("SELECT count(*) FROM crews").fetchone()
    people, = connection.execute("SELECT count(*) FROM crew_memberships").fetchone()
    chance = random.Random(1)
    # A page goes on with crews that were founded before.
    rows = [connection.execute("SELECT created_at, member_count, id FROM crews WHERE rowid = ?",
                               (chance.randrange(crews // 10, crews + 1),)).fetchone() for _ in range(PLACES)]
    connection.close()
    listings, _, _ = data.deep_pages(path, running)
    newest, largest = places(running, rows), places(running, rows, key=1, choice="&order=most-members")
    kinds = {"listings, a page": one(bench, running, listings), "crews, a page with counts": one(bench, running, newest)}
    told = Result("", columns=LOAD_COLUMNS)
    compare(bench, "crews, a page with counts: CPU against a page of listings", PAGE, told, kinds)
    page, other = (kind.result() for kind in kinds.values())
    told.goals.append(Goal("crews, a page with counts: p50 against a page of listings", other.p50 / page.p50, PAGE))
    loads = measured(bench, {
        "crews, most members first": one(bench, running, largest),
        "crews, read by a member": signed(bench, running, data.tokens(running, 1)[0], newest),
        "crews, by a name": one(bench, running, [f"{FIRST}&name={int(id)}" for _, _, id in rows]),
    })
    told.rows += [load_row(name, load) for name, load in loads.items()]
    take_over(told, result)
    result.notes += refusals(loads) + [
        f"{crews:,} crews with {people:,} memberships beside as many listings; the database passed `madang-server check`."]


def places(running, rows, key=0, choice=""):
    """Targets of pages of a list at these places: by time, or with `key` 1 by the number of members."""
    digest = scope(data.call(running, "GET", FIRST + choice)["next"])
    return [f"{FIRST}{choice}&after={cursor(digest, row[key], row[2])}" for row in rows]


def join(bench, running, place, listings, many, hot, result):
    """Purchases, joins of many crews and of one, in turns."""
    names = {"purchases": f"purchases of {len(listings):,} listings at random",
             "joins": f"paid joins of {len(many):,} crews at random", "hot": "paid joins of one hot crew"}
    lines = {"purchases": place + [f"listing {id}" for id in listings], "joins": place + [f"crew {id}" for id in many]}
    walks = take_turns(bench, running, names, lambda number: {
        **lines, "hot": place + [f"crew {hot[number]}", "hot", "turns 1"]}, result)
    result.goals.append(Goal("paid joins: rate against purchases", share_of_rate(walks["joins"], walks["purchases"]),
                             SHARE, at_least=True))


def sound(bench, path, problems, result):
    """What the database says afterwards: all that was paid was fulfilled, and no crew has more members than seats."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    one = lambda query: connection.execute(query).fetchone()[0]
    fulfilled, paying, odd = agreement(one, "crew_memberships", "mbr", "member")
    over = one("SELECT count(*) FROM crews WHERE capacity < (SELECT count(*) FROM crew_memberships WHERE crew = crews.id "
               "AND state IN ('offered', 'joining', 'member', 'on-leave', 'suspended'))")
    late = unfulfilled(one)
    connection.close()
    result.goals += [
        late,
        Goal("members without a fulfilled order, or the other way round", odd, 0, "of them"),
        Goal("crews over their capacity, and problems of the sandbox's own books", over + len(problems), 0, "of them"),
        consistent(bench, path),
    ]
    result.notes.append(f"Afterwards there are {fulfilled:,} fulfilled orders for {paying:,} members.")
