/* Buyers who pay one after the other over HTTP, each in a thread with connections of its own.
 *   pay_loop FILE SECONDS
 * Lines of FILE: `sandbox PORT`, and for purchases `server PORT`, `token TOKEN` for each buyer, `listing ID` and `hot`:
 * then all buy the first listing until it is refused, and go on with the next; else each buys one at random.
 * With `crew ID` instead of listings they join crews for their fees, with `campaign ID` they back campaigns: one at
 * random, or with `hot` the first. With `payers COUNT` as many threads take turns with the buyers, each with those of
 * its own; with `turns COUNT` a buyer has so many at most, and it is over once all have had them.
 * Without a server payments are made in the sandbox alone, by as many as `payers COUNT` says.
 * Prints one line of JSON: how many were done, p50 and p99 in milliseconds, refusals, answers that were wrong, the first
 * of these, and the seconds of processor time that this program took.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 100000, ROOM = 1 << 18 };

static int server_port, sandbox_port, payers, hot, turns;
static char *tokens[MOST], *things[MOST];
static int token_count, thing_count, current;
static double end_at;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char first_wrong[400];

struct link {
    int port, socket, status;
    char *body, *location, buffer[ROOM];
};

struct payer {
    int number, turn;
    uint64_t chance;
    const char *token;
    struct link server, sandbox;
    double *times;
    size_t done, room;
    long refused, wrong;
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void fail(const char *what) {
    fprintf(stderr, "pay_loop: %s\n", what);
    exit(1);
}

static void connect_to(struct link *l) {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(l->port)};
    int one = 1;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    l->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (l->socket < 0 || connect(l->socket, (struct sockaddr *)&place, sizeof place)) fail("no connection");
    setsockopt(l->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

/* The value of a field of the head, ended by the carriage return; null if it is not there. */
static char *field(char *head, const char *name) {
    size_t length = strlen(name);
    for (char *line = strstr(head, "\r\n"); line && line[2] != '\r'; line = strstr(line + 2, "\r\n"))
        if (!strncasecmp(line + 2, name, length) && line[2 + length] == ':') {
            char *value = line + 3 + length;
            return value + strspn(value, " ");
        }
    return 0;
}

/* Reads one answer, whose body has a length. Answers 0 if the connection has ended before it. */
static int take(struct link *l) {
    size_t have = 0, head = 0, wanted = 0;
    l->location = 0;
    while (!head || have < head + wanted) {
        ssize_t got = have < ROOM - 1 ? recv(l->socket, l->buffer + have, ROOM - 1 - have, 0) : -1;
        if (got <= 0) {
            if (!have) return 0;
            fail("an answer has broken off, or is too long");
        }
        have += got;
        l->buffer[have] = 0;
        char *end = head ? 0 : strstr(l->buffer, "\r\n\r\n");
        if (!end) continue;
        head = end + 4 - l->buffer;
        char *length = field(l->buffer, "content-length");
        if (!length && field(l->buffer, "transfer-encoding")) fail("an answer has no length");
        wanted = length ? strtoul(length, 0, 10) : 0;
        l->location = field(l->buffer, "location");
    }
    l->status = atoi(l->buffer + 9);
    l->body = l->buffer + head;
    if (l->location) *strchr(l->location, '\r') = 0;
    return 1;
}

/* Sends a request and reads its answer; once more over a new connection if the other side has closed the old one. */
static void ask(struct link *l, const char *method, const char *target, const char *token, const char *type,
                const char *body) {
    char text[8192], fields[4096] = "";
    if (token) snprintf(fields, sizeof fields, "authorization: Bearer %s\r\n", token);
    if (*body) snprintf(fields + strlen(fields), sizeof fields - strlen(fields), "content-type: %s\r\n", type);
    int length = snprintf(text, sizeof text, "%s %s HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n%scontent-length: %zu\r\n\r\n%s",
                          method, target, l->port, fields, strlen(body), body);
    if (length >= (int)sizeof text) fail("a request is too long");
    for (int try = 0; try < 2; try++) {
        if (l->socket < 0) connect_to(l);
        if (send(l->socket, text, length, MSG_NOSIGNAL) == length && take(l)) return;
        close(l->socket);
        l->socket = -1;
    }
    fail("connections end without an answer");
}

static void wrong(struct payer *p, const char *step, struct link *l) {
    p->wrong++;
    pthread_mutex_lock(&lock);
    if (!first_wrong[0]) {
        snprintf(first_wrong, sizeof first_wrong, "%s: %d %.300s", step, l->status, l->body);
        for (char *c = first_wrong; *c; c++)
            if (*c == '"' || *c == '\\' || (unsigned char)*c < ' ') *c = '\'';
    }
    pthread_mutex_unlock(&lock);
}

/* Copies the text of the first member of that name; answers whether there was one. */
static int member(const char *body, const char *name, char *text, size_t room) {
    char mark[40];
    snprintf(mark, sizeof mark, "\"%s\":\"", name);
    const char *start = strstr(body, mark);
    if (!start) return 0;
    start += strlen(mark);
    size_t length = strcspn(start, "\"");
    if (length >= room) return 0;
    memcpy(text, start, length);
    text[length] = 0;
    return 1;
}

/* The path of an address of this machine, or of a path. */
static void path_of(const char *address, char *path, size_t room) {
    const char *start = address;
    if (!strncmp(address, "http://", 7)) start = strchr(address + 7, '/');
    snprintf(path, room, "%s", start ? start : "/");
}

static const char *form = "application/x-www-form-urlencoded", *json = "application/json";

/* Opens the window at that target and approves. The address to which it leads then stands in the link. */
static int approve(struct payer *p, const char *target) {
    char path[4096];
    ask(&p->sandbox, "GET", target, 0, form, "");
    if (p->sandbox.status != 303 || !p->sandbox.location) return wrong(p, "the window", &p->sandbox), 0;
    path_of(p->sandbox.location, path, sizeof path - 10);
    path[strcspn(path, "?")] = 0;
    strcat(path, "/approve");
    ask(&p->sandbox, "POST", path, 0, form, "");
    if (p->sandbox.status != 303 || !p->sandbox.location) return wrong(p, "approve", &p->sandbox), 0;
    return 1;
}

static const char *chosen(struct payer *p, int *place) {
    if (hot) {
        *place = __atomic_load_n(&current, __ATOMIC_RELAXED);
    } else {
        p->chance ^= p->chance << 13;
        p->chance ^= p->chance >> 7;
        p->chance ^= p->chance << 17;
        *place = p->chance % thing_count;
    }
    return things[*place];
}

/* A refusal of a hot listing: it has no unit left, so that all go on with the next. */
static void refuse(struct payer *p, int place) {
    p->refused++;
    if (hot && place + 1 < thing_count)
        __atomic_compare_exchange_n(&current, &place, place + 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Reserves a unit; copies the name of the deal. */
static int deal(struct payer *p, char *name, size_t room) {
    char body[200];
    int place;
    snprintf(body, sizeof body, "{\"listing\":\"%s\",\"toPay\":true}", chosen(p, &place));
    ask(&p->server, "POST", "/api/v1/deals", p->token, json, body);
    if (p->server.status == 409) return refuse(p, place), 0;
    if (p->server.status != 201 || !member(p->server.body, "id", name, room))
        return wrong(p, "the deal", &p->server), 0;
    return 1;
}

/* Gets a seat that is kept; copies the name of the membership. A member of the crew is refused: another crew is next. */
static int seat(struct payer *p, char *name, size_t room) {
    char target[200];
    int place;
    snprintf(target, sizeof target, "/api/v1/crews/%s/membership", chosen(p, &place));
    ask(&p->server, "PUT", target, p->token, json, "{}");
    if (p->server.status == 200 && strstr(p->server.body, "\"state\":\"member\"")) return p->refused++, 0;
    if (p->server.status != 200 || !strstr(p->server.body, "\"state\":\"offered\"")
        || !member(p->server.body, "id", name, room))
        return wrong(p, "the seat", &p->server), 0;
    return 1;
}

/* Chooses the least that can be given; copies the name of the backing. */
static int backing(struct payer *p, char *name, size_t room) {
    char target[200];
    int place;
    snprintf(target, sizeof target, "/api/v1/campaigns/%s/backings", chosen(p, &place));
    ask(&p->server, "POST", target, p->token, json, "{\"amount\":{\"amount\":1000,\"currency\":\"KRW\"}}");
    if (p->server.status != 201 || !member(p->server.body, "id", name, room))
        return wrong(p, "the backing", &p->server), 0;
    return 1;
}

static const struct kind {
    const char *word;
    int (*choose)(struct payer *p, char *name, size_t room);
} kinds[] = {{"listing", deal}, {"crew", seat}, {"campaign", backing}}, *kind;

/* Opens an order for a new deal, seat or backing; copies its name and the secret of its checkout. */
static int order(struct payer *p, char *name, char *secret) {
    char body[200], target[200], record[64];
    if (!kind->choose(p, record, sizeof record)) return 0;
    snprintf(body, sizeof body, "{\"record\":\"%s\"}", record);
    ask(&p->server, "POST", "/api/v1/orders", p->token, json, body);
    if (p->server.status != 201 || !member(p->server.body, "id", name, 64))
        return wrong(p, "the order", &p->server), 0;
    snprintf(target, sizeof target, "/api/v1/orders/%s/checkout", name);
    ask(&p->server, "POST", target, p->token, json, "");
    if (p->server.status != 200 || !member(p->server.body, "secret", secret, 64))
        return wrong(p, "the checkout", &p->server), 0;
    return 1;
}

static int is_fulfilled(struct payer *p, const char *name) {
    char target[200];
    snprintf(target, sizeof target, "/api/v1/orders/%s", name);
    for (int try = 0; try < 2000; try++) {
        if (try) usleep(1000);
        ask(&p->server, "GET", target, p->token, json, "");
        if (p->server.status == 200 && strstr(p->server.body, "\"state\":\"fulfilled\"")) return 1;
    }
    return wrong(p, "the order is not fulfilled", &p->server), 0;
}

static int purchase(struct payer *p) {
    char name[64], secret[64], target[200], path[4096];
    if (!order(p, name, secret)) return 0;
    snprintf(target, sizeof target, "/pay/%s", secret);
    ask(&p->server, "POST", target, 0, form, "act=pay");
    if (p->server.status != 303 || !p->server.location) return wrong(p, "act=pay", &p->server), 0;
    path_of(p->server.location, path, sizeof path);
    if (!approve(p, path)) return 0;
    path_of(p->sandbox.location, path, sizeof path);
    ask(&p->server, "GET", path, 0, form, "");
    if (p->server.status != 303) return wrong(p, "the return", &p->server), 0;
    return is_fulfilled(p, name);
}

/* A payment of the sandbox alone, on the channel that takes the money at once. */
static int payment(struct payer *p) {
    static uint64_t count, start;
    char target[200];
    if (!start) start = (uint64_t)time(0) << 24;
    snprintf(target, sizeof target, "/pay?paymentId=pay-%022llu&orderName=shirt&totalAmount=12000&channelKey=channel-key-auto",
             (unsigned long long)(start + __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED)));
    return approve(p, target);
}

/* The next buyer of the thread pays. Answers 0 once each has had all turns. */
static int take_turn(struct payer *p) {
    if (!server_port) return 1;
    int own = token_count / payers;
    if (turns && p->turn == turns * own) return 0;
    p->token = tokens[p->number + payers * (p->turn++ % own)];
    return 1;
}

static void *pay(void *given) {
    struct payer *p = given;
    for (double begin = now(); begin < end_at && take_turn(p); begin = now()) {
        if (!(server_port ? purchase(p) : payment(p))) continue;
        if (p->done == p->room) {
            p->room = p->room ? 2 * p->room : 1024;
            p->times = realloc(p->times, p->room * sizeof *p->times);
            if (!p->times) fail("no memory");
        }
        p->times[p->done++] = (now() - begin) * 1000;
    }
    return 0;
}

static void read_input(const char *path) {
    static char line[4096];
    FILE *file = fopen(path, "r");
    if (!file) fail("the file cannot be read");
    while (fgets(line, sizeof line, file)) {
        char word[20], text[4000] = "";
        sscanf(line, "%19s %3999s", word, text);
        if (!strcmp(word, "server")) server_port = atoi(text);
        if (!strcmp(word, "sandbox")) sandbox_port = atoi(text);
        if (!strcmp(word, "payers")) payers = atoi(text);
        if (!strcmp(word, "hot")) hot = 1;
        if (!strcmp(word, "token") && token_count < MOST) tokens[token_count++] = strdup(text);
        if (!strcmp(word, "turns")) turns = atoi(text);
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
            if (!strcmp(word, kinds[i].word) && thing_count < MOST) {
                kind = &kinds[i];
                things[thing_count++] = strdup(text);
            }
    }
    fclose(file);
    if (server_port && !payers) payers = token_count;
    if (!payers || !sandbox_port || (server_port && (!thing_count || token_count < payers)))
        fail("the file lacks a line");
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return a < b ? -1 : a > b;
}

static void tell(struct payer *all, double seconds) {
    size_t done = 0, place = 0;
    long refused = 0, wrongs = 0;
    struct rusage used;
    for (int i = 0; i < payers; i++) done += all[i].done, refused += all[i].refused, wrongs += all[i].wrong;
    double *times = malloc((done + 1) * sizeof *times);
    if (!times) fail("no memory");
    for (int i = 0; i < payers; i++)
        for (size_t j = 0; j < all[i].done; j++) times[place++] = all[i].times[j];
    qsort(times, done, sizeof *times, compare);
    times[done] = 0;
    getrusage(RUSAGE_SELF, &used);
    double cpu = used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
    printf("{\"done\": %zu, \"seconds\": %.6f, \"p50\": %.3f, \"p99\": %.3f, \"refused\": %ld, \"wrong\": %ld, "
           "\"first\": \"%s\", \"cpu\": %.6f}\n",
           done, seconds, times[done / 2], times[(size_t)(done * 0.99)], refused, wrongs, first_wrong, cpu);
}

int main(int count, char **words) {
    if (count != 3) return 64;
    read_input(words[1]);
    struct payer *all = calloc(payers, sizeof *all);
    pthread_t *threads = calloc(payers, sizeof *threads);
    if (!all || !threads) fail("no memory");
    double begin = now();
    end_at = begin + atof(words[2]);
    for (int i = 0; i < payers; i++) {
        struct payer *p = &all[i];
        p->number = i;
        p->chance = 88172645463325252ULL ^ ((uint64_t)(i + 1) << 32) ^ (uint64_t)time(0);
        p->server.port = server_port, p->sandbox.port = sandbox_port;
        p->server.socket = p->sandbox.socket = -1;
        if (pthread_create(&threads[i], 0, pay, p)) fail("no thread");
    }
    for (int i = 0; i < payers; i++) pthread_join(threads[i], 0);
    tell(all, now() - begin);
    return 0;
}
