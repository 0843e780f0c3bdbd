/* libpq alone, in one thread, on one connection: the same commands as the driver, sent together in the same groups.
 *   driver_loop URL MODE SECONDS GROUPED
 * MODE is read, write, query or batch (driver-program says what they are); GROUPED is 1, or 0 to wait for the answer to
 * each command. Prints how many microseconds each took.
 */
#define _GNU_SOURCE
#include <endian.h>
#include <postgresql/libpq-fe.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static PGconn *connection;
static int grouped = 1, in_line;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void fail(const char *what) {
    fprintf(stderr, "driver_loop: %s: %s\n", what, PQerrorMessage(connection));
    exit(1);
}

/* Reads the answers of one group; the last row's columns are looked at as the driver does. */
static void collect(int commands) {
    static volatile int64_t number;
    static char title[200];
    for (int i = 0; i < commands; i++) {
        PGresult *result = PQgetResult(connection);
        ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) fail("command");
        if (PQntuples(result) && PQnfields(result) == 2) {
            uint64_t raw;
            memcpy(&raw, PQgetvalue(result, 0, 0), 8);
            number = (int64_t)be64toh(raw);
            memcpy(title, PQgetvalue(result, 0, 1), PQgetlength(result, 0, 1));
        }
        PQclear(result);
        PQgetResult(connection);
    }
    PGresult *end = PQgetResult(connection);
    if (PQresultStatus(end) != PGRES_PIPELINE_SYNC) fail("end of group");
    PQclear(end);
}

static void exchange(void) {
    if (!in_line) return;
    PQpipelineSync(connection);
    collect(in_line);
    in_line = 0;
}

static void added(int success) {
    if (!success) fail("send");
    in_line++;
    if (!grouped) exchange();
}

static void control(const char *name) { added(PQsendQueryPrepared(connection, name, 0, 0, 0, 0, 1)); }

static void query(int64_t id) {
    uint64_t raw = htobe64((uint64_t)id);
    const char *values[] = {(char *)&raw};
    int lengths[] = {8}, formats[] = {1};
    added(PQsendQueryPrepared(connection, "query", 1, values, lengths, formats, 1));
}

static void change(int64_t id) {
    char title[50];
    uint64_t raw = htobe64((uint64_t)id);
    int length = snprintf(title, sizeof title, "제목 %d", (int)id);
    const char *values[] = {title, (char *)&raw};
    int lengths[] = {length, 8}, formats[] = {0, 1};
    added(PQsendQueryPrepared(connection, "change", 2, values, lengths, formats, 1));
}

static void prepare(const char *name, const char *text, int count, const Oid *types) {
    if (!PQsendPrepare(connection, name, text, count, types)) fail("prepare");
    in_line++;
}

static long work(const char *mode, double seconds) {
    double end = now() + seconds;
    long count = 0;
    while (now() < end) {
        if (!strcmp(mode, "read")) {
            control("beginReading");
            query(count % 1000);
            exchange();
            control("commit"); /* goes out with the next */
            count++;
        } else if (!strcmp(mode, "write")) {
            control("beginWriting");
            change(count % 1000);
            control("transactionID");
            exchange();
            control("commit");
            exchange();
            count++;
        } else if (!strcmp(mode, "query")) {
            control("beginReading");
            for (int i = 0; i < 1000; i++, count++) {
                query(count % 1000);
                exchange();
            }
            control("commit");
        } else {
            control("beginWriting");
            for (int batch = 0; batch < 50; batch++) {
                for (int i = 0; i < 20; i++, count++) change(count % 1000);
                if (!batch) control("transactionID");
                exchange();
            }
            control("commit");
            exchange();
        }
    }
    exchange();
    return count;
}

int main(int count, char **arguments) {
    if (count != 5) return 64;
    double seconds = atof(arguments[3]);
    connection = PQconnectdb(arguments[1]);
    if (PQstatus(connection) != CONNECTION_OK || !PQenterPipelineMode(connection)) fail("connect");
    const Oid integer[] = {20}, change_types[] = {0, 20};
    prepare("beginReading", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", 0, 0);
    prepare("beginWriting", "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE", 0, 0);
    prepare("commit", "COMMIT", 0, 0);
    prepare("transactionID", "SELECT pg_current_xact_id_if_assigned()::text", 0, 0);
    prepare("query", "SELECT n, title FROM driver_rows WHERE id = $1", 1, integer);
    prepare("change", "UPDATE driver_rows SET n = n + 1, title = $1 WHERE id = $2", 2, change_types);
    exchange();
    grouped = atoi(arguments[4]);
    work(arguments[2], seconds / 10);
    double begin = now();
    long done = work(arguments[2], seconds);
    printf("%f\n", (now() - begin) * 1e6 / done);
    PQfinish(connection);
}
