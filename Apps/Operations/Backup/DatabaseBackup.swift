import AuthTokens
import Composition
import Database
import DatabaseCopy
import DatabaseSQLite
import Glibc
public import Settings
import Vocabulary

/// Copies a database of one file, with its keys, into another file while servers work on it, and calls the
/// copy good only after it has been opened, examined and compared with the moment that it was taken from.
public struct DatabaseBackup: Sendable {
    private let backend: Backend
    private let path: String

    /// A backup of the settings' database into a file that is not there yet; a relative path counts from the
    /// current folder.
    public init(_ settings: Settings, to path: String) {
        backend = settings.backend
        self.path = path.hasPrefix("/") ? path : Settings.currentFolder + "/" + path
    }

    /// Makes the backup and tells what is in it, table by table. Until it is good the file is called
    /// `….partial`, and the keys beside it come last.
    ///
    /// Throws `noFile` for other backends, `missing`, `occupied`, `differs`, `broken`, and `service` when the
    /// disk or the database does not do its part; then nothing stands under the path.
    public func run() async throws(BackupError) -> [BackedUpTable] {
        guard case .sqlite(let source) = backend else { throw .noFile(backend) }
        if access(source, F_OK) != 0 { throw .missing(source) }
        for taken in [path, path + ".keys"] where access(taken, F_OK) == 0 { throw .occupied(taken) }
        let draft = path + ".partial"
        Self.remove(draft)
        do throws(BackupError) {
            let original = try await Self.copy(source, to: draft)
            try await Self.examine(draft, against: original)
            try await carryKeys(from: source)
            try Self.publish(draft, as: path)
            return original
        } catch {
            Self.remove(draft)
            throw error
        }
    }

    private static func copy(_ source: String, to draft: String) async throws(BackupError) -> [BackedUpTable]
    {
        try await withDatabase(source) { database throws(DatabaseError) in
            try await database.backup(to: draft, reading: contents)
        }
    }

    private static func examine(
        _ draft: String, against original: [BackedUpTable]
    ) async throws(BackupError) {
        let (copied, broken) = try await withDatabase(draft) { database throws(DatabaseError) in
            (try await database.read(contents), try await brokenPromises(of: database))
        }
        if let promise = broken.first { throw .broken(promise) }
        for (table, copy) in zip(original, copied) where table != copy { throw .differs(table.name) }
    }

    @Sendable private static func contents(
        _ reader: any SQLReader
    ) throws(DatabaseError) -> [BackedUpTable] {
        var tables: [BackedUpTable] = []
        for table in Domain.tables {
            let content = try table.content(reader)
            tables.append(BackedUpTable(name: table.name, rows: content.rows, hash: content.hash))
        }
        return tables
    }

    private static func brokenPromises(of database: SQLiteDatabase) async throws(DatabaseError) -> [String] {
        var broken: [String] = []
        for check in IntegrityCheck.ofEngine(below: database) + Domain.checks {
            if try await !check.offenders(in: database, limit: 1).isEmpty { broken.append(check.promise) }
        }
        return broken
    }

    private func carryKeys(from source: String) async throws(BackupError) {
        do throws(ServiceFailure) {
            guard let keys = try await FileKeyStore(source + ".keys").read() else { return }
            _ = try await FileKeyStore(path + ".keys").replace(nil, by: keys)
        } catch {
            throw .service(error)
        }
    }
}

extension DatabaseBackup {
    private static func withDatabase<Value>(
        _ path: String, _ body: (SQLiteDatabase) async throws(DatabaseError) -> Value
    ) async throws(BackupError) -> Value {
        do throws(DatabaseError) {
            let database = try await SQLiteDatabase.open(.file(path: path))
            do throws(DatabaseError) {
                let value = try await body(database)
                try await database.close()
                return value
            } catch {
                try? await database.close()
                throw error
            }
        } catch {
            throw .service(error.service)
        }
    }

    /// Gives the file its name, unless something has taken that meanwhile.
    private static func publish(_ draft: String, as path: String) throws(BackupError) {
        guard link(draft, path) == 0 else {
            if errno == EEXIST { throw .occupied(path) }
            throw .service(.unavailable("\(path): \(String(cString: strerror(errno)))"))
        }
        unlink(draft)
        let folder = open(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/", O_RDONLY)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private static func remove(_ draft: String) {
        for suffix in ["", "-wal", "-shm", "-journal"] { unlink(draft + suffix) }
    }
}

/// What is in a table of a backup.
public struct BackedUpTable: Hashable, Sendable {
    /// The table's name.
    public let name: String
    /// How many rows it has.
    public let rows: Int
    /// SHA-256 of all rows in the order of their keys, as `madang data verify` tells it: 64 hexadecimal
    /// digits.
    public let hash: String
}
