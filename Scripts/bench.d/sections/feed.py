"""Pages of the feed beside pages of listings, the feed of followed members, "popular", and posting to many followers."""
import http.client, json, random, sqlite3, statistics, struct, time, zlib

import data
from cursor import cursor, scope
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, measured
from sections.community import compare
from sections.pictures import upload

# A member follows 1,000 others, one has 10,000 followers, one has none: the first three that the fill makes.
FOLLOWING, FOLLOWED, UNFOLLOWED = range(3)
FIRST = "/api/v1/feed/posts?limit=20"
# A member may have at most so many pictures that no record shows yet.
PICTURES = 50
PLACES = 2_000

# Of five posts one has a comment; in the later half of the posts every tenth shows a listing.
COMMENTS = """
INSERT INTO comments (id, subject, author, parent, body, state, created_at, version, replies, listed)
SELECT id, 'fee_' || id, :author, '', '색이 잘 어울려요', 'shown', created_at + 60000000, 1, 0, 1
FROM feed_posts WHERE rowid % 5 = 0"""
THREADS = """
INSERT INTO comment_threads (subject, comments, closed_at)
SELECT 'fee_' || id, 1, NULL FROM feed_posts WHERE rowid % 5 = 0"""
WORN = """
UPDATE feed_posts SET (worn, worn_seller) = (
    SELECT 'lst_' || listings.id, listings.seller FROM listings
    WHERE listings.rowid = feed_posts.rowid % :listings + 1 AND listings.visible = 1)
WHERE rowid > :posts / 2 AND rowid % 10 = 0"""


def filled(bench):
    """The path of a copy with so many posts, and at most as many listings."""
    listings = min(bench.rows, bench.posts)

    def make(path):
        bench.fill(path, listings, bench.posts)
        enrich(path, {"posts": bench.posts, "listings": listings})
    return bench.kept(f"feed-{bench.posts}-{listings}", make)


def enrich(path, given):
    """Adds comments, and listings that posts show."""
    connection = sqlite3.connect(path)
    given["author"] = member(connection, UNFOLLOWED)
    for statement in (COMMENTS, THREADS, WORN):
        connection.execute(statement, given)
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def member(connection, number):
    return connection.execute("SELECT id FROM auth_members WHERE email = ?",
                              (data.email(number),)).fetchone()[0]


class Places:
    """What there is, and places in the lists at random."""

    def __init__(self, path):
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        one = lambda query, *values: connection.execute(query, values).fetchone()[0]
        self.posts = one("SELECT count(*) FROM feed_posts")
        self.likes, self.members = one("SELECT sum(likes) FROM feed_posts"), one("SELECT count(*) FROM auth_members")
        self.follows = one("SELECT count(*) FROM feed_follows")
        self.following = one("SELECT count(*) FROM feed_follows WHERE follower = ?", member(connection, FOLLOWING))
        self.followers = one("SELECT count(*) FROM feed_follows WHERE followee = ?", member(connection, FOLLOWED))
        if one("SELECT count(*) FROM feed_follows WHERE followee = ?", member(connection, UNFOLLOWED)):
            raise SystemExit("bench: a member has followers who should have none")
        chance = random.Random(1)
        draw = lambda low, high: [connection.execute(
            "SELECT created_at, place, id FROM feed_posts WHERE rowid = ?", (chance.randrange(low, high),)).fetchone()
            for _ in range(PLACES)]
        # A page goes on with older posts: in the first half these show no listings.
        half = self.posts // 2
        self.plain, self.worn = draw(self.posts // 10, half), draw(half + self.posts // 10, self.posts + 1)
        connection.close()


def pages(running, token, rows, key=0, choice=""):
    """Targets of pages of a list at these places: by time, or with `key` 1 by popularity."""
    digest = scope(data.call(running, "GET", f"{FIRST}{choice}", token=token)["next"])
    return [f"{FIRST}{choice}&after={cursor(digest, row[key], row[2])}" for row in rows]


def measure(bench):
    path = filled(bench)
    places, running = Places(path), bench.serve(f"sqlite:{path}")
    result = Result("The feed", columns=LOAD_COLUMNS)
    read(bench, running, path, places, result)
    post(bench, running, places, result)
    running.stop()
    result.notes += [
        f"{places.posts:,} posts with {places.likes:,} likes, {places.members:,} members with {places.follows:,} follows, and "
        f"{min(bench.rows, bench.posts):,} listings; of five posts one has a comment. The database passed `madang-server check`.",
        "All pages hold 20 records, are those at 2,000 random places, and are read by one member who has signed in: nothing is "
        "kept, and each page asks for the reader's own likes. Posts of the older half show no listing; of those in the row "
        "that says so every tenth does.",
        "Goals of CPU of pages are medians of pairs of short rounds; in brackets their quartiles.",
        f"Posts are published one after the other over one connection, {PICTURES} at a time, each with a picture that was "
        "uploaded before; what the server does afterwards, until it is quiet, counts as well. Both authors take turns; in "
        "brackets the least and the most of a turn.",
    ]
    return result


def read(bench, running, path, places, result):
    """Pages of the feed beside those of listings; each comparison with a new token, since one serves for 15 minutes."""
    listings, _, _ = data.deep_pages(path, running)
    newest = lambda token: pages(running, token, places.plain)
    for what, limit, kinds in (
        ("feed, newest: CPU against listings", 1.3,
         {"listings": lambda _: listings, "feed, newest": newest}),
        (f"feed of {places.following:,} followed members: CPU against listings", 10,
         {"listings, beside followed members": lambda _: listings,
          f"feed of {places.following:,} followed members": lambda token: pages(
              running, token, places.plain, choice="&list=following")}),
        ("feed, popular: CPU against newest", 2,
         {"feed, newest, beside popular": newest,
          "feed, popular": lambda token: pages(running, token, places.plain, key=1, choice="&list=popular")}),
    ):
        token = data.tokens(running, 1)[0]
        compare(bench, what, limit, result,
                {name: signed(bench, running, token, targets(token)) for name, targets in kinds.items()})
    token = data.tokens(running, 1)[0]
    loads = measured(bench, {"feed, newest, with listings that are worn": signed(
        bench, running, token, pages(running, token, places.worn))})
    result.rows += [load_row(name, load) for name, load in loads.items()]
    result.notes += refusals(loads)


def signed(bench, running, token, targets):
    return Kind(bench, running, "read.lua", lists=[{"share": 100, "targets": targets}], token=token)


def post(bench, running, places, result):
    """Publications of a member with many followers beside those of a member without."""
    names = {UNFOLLOWED: "publish, no followers", FOLLOWED: f"publish, {places.followers:,} followers"}
    costs, times = {number: [] for number in names}, {number: [] for number in names}
    # One turn of each is not counted.
    for turn in range(4 * bench.rounds + 1):
        signed_in = data.tokens(running, 3)
        for number in sorted(names, reverse=turn % 2 == 0):
            cpu, took = publications(running, signed_in[number], turn)
            if turn:
                costs[number].append(cpu)
                times[number] += took
    middle = {number: statistics.median(each) for number, each in costs.items()}
    low, high = (limit(costs[FOLLOWED]) / middle[UNFOLLOWED] for limit in (min, max))
    result.goals.append(Goal(
        f"publish with {places.followers:,} followers: CPU against none ({low:.2f} to {high:.2f})",
        middle[FOLLOWED] / middle[UNFOLLOWED], 2))
    for number, name in names.items():
        ordered = sorted(times[number])
        result.rows.append([name, f"{len(ordered) / sum(ordered):,.0f}", f"{middle[number] * 1e6:.1f}",
                            f"{statistics.median(ordered) * 1000:.2f}",
                            f"{ordered[int(len(ordered) * 0.99)] * 1000:.2f}"])


def publications(running, token, turn):
    """Seconds of processor time of a publication with all that follows it, and the seconds until each was answered."""
    ids = []
    for number in range(PICTURES):
        picture = upload(running, token, png(turn * PICTURES + number))
        if "id" not in picture:
            raise SystemExit(f"bench: an upload was refused: {picture}")
        ids.append(picture["id"])
    rest(running)
    before, took = running.cpu(), []
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=30)
    for number, id in enumerate(ids):
        body = json.dumps({"text": f"오늘의 옷차림 {turn}-{number}\n#오늘의코디 #빈티지", "photos": [id]})
        since = time.perf_counter()
        connection.request("POST", "/api/v1/feed/posts", body,
                           {"content-type": "application/json", "authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        content = answer.read()
        took.append(time.perf_counter() - since)
        if answer.status != 201:
            raise SystemExit(f"bench: a publication was answered {answer.status}: {content[:300]}")
    connection.close()
    rest(running)
    return (running.cpu() - before) / len(ids), took


def rest(running, longest=30):
    """Waits until the server has used next to no processor time for a second."""
    end = time.monotonic() + longest
    quiet = 0
    while quiet < 2 and time.monotonic() < end:
        before = running.cpu()
        time.sleep(0.5)
        quiet = quiet + 1 if running.cpu() - before < 0.02 else 0


def png(number):
    """A PNG of 64 x 64 pixels of one colour, another one for each number."""
    chunk = lambda name, body: struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    pixel = bytes((number * 37 % 256, number * 91 % 256, number // 256 * 53 % 256))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress((b"\0" + pixel * 64) * 64)) + chunk(b"IEND", b""))
