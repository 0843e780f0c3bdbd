public import Database
public import Vocabulary
import Wire

/// What a backup consists of: `manifest.json` of its folder, by which it is known for one, and found whole
/// before anything of it is used.
public struct BackupManifest: Hashable, Sendable {
    /// A database of which a backup can be made.
    public enum Engine: String, Hashable, Sendable, CaseIterable {
        /// The database is a file of SQLite.
        case sqlite
        /// The database is a schema of PostgreSQL, dumped by `pg_dump`.
        case postgres
    }

    /// A file of the backup's folder.
    public struct File: Hashable, Sendable {
        /// Its name in the folder.
        public let name: String
        /// How many bytes it has.
        public let bytes: Int
        /// SHA-256 of them: 64 hexadecimal digits.
        public let hash: String
    }

    /// The form of the folder; a program reads those up to its own.
    public static let format = 1
    /// The file's name.
    static let name = "manifest.json"

    /// Whose database it was.
    public let engine: Engine
    /// The schema that was dumped; nil on SQLite.
    public let schema: String?
    /// The version of the program that made it.
    public let version: String
    /// When it was made.
    public let takenAt: Timestamp
    /// The files, the manifest not among them.
    public let files: [File]
    /// What was in the tables; nothing for what a restore has moved aside as it was.
    public let tables: [BackedUpTable]
    /// Where the logs ended to which rows are only ever added; nothing in backups of before there were any.
    public let logs: [LogHead]
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

extension BackupManifest {
    private static let fileShape = Shape<File>(
        "BackupFile", Field("name", .text) { $0.name }, Field("bytes", .count) { $0.bytes },
        Field("sha256", .text) { $0.hash }, build: File.init)

    private static let tableShape = Shape<BackedUpTable>(
        "BackedUpTable", Field("name", .text) { $0.name }, Field("rows", .count) { $0.rows },
        Field("sha256", .text) { $0.hash }, build: BackedUpTable.init)

    private static let logShape = Shape<LogHead>(
        "BackedUpLog", Field("name", .text) { $0.name }, Field("entries", .integer) { $0.sequence },
        Field("hash", .text) { $0.hash }
    ) { name, sequence, hash in LogHead(name, sequence: sequence, hash: hash) }

    private static let shape = Shape<BackupManifest>(
        "Backup", Field("format", .count) { _ in format }, Field("engine", .choice) { $0.engine },
        Field("schema", WireCoder<String>.text.optional) { $0.schema },
        Field("version", .text) { $0.version }, Field("takenAt", .timestamp) { $0.takenAt },
        Field("files", fileShape.coder.array) { $0.files },
        Field("tables", tableShape.coder.array) { $0.tables },
        Field("logs", logShape.coder.array, fallback: []) { $0.logs }
    ) { _, engine, schema, version, takenAt, files, tables, logs in
        BackupManifest(
            engine: engine, schema: schema, version: version, takenAt: takenAt, files: files, tables: tables,
            logs: logs)
    }

    /// The manifest as JSON.
    var json: [UInt8] { Self.shape.coder.bytes(of: self) }

    /// Reads a manifest; nil for what is none.
    init?(json bytes: [UInt8]) {
        guard let json = try? JSONReader.read(bytes), let manifest = try? Self.shape.coder.read(json, .answer)
        else { return nil }
        self = manifest
    }

    /// The form that the bytes say they have; nil for what is no manifest at all.
    static func format(of bytes: [UInt8]) -> Int? {
        guard let json = try? JSONReader.read(bytes), case .object(let members) = json,
            case .integer(let format)? = members["format"]
        else { return nil }
        return Int(format)
    }
}
