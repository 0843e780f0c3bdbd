import Database
import GRDBSQLite

import class GRDB.Database
import class GRDB.DatabaseQueue

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Saves a database whose files were tampered with, through the files that are still open. If nothing can be
/// saved, it leaves a mark, so that no program takes the remains for the whole database.
struct Rescue {
    /// Where the committed data is.
    enum Outcome: Hashable {
        /// In the database's file.
        case inPlace
        /// In the named file, as far as can be told.
        case saved(String)
        /// Unknown; the named file says so.
        case marked(String)
    }

    /// The path by which the database was opened.
    let path: String

    /// Saves it through the connection, which must be outside a transaction.
    func run(_ fault: FileFault, _ connection: GRDB.Database) -> Outcome {
        switch fault {
        case .logLost, .indexLost:
            if moveAll(connection) { return .inPlace }
            return copied(connection) ?? marked(fault)
        case .databaseLost, .databaseCut, .databaseOverwritten, .logDamaged:
            return copied(connection) ?? marked(fault)
        }
    }

    /// Moves the whole log into the open file; false if a snapshot prevents that.
    private func moveAll(_ connection: GRDB.Database) -> Bool {
        var (pages, moved): (Int32, Int32) = (0, 0)
        let code = sqlite3_wal_checkpoint_v2(
            connection.sqliteConnection, "main", SQLITE_CHECKPOINT_FULL, &pages, &moved)
        return code == SQLITE_OK && pages == moved
    }

    /// Copies what the connection reads, partly from its cache. Nil if a page cannot be read or the copy is
    /// not sound.
    private func copied(_ connection: GRDB.Database) -> Outcome? {
        let target = path + ".saved"
        guard let file = try? DatabaseFile(target), (try? file.createNew()) != nil else { return nil }
        if (try? SQLiteDatabase.copy(connection, to: file.path)) != nil, isSound(file.path) {
            return .saved(target)
        }
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(file.path + suffix) }
        return nil
    }

    /// An overwritten page reads without an error, so the content must be checked.
    private func isSound(_ path: String) -> Bool {
        let answer = try? DatabaseQueue(path: path).read {
            try String.fetchAll($0, sql: "PRAGMA integrity_check(1)")
        }
        return answer == ["ok"]
    }

    private func marked(_ fault: FileFault) -> Outcome {
        let target = path + ".damaged"
        let descriptor = open(target, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .marked(target) }
        let text = fault.what(path) + "\n"
        _ = text.withCString { write(descriptor, $0, strlen($0)) }
        fsync(descriptor)
        close(descriptor)
        return .marked(target)
    }
}
