import AuthTokens
import Composition
import Database
import DatabaseSQLite
import Settings
import Vocabulary

/// A file with its keys beside it. The copy is opened, examined and compared with the moment that it was
/// taken from.
struct SQLiteBackupSource: BackupSource {
    private let path: String

    /// Throws `missing`.
    init(_ path: String) throws(BackupError) {
        guard DurableFile.exists(path) else { throw .missing(path) }
        self.path = path
    }

    var engine: BackupManifest.Engine { .sqlite }

    func write(into folder: String) async throws(BackupError) -> (schema: String?, tables: [BackedUpTable]) {
        let copy = folder + "/" + BackupFolder.Name.file
        let original = try await Self.withDatabase(path) { database throws(DatabaseError) in
            try await database.backup(to: copy, reading: BackedUpTable.all)
        }
        try await Self.examine(copy, against: original)
        do throws(DatabaseError) {
            try await SQLiteDatabase.finish(copy)
        } catch {
            throw .service(error.service)
        }
        try await carryKeys(to: folder + "/" + BackupFolder.Name.keys)
        return (nil, original)
    }

    private static func examine(
        _ copy: String, against original: [BackedUpTable]
    ) async throws(BackupError) {
        let copied = try await withDatabase(copy) { database throws(DatabaseError) in
            try await database.read(BackedUpTable.all)
        }
        for (table, copy) in zip(original, copied) where table != copy { throw .differs(table.name) }
        let fault = try await BackupError.mapping { () async throws(ServiceFailure) in
            try await DatabaseCheck(.sqlite(path: copy)).firstFault()
        }
        if let fault { throw .broken(fault) }
    }

    private func carryKeys(to target: String) async throws(BackupError) {
        do throws(ServiceFailure) {
            guard let keys = try await FileKeyStore(path + ".keys").read() else { return }
            _ = try await FileKeyStore(target).replace(nil, by: keys)
        } catch {
            throw .service(error)
        }
    }

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
}
