"""Threads, counts and comments beside pages and publications of listings, with millions of both."""
import os, sqlite3, subprocess

import data
from cursor import cursor, scope
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import Kind, measured
from sections.listing import constant, one

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
    plain, _, ids = data.deep_pages(path, running)
    signed = data.tokens(running)
    step = max(EVERY, bench.rows // 2_000 // EVERY * EVERY)
    subjects = [post(number) for number in range(1, bench.rows + 1, step)]
    digest = scope(data.call(running, "GET", "/api/v1/board/posts?limit=1")["next"])
    boards = [f"/api/v1/board/posts?limit=20&after={cursor(digest, OPENING + number * MINUTE, f'{number:026d}')}"
              for number in range(21, bench.rows + 1, step)]
    threads = [f"/api/v1/comments?subject={subject}&limit=20" for subject in subjects]
    counts = ["/api/v1/comments/counts?" + "&".join(f"subject={post(number + part)}" for part in range(20))
              for number in range(1, bench.rows - 20, step)]
    kinds = {
        "listings, a page": one(bench, running, plain),
        "thread, a page": one(bench, running, threads),
        "posts, a page": one(bench, running, boards),
        "counts of 20": one(bench, running, counts),
        "counts of 20, constant": constant(bench, running, counts[0], "counts"),
        "publish": Kind(bench, running, "publish.lua", 64, tokens=signed),
        "comment": Kind(bench, running, "comment.lua", 64, tokens=signed, subjects=subjects),
    }
    loads = measured(bench, kinds)
    running.stop()
    page = loads["listings, a page"].cpu
    counting = loads["counts of 20"].cpu - loads["counts of 20, constant"].cpu
    result = Result("Threads, counts and comments", columns=LOAD_COLUMNS, notes=refusals(loads))
    result.goals = [
        Goal("thread of 20: CPU against a page of 20 listings", loads["thread, a page"].cpu / page, 1.2),
        Goal("counts of 20: CPU that they add to a page", counting / page, 0.1),
        Goal("comment: rate against publish", loads["comment"].rate / loads["publish"].rate, 0.8, at_least=True),
    ]
    result.rows = [load_row(name, load) for name, load in loads.items()]
    result.notes += [
        f"{bench.rows:,} posts beside as many listings; of five posts one has {COMMENTS} comments, {REPLIES} of them with a reply: "
        f"{bench.rows // EVERY * (COMMENTS + REPLIES):,} comments. A page of a thread holds 20 comments and their 5 replies.",
        "What counts add is what they cost above a document of their size by the same server.",
        "64 connections publish and comment, whose commits share flushes; a comment is signed, validated, counted in its thread, "
        "and its notice is told in the same transaction.",
    ]
    return result
