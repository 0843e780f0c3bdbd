public import Database
import GRDBSQLite
import Threads

import struct GRDB.Configuration
import class GRDB.DatabaseQueue

extension SQLiteDatabase {
    /// Where the data is.
    public enum Location: Hashable, Sendable {
        /// One file, with a log beside it (`-wal`, `-shm`) while it is open.
        case file(path: String)
        /// This instance's own memory: gone when it is closed.
        case memory
    }

    /// What may be chosen when a database is opened.
    public struct Options: Hashable, Sendable {
        /// How many reads run at once on a file, at least 1.
        public var readers: Int
        /// What costly reads of a file may cost.
        public var costlyReads = CostlyReadLimits()
        /// How long to wait for a lock that another program holds.
        public var busyMilliseconds: Int32
        /// How many writes that wait together are flushed to the disk together at most.
        var groupLimit = 64
        /// How long bodies have run when no further one joins, so that the first need not wait long.
        var groupTime = Duration.milliseconds(5)
        /// How long the log of a file may become.
        var log = Checkpointer.Limits()
        /// How often a connection reads between two commits before it maps the file: more often than a
        /// program for one person, since what is mapped counts as memory of who has read it.
        var readsBeforeMapping = 10_000

        /// One reader more than there are cores, at most 16, and five seconds, unless said otherwise.
        ///
        /// A reader takes the next read of the line on the thread it is on, so few of them change threads
        /// less often; one more than cores, since one may wait for the disk.
        public init(readers: Int? = nil, busyMilliseconds: Int32 = 5000) {
            self.readers = readers ?? min(Cores.count + 1, 16)
            self.busyMilliseconds = busyMilliseconds
        }
    }

    /// Opens the database, and makes an empty one if there is none: the file for its owner alone (0600), and
    /// missing folders above it likewise (0700).
    ///
    /// Throws `corrupt` if the file is something else, `readOnly` if it may not be written, `unavailable` if
    /// it cannot be had (folder, permission, another program's lock, a library older than 3.35), `full` if
    /// there is no room.
    public static func open(
        _ location: Location, options: Options = Options()
    ) async throws(DatabaseError) -> SQLiteDatabase {
        try checkLibrary(sqlite3_libversion_number())
        return try await onThreadOfItsOwn { () throws(DatabaseError) in
            do throws(DatabaseError) {
                return try connect(location, options)
            } catch {
                throw openingFailure(error, location)
            }
        }
    }

    /// Throws `unavailable` if the library lacks what the statements use (RETURNING came with 3.35).
    static func checkLibrary(_ number: Int32) throws(DatabaseError) {
        if number >= 3_035_000 { return }
        let found = "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
        throw .unavailable("SQLite 3.35 or newer is needed, this is \(found): install a newer libsqlite3")
    }

    private static func connect(_ location: Location, _ options: Options) throws(DatabaseError)
        -> SQLiteDatabase
    {
        let configuration = configuration(options)
        switch location {
        case .memory:
            let queue = try translated { try DatabaseQueue(configuration: configuration) }
            let writer = WriteConnection(queue, options)
            return SQLiteDatabase(path: nil, connections: Connections(writer: writer))
        case .file(let path):
            let (queue, file) = try DatabaseFile(path).connect(configuration, creates: true)
            return SQLiteDatabase(path: path, connections: connections(queue, file, configuration, options))
        }
    }

    private static func connections(
        _ queue: DatabaseQueue, _ file: OpenedFile, _ configuration: Configuration, _ options: Options
    ) -> Connections {
        var reading = configuration
        reading.readonly = true
        reading.prepareDatabase { try file.require(on: $0) }
        reading.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -\(cachedKilobytes)") }
        return Connections(
            writer: WriteConnection(queue, options, path: file.path),
            readers: ReadConnections(path: file.path, configuration: reading, options),
            costly: CostlyConnections(path: file.path, configuration: reading, options.costlyReads),
            watch: RevisionWatch(file))
    }

    /// The page cache of each reader in KiB, valid until the next commit (decision 81).
    private static let cachedKilobytes = 512

    /// The page cache of the writer in KiB: what is in it can be saved when a log is lost (`Rescue`).
    private static let writtenKilobytes = 8_192

    private static func configuration(_ options: Options) -> Configuration {
        var configuration = Configuration()
        configuration.label = "madang"
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -\(writtenKilobytes)") }
        // LIKE compares as it does in PostgreSQL, where capitals count.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA case_sensitive_like = ON") }
        // What is deleted is overwritten with zeros: what members have erased is not to be read from it.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        configuration.busyMode = .timeout(Double(options.busyMilliseconds) / 1000)
        return configuration
    }

    /// The error with the path, as all say it that open a file.
    static func openingFailure(_ error: DatabaseError, _ location: Location) -> DatabaseError {
        guard case .file(let path) = location else { return error }
        return switch error {
        case .contention:
            .unavailable(
                UnfinishedRestore.isBeside(path)
                    ? "\(path) is being restored: try again when that has ended"
                    : "another program holds \(path) locked")
        case .unavailable(let reason): .unavailable("\(path): \(reason)")
        case .misuse(let reason): .unavailable("\(path) cannot be opened: \(reason)")
        case .notDatabase: notDatabase(at: path)
        case .corrupt(let reason): .corrupt("\(path): \(reason)")
        default: error
        }
    }

    private static func notDatabase(at path: String) -> DatabaseError {
        .refused(
            english: """
                \(path) is not a database, and was left as it is. Check the path; if a database was there, \
                restore a backup: madang-server restore FOLDER.
                """,
            korean: """
                \(path) 파일은 데이터베이스가 아니어서 그대로 두었습니다. 경로를 확인하세요. 데이터베이스가 있던 자리라면 \
                백업을 복원하세요: madang-server restore 폴더.
                """)
    }
}
