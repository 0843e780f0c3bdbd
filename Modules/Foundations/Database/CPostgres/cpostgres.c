#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

// Hidden, so that libpq's own calls are not bent to the functions below; what the system declares is not.
#pragma GCC visibility push(hidden)
#include "cpostgres.h"
#pragma GCC visibility pop

// Result, name, parameters and arguments of each function that the driver calls.
#define FUNCTIONS(X) \
    X(PGconn *, PQconnectStartParams, \
      (const char *const *keywords, const char *const *values, int expands), (keywords, values, expands)) \
    X(PostgresPollingStatusType, PQconnectPoll, (PGconn *connection), (connection)) \
    X(void, PQfinish, (PGconn *connection), (connection)) \
    X(ConnStatusType, PQstatus, (const PGconn *connection), (connection)) \
    X(PGTransactionStatusType, PQtransactionStatus, (const PGconn *connection), (connection)) \
    X(char *, PQerrorMessage, (const PGconn *connection), (connection)) \
    X(int, PQsocket, (const PGconn *connection), (connection)) \
    X(int, PQbackendPID, (const PGconn *connection), (connection)) \
    X(int, PQserverVersion, (const PGconn *connection), (connection)) \
    X(const char *, PQparameterStatus, (const PGconn *connection, const char *name), (connection, name)) \
    X(int, PQconnectionNeedsPassword, (const PGconn *connection), (connection)) \
    X(int, PQconnectionUsedPassword, (const PGconn *connection), (connection)) \
    X(PQconninfoOption *, PQconninfoParse, (const char *text, char **fault), (text, fault)) \
    X(void, PQconninfoFree, (PQconninfoOption *options), (options)) \
    X(void, PQfreemem, (void *memory), (memory)) \
    X(PQnoticeReceiver, PQsetNoticeReceiver, \
      (PGconn *connection, PQnoticeReceiver receiver, void *context), (connection, receiver, context)) \
    X(int, PQsetnonblocking, (PGconn *connection, int on), (connection, on)) \
    X(int, PQenterPipelineMode, (PGconn *connection), (connection)) \
    X(int, PQpipelineSync, (PGconn *connection), (connection)) \
    X(int, PQconsumeInput, (PGconn *connection), (connection)) \
    X(int, PQisBusy, (PGconn *connection), (connection)) \
    X(int, PQflush, (PGconn *connection), (connection)) \
    X(PGresult *, PQgetResult, (PGconn *connection), (connection)) \
    X(int, PQsendPrepare, \
      (PGconn *connection, const char *name, const char *text, int count, const Oid *types), \
      (connection, name, text, count, types)) \
    X(int, PQsendQueryParams, \
      (PGconn *connection, const char *text, int count, const Oid *types, const char *const *values, \
       const int *lengths, const int *formats, int format), \
      (connection, text, count, types, values, lengths, formats, format)) \
    X(int, PQsendQueryPrepared, \
      (PGconn *connection, const char *name, int count, const char *const *values, const int *lengths, \
       const int *formats, int format), \
      (connection, name, count, values, lengths, formats, format)) \
    X(ExecStatusType, PQresultStatus, (const PGresult *result), (result)) \
    X(char *, PQresultErrorField, (const PGresult *result, int field), (result, field)) \
    X(char *, PQcmdStatus, (PGresult *result), (result)) \
    X(int, PQntuples, (const PGresult *result), (result)) \
    X(int, PQnfields, (const PGresult *result), (result)) \
    X(Oid, PQftype, (const PGresult *result, int column), (result, column)) \
    X(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column)) \
    X(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column)) \
    X(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column)) \
    X(void, PQclear, (PGresult *result), (result))

static struct {
#define DECLARE(result, name, parameters, arguments) result(*name) parameters;
    FUNCTIONS(DECLARE)
} libpq;

#define FORWARD(result, name, parameters, arguments) \
    result name parameters { return libpq.name arguments; }
FUNCTIONS(FORWARD)

static bool load(const char *file, char *reason, size_t reason_size) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!library) {
        snprintf(reason, reason_size, "%s", dlerror());
        return false;
    }
#define LOAD(result, name, parameters, arguments) \
    *(void **)&libpq.name = dlsym(library, #name); \
    if (!libpq.name) { snprintf(reason, reason_size, "%s has no %s", file, #name); return false; }
    FUNCTIONS(LOAD)
    return true;
}

bool cpostgres_load(const char *file, char *reason, size_t reason_size) {
    static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
    static bool is_loaded;
    pthread_mutex_lock(&turn);
    if (!is_loaded) is_loaded = load(file, reason, reason_size);
    bool result = is_loaded;
    pthread_mutex_unlock(&turn);
    return result;
}
