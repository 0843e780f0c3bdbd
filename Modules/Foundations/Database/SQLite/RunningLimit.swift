import Database
import GRDBSQLite

import class GRDB.Database

/// Stops a connection's running statement when `mustStop` says so.
///
/// SQLite calls the handler within statements, after every thousand steps of its virtual machine
/// (sqlite.org/c3ref/progress_handler.html): some ten thousand times a second. Unlike `sqlite3_interrupt`
/// from another thread this cannot stop a later statement.
final class RunningLimit: Sendable {
    private let mustStop: @Sendable () -> Bool

    init(_ mustStop: @escaping @Sendable () -> Bool) {
        self.mustStop = mustStop
    }

    /// Runs the body. What it runs on the connection throws `cutOff` once it must stop.
    func run<Value>(
        on connection: GRDB.Database, _ body: () throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let handle = connection.sqliteConnection
        sqlite3_progress_handler(
            handle, 1000,
            { context in
                guard let context else { return 0 }
                return Unmanaged<RunningLimit>.fromOpaque(context).takeUnretainedValue().mustStop() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            withExtendedLifetime(self) {}
        }
        return try body()
    }
}
