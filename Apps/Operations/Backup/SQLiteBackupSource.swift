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
    private let domains: [Domain]

    /// Throws `missing`.
    init(_ path: String, _ domains: [Domain]) throws(BackupError) {
        guard DurableFile.exists(path) else { throw .missing(path) }
        (self.path, self.domains) = (path, domains)
    }

    var engine: BackupManifest.Engine { .sqlite }

    func write(into folder: String) async throws(BackupError) -> (schema: String?, content: BackedUpContent) {
        let copy = folder + "/" + BackupFolder.Name.file
        let original = try await mappingDatabaseErrors(BackupError.self) { () throws(DatabaseError) in
            try await copyDatabase(to: copy)
        }
        try await examine(copy, against: original)
        try await mappingDatabaseErrors(BackupError.self) { () throws(DatabaseError) in
            try await SQLiteDatabase.finish(copy)
        }
        try await carryKeys(to: folder + "/" + BackupFolder.Name.keys)
        return (nil, original)
    }

    private func examine(
        _ copy: String, against original: BackedUpContent
    ) async throws(BackupError) {
        let copied = try await BackupError.mappingServiceFailures { () throws(ServiceFailure) in
            try await DatabasePlace.sqlite(.file(path: copy)).using { database throws(DatabaseError) in
                try await database.sql.read(BackedUpContent.reading(domains))
            }
        }
        if let name = copied.difference(from: original) { throw .differs(name) }
        let fault = try await BackupError.mappingServiceFailures { () async throws(ServiceFailure) in
            try await DatabaseCheck(.sqlite(path: copy), domains).firstFault()
        }
        if let fault { throw .broken(fault) }
    }

    private func carryKeys(to target: String) async throws(BackupError) {
        try await BackupError.mappingServiceFailures { () throws(ServiceFailure) in
            guard let keys = try await FileKeyStore(path + ".keys").read() else { return }
            _ = try await FileKeyStore(target).replace(nil, by: keys)
        }
    }

    private func copyDatabase(to copy: String) async throws(DatabaseError) -> BackedUpContent {
        let database = try await SQLiteDatabase.open(.file(path: path))
        do throws(DatabaseError) {
            let content = try await database.backup(to: copy, reading: BackedUpContent.reading(domains))
            try await database.close()
            return content
        } catch {
            try? await database.close()
            throw error
        }
    }
}
