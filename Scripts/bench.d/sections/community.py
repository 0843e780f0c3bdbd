"""Threads, counts and comments beside pages and publications of listings, with millions of both; acts on thousands."""
import collections, json, os, sqlite3, subprocess, time

import data
from cursor import cursor, scope
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, compared, measured
from sections.listing import one

# Of five posts one has a thread: twenty comments, five of them with a reply.
EVERY, COMMENTS, REPLIES = 5, 20, 5
OPENING, MINUTE = 1_767_225_600_000_000, 60_000_000

# Digits alone are identifiers, too. A row is written as its transitions make it.
POSTS = """
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :rows)
INSERT INTO posts SELECT printf('%026d', i), :author, 'general', '느티나무 ' || i, '그늘 아래에서 만나요. ' || i, '', 'shown',
    :opening + i * :minute, NULL, 1, NULL, NULL, NULL, '느티나무 ' || i || char(10) || '그늘 아래에서 만나요. ' || i FROM n"""
COMMENTS_OF = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :threads),
    k(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM k WHERE j + 1 < :comments + :replies)
INSERT INTO comments SELECT printf('%026d', i * 100 + j + 1), printf('pst_%026d', i * :every + 1), :author,
    CASE WHEN j < :comments THEN '' ELSE printf('%026d', i * 100 + (j - :comments) + 1) END, '아직 있나요? ' || j, 'shown',
    NULL, NULL, NULL, :opening + i * :minute * :every + j, NULL, 1, CASE WHEN j < :replies THEN 1 ELSE 0 END, 1 FROM n, k"""
THREADS = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :threads)
INSERT INTO comment_threads SELECT printf('pst_%026d', i * :every + 1), :comments + :replies, NULL FROM n"""
# One comment of each of so many threads is reported.
REPORTED = 10_000
REPORTS = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :reported)
INSERT INTO moderation_reports SELECT printf('%026d', i + 1), printf('com_%026d', i * 100 + 1), :author, :reporter, 'spam',
    '광고입니다', 'open', NULL, :opening + i, NULL FROM n"""
CASES = """
INSERT INTO moderation_cases SELECT id, subject, owner, 1, created_at, created_at, 'open', 0, 1 FROM moderation_reports"""


def filled(bench):
    """The path of a copy with as many posts as listings, and five times as many comments; made once."""
    kept = os.path.join(bench.cache, f"community-{bench.rows}.sqlite")
    if not os.path.exists(kept):
        making = bench.copy(bench.rows, "community-making")
        bench.serve(f"sqlite:{making}").stop()
        connection = sqlite3.connect(making)
        author = connection.execute("SELECT id FROM auth_members ORDER BY id LIMIT 1").fetchone()[0]
        given = {"rows": bench.rows, "threads": bench.rows // EVERY, "every": EVERY, "comments": COMMENTS, "replies": REPLIES,
                 "author": author, "opening": OPENING, "minute": MINUTE}
        for statement in (POSTS, COMMENTS_OF, THREADS):
            connection.execute(statement, given)
        connection.commit()
        connection.execute("ANALYZE")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        for ending in (".keys", ""):
            os.replace(making + ending, kept + ending)
    path = os.path.join(bench.folder, "community.sqlite")
    for ending in ("", ".keys"):
        subprocess.run(["cp", "--reflink=auto", kept + ending, path + ending], check=True)
    return path


def post(number):
    return f"pst_{number:026d}"


def measure(bench):
    path = filled(bench)
    running = bench.serve(f"sqlite:{path}")
    subjects = [post(number) for number in range(1, bench.rows + 1, step(bench))]
    plain, _, _ = data.deep_pages(path, running)
    boards = pages_of_posts(bench, running)
    threads = [f"/api/v1/comments?subject={subject}&limit=20" for subject in subjects]
    result = Result("Threads, counts and comments", columns=LOAD_COLUMNS)
    compare(bench, "thread of 20: CPU against a page of 20 listings", 1.2, result, {
        "listings, a page": one(bench, running, plain), "thread, a page": one(bench, running, threads)})
    # Reading comes before writing: what is written drops what is kept, and notices are told for a while after.
    counts(bench, path, {"posts, a page": boards, "listings, a page": plain}, result)
    write(bench, running, subjects, result)
    running.stop()
    moderate(bench, path, result)
    result.notes += [
        f"{bench.rows:,} posts beside as many listings; of five posts one has {COMMENTS} comments, {REPLIES} of them with a reply: "
        f"{bench.rows // EVERY * (COMMENTS + REPLIES):,} comments. A page of a thread holds 20 comments and their {REPLIES} replies. "
        "Its subject and its authors are kept, while the page of listings beside it asks for its counts.",
        "Pages are those at 2,000 random places. What counts add is what a page costs above the same page of the same server "
        "without them (`madang-harness serve-pages --without-counts`).",
        "Goals of CPU are medians of pairs of short rounds, of which now the one and now the other comes first; in brackets their quartiles.",
        "64 connections publish and comment, whose commits share flushes; a comment is signed, validated, counted in its thread, "
        "and its notice is told in the same transaction. What notices cost later, when they are kept for their recipients, counts "
        "for whatever is measured then.",
    ]
    return result


def step(bench):
    return max(EVERY, bench.rows // 2_000 // EVERY * EVERY)


def pages_of_posts(bench, running):
    digest = scope(data.call(running, "GET", "/api/v1/board/posts?limit=1")["next"])
    return [f"/api/v1/board/posts?limit=20&after={cursor(digest, OPENING + number * MINUTE, f'{number:026d}')}"
            for number in range(21, bench.rows + 1, step(bench))]


def counts(bench, path, pages, result):
    """What counts of comments add to pages of posts, of which every fifth has some, and of listings, of which none has."""
    shown, bare = (bench.harness("serve-pages", "--backend", f"sqlite:{path}", *flags)
                   for flags in ([], ["--without-counts"]))
    for what, targets in pages.items():
        compare(bench, f"{what} of 20 with counts: CPU against the page without", 1.1, result, {
            f"{what} without counts": one(bench, bare, targets), f"{what} with counts": one(bench, shown, targets)})
    for server in (shown, bare):
        server.stop()


def write(bench, running, subjects, result):
    signed = data.tokens(running)
    loads = measured(bench, {
        "publish": Kind(bench, running, "publish.lua", 64, tokens=signed),
        "comment": Kind(bench, running, "comment.lua", 64, tokens=signed, subjects=subjects),
    })
    result.goals.append(Goal(
        "comment: rate against publish", loads["comment"].rate / loads["publish"].rate, 0.8, at_least=True))
    result.rows += [load_row(name, load) for name, load in loads.items()]
    result.notes += refusals(loads)


def moderate(bench, path, result):
    """One command hides what thousands have reported of one member, and one undoes it."""
    report(path)
    bench.appoint(path, 1, "moderator")
    running = bench.serve(f"sqlite:{path}")
    command = Command(bench, running)
    command.run("auth", "login", "--email", data.email(1), "--password-stdin", input=data.PASSWORD + "\n")
    hidden = command.run("moderate", "hide", "--reason-is", "spam", "--reason", "광고", "--yes", "--json")
    batch = json.loads(hidden.text)
    undone = command.run("moderate", "undo", batch["id"], "--yes", "--json")
    if [batch["changed"], json.loads(undone.text)["changed"]] != [REPORTED, REPORTED]:
        raise SystemExit(f"bench: not all comments were hidden and shown again: {hidden.text}{undone.text}")
    running.stop()
    for what, seconds in {"hidden": hidden.seconds, "shown again": undone.seconds}.items():
        result.goals.append(Goal(f"{REPORTED:,} reported comments {what} by one command", seconds, 5, "s"))
    result.notes.append(
        "Hidden and shown again through the server, whose notices are told at the same time; each act is one entry of the log "
        f"and one undo. All {REPORTED:,} are of one member, each in a thread of its own.")


def report(path):
    connection = sqlite3.connect(path)
    author = connection.execute("SELECT author FROM comments LIMIT 1").fetchone()[0]
    reporter = connection.execute("SELECT id FROM auth_members WHERE id <> ? LIMIT 1", (author,)).fetchone()[0]
    connection.execute(REPORTS, {"reported": REPORTED, "author": author, "reporter": reporter, "opening": OPENING})
    connection.execute(CASES)
    connection.commit()
    connection.close()


Answer = collections.namedtuple("Answer", "text seconds")


class Command:
    """The command line of somebody who has nothing else open."""

    def __init__(self, bench, running):
        self.program, self.address = bench.program("madang"), running.address
        home = os.path.join(bench.folder, "home")
        self.environment = {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def run(self, *words, input=""):
        since = time.monotonic()
        answer = subprocess.run(
            [self.program, *words, "--backend", self.address], input=input, capture_output=True, text=True, env=self.environment)
        seconds = time.monotonic() - since
        if answer.returncode:
            raise SystemExit(f"bench: madang {words[:2]} ended with {answer.returncode}: {answer.stderr}")
        return Answer(answer.stdout, seconds)


def compare(bench, what, limit, result, kinds):
    """Adds the goal that the second kind costs at most so many times what the first one does."""
    for kind in kinds.values():
        kind.run(2)
        kind.rounds.clear()
    middle, low, high = compared(*kinds.values(), 4 * bench.rounds, bench.seconds / 2)
    result.goals.append(Goal(f"{what} ({low:.2f} to {high:.2f})", middle, limit))
    loads = {name: kind.result() for name, kind in kinds.items()}
    result.rows += [load_row(name, load) for name, load in loads.items()]
    result.notes += refusals(loads)
