import Composition
import Database
import DatabasePostgres
import Vocabulary

/// A schema of PostgreSQL, with the keys among its tables: `pg_dump` uses the same snapshot from which the
/// manifest describes the tables.
struct PostgresBackupSource: BackupSource {
    private let location: PostgresLocation
    private let domains: [Domain]
    private let dumping: ExternalProgram
    private let reading: ExternalProgram

    /// Throws `program` where PostgreSQL's own programs are not there.
    init(_ location: PostgresLocation, _ domains: [Domain]) throws(BackupError) {
        do throws(ExternalProgramError) {
            (dumping, reading) = (try ExternalProgram("pg_dump"), try ExternalProgram("pg_restore"))
        } catch {
            throw .program(error)
        }
        (self.location, self.domains) = (location, domains)
    }

    var engine: BackupManifest.Engine { .postgres }

    func write(into folder: String) async throws(BackupError) -> (schema: String?, content: BackedUpContent) {
        let file = folder + "/" + BackupFolder.Name.dump
        let dumped = try await BackupError.mappingServiceFailures { () throws(ServiceFailure) in
            try await DatabasePlace.postgres(location).using { database throws(DatabaseError) in
                try await database.sql.longRunning.read { reader throws(DatabaseError) in
                    try dump(into: file, reader)
                }
            }
        }
        if let failure = dumped.failure ?? reading.failure(["--list", file], [:]) { throw .program(failure) }
        return (dumped.schema, dumped.content)
    }

    private func dump(into file: String, _ reader: any SQLReader) throws(DatabaseError) -> Dumped {
        let (schema, snapshot) = try Self.snapshot(reader)
        let words = [
            "--snapshot=\(snapshot)", "--schema=\"\(schema)\"", "--format=custom", "--no-owner",
            "--no-privileges", "--file=\(file)",
        ]
        if let failure = dumping.failure(words, location.environment) {
            return Dumped(schema: schema, content: .unknown, failure: failure)
        }
        return Dumped(schema: schema, content: try BackedUpContent.reading(domains)(reader), failure: nil)
    }

    private struct Dumped {
        let schema: String
        let content: BackedUpContent
        let failure: ExternalProgramError?
    }

    /// The schema of the tables, and a name under which others may read the same snapshot (manual, "Snapshot
    /// Synchronization Functions").
    private static func snapshot(
        _ reader: any SQLReader
    ) throws(DatabaseError) -> (schema: String, snapshot: String) {
        let found = try reader.first(
            "SELECT current_schema()::text, pg_export_snapshot()"
        ) { row throws(DatabaseError) in (try row.text(0), try row.text(1)) }
        guard let found else { throw .misuse("there is no schema") }
        return found
    }
}
