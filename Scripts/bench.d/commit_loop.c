/* SQLite alone, in one thread: inserts listings into Madang's table with all its indexes and flushes each.
 *   commit_loop DATABASE SECONDS PER_COMMIT
 * Prints one line of JSON: rows a second, p50 and p99 of a commit in milliseconds.
 */
#define _GNU_SOURCE
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *database;
static uint64_t state = 88172645463325252ULL;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static uint64_t below(uint64_t bound) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state % bound;
}

static void fail(const char *what) {
    fprintf(stderr, "commit_loop: %s: %s\n", what, sqlite3_errmsg(database));
    exit(1);
}

static void run(const char *text) {
    if (sqlite3_exec(database, text, 0, 0, 0)) fail(text);
}

/* A new identifier, larger than those before it and those of earlier runs. */
static const char *identifier(void) {
    static char text[27];
    static uint64_t count;
    if (!count) count = (uint64_t)(now() * 1e6);
    snprintf(text, sizeof text, "7z%012llx%012llx", (unsigned long long)++count, (unsigned long long)below(1ULL << 48));
    return text;
}

static const char *insertion =
    "INSERT INTO listings (id, seller, title, list_price, discount, sale_price, currency, category, condition, "
    "attributes, league, team, season, size, player, jersey_version, brand, stock_left, stock_held, state, visible, "
    "created_at, published_at, updated_at, version, description, search_text, like_count) VALUES (?1, ?2, ?3, ?4, "
    "NULL, ?4, 'KRW', 'jersey', 'A', ?5, 'k league 1', 'fc 서울', '2024', 'l', NULL, 'replica', NULL, 1, 0, "
    "'on-sale', 1, ?6, ?6, ?6, 1, ?7, ?8, 0)";

static void insert(sqlite3_stmt *statement, const char *seller) {
    static char title[200], search[600];
    const char *description = "두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요.";
    snprintf(title, sizeof title, "FC 서울 2024 홈 유니폼 %d", (int)below(1000000));
    snprintf(search, sizeof search, "%s\n%s\nk league 1\nfc 서울\n2024\nl\nreplica", title, description);
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    sqlite3_bind_text(statement, 1, identifier(), -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 2, seller, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 3, title, -1, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 4, 1000 * (25 + below(155)));
    sqlite3_bind_text(statement, 5, "league\tK League 1\nteam\tFC 서울\nseason\t2024\nsize\tL\nversion\treplica", -1,
                      SQLITE_STATIC);
    sqlite3_bind_int64(statement, 6, t.tv_sec * 1000000LL + t.tv_nsec / 1000);
    sqlite3_bind_text(statement, 7, description, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 8, search, -1, SQLITE_STATIC);
    if (sqlite3_step(statement) != SQLITE_DONE) fail("insert");
    sqlite3_reset(statement);
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return a < b ? -1 : a > b;
}

int main(int count, char **words) {
    if (count != 4) return 64;
    double seconds = atof(words[2]);
    int per_commit = atoi(words[3]);
    if (sqlite3_open_v2(words[1], &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, 0)) fail("open");
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA foreign_keys = ON");
    sqlite3_stmt *first, *statement;
    if (sqlite3_prepare_v2(database, "SELECT seller FROM listings LIMIT 1", -1, &first, 0)) fail("seller");
    if (sqlite3_step(first) != SQLITE_ROW) fail("seller");
    char seller[64];
    snprintf(seller, sizeof seller, "%s", sqlite3_column_text(first, 0));
    sqlite3_finalize(first);
    if (sqlite3_prepare_v3(database, insertion, -1, SQLITE_PREPARE_PERSISTENT, &statement, 0)) fail("prepare");

    size_t commits = 0, room = 1 << 20;
    double *times = malloc(room * sizeof *times), begin = now(), last = begin;
    while (last - begin < seconds && commits < room) {
        run("BEGIN IMMEDIATE");
        for (int i = 0; i < per_commit; i++) insert(statement, seller);
        run("COMMIT");
        double t = now();
        times[commits++] = (t - last) * 1000;
        last = t;
    }
    qsort(times, commits, sizeof *times, compare);
    printf("{\"rate\": %.1f, \"p50\": %.3f, \"p99\": %.3f}\n", commits * per_commit / (last - begin), times[commits / 2],
           times[(size_t)(commits * 0.99)]);
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return 0;
}
