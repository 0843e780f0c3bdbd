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

/// Saves what can be saved of a database whose files were meddled with, through the files that are still
/// open; where nothing can, leaves a mark, so that no program takes what is left for all that there was.
struct Rescue {
    /// What became of what was committed.
    enum Outcome: Hashable {
        /// It is in the database's file.
        case inPlace
        /// It is in that file, as far as can be told.
        case saved(String)
        /// What is missing nobody can tell; that file says so.
        case marked(String)
    }

    /// Of the database that was opened by that path.
    let path: String

    /// Saves it by the connection, which is in no transaction.
    func run(_ fault: FileFault, _ connection: GRDB.Database) -> Outcome {
        switch fault {
        case .logLost, .indexLost:
            if moveAll(connection) { return .inPlace }
            return copied(connection) ?? marked(fault)
        case .databaseLost, .databaseCut, .databaseOverwritten, .logDamaged:
            return copied(connection) ?? marked(fault)
        }
    }

    /// Moves the whole log into the file that is open; false if a snapshot stands against it.
    private func moveAll(_ connection: GRDB.Database) -> Bool {
        var (pages, moved): (Int32, Int32) = (0, 0)
        let code = sqlite3_wal_checkpoint_v2(
            connection.sqliteConnection, "main", SQLITE_CHECKPOINT_FULL, &pages, &moved)
        return code == SQLITE_OK && pages == moved
    }

    /// Copies what the connection reads, partly from its memory. Nil if there is a page that it cannot read,
    /// or the copy is not sound.
    private func copied(_ connection: GRDB.Database) -> Outcome? {
        let target = path + ".saved"
        guard let file = try? DatabaseFile(target), (try? file.createNew()) != nil else { return nil }
        if (try? SQLiteDatabase.copy(connection, to: file.path)) != nil, isSound(file.path) {
            return .saved(target)
        }
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(file.path + suffix) }
        return nil
    }

    /// A page that was overwritten is read without an error: only what is in it is wrong.
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
