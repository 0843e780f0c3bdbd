import Composition
import Database
import DatabaseSQLite
import Settings
import Terminal
import Vocabulary

/// A file, with its log, the log's index, and its keys beside it.
///
/// What is to be put in place lies in the folder `….restoring` beside the file. Before the first file is
/// moved, `swap` in it says where what was there goes; from then on no program opens the database, and
/// whoever restores finishes the moves first.
struct SQLiteRestoreTarget: RestoreTarget {
    private let path: String
    private let time: any TimeSource
    private let lock = DatabaseFileLock()
    private var staging: String { UnfinishedRestore.folder(of: path) }
    private var swap: String { UnfinishedRestore.mark(of: path) }
    private var database: String { staging + "/" + BackupFolder.Name.file }
    private var keys: String { staging + "/" + BackupFolder.Name.keys }

    init(_ path: String, _ time: any TimeSource) {
        (self.path, self.time) = (path, time)
    }

    var engine: BackupManifest.Engine { .sqlite }

    func finishEarlier() async throws(RestoreError) -> RestoreAside? {
        guard DurableFile.exists(swap) else { return nil }
        try await hold()
        defer { lock.release() }
        return try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            let mark = try DurableFile.small(swap) ?? []
            return try changePlaces(aside: String(decoding: mark, as: UTF8.self))
        }
    }

    func hold() async throws(RestoreError) {
        let isHeld = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try DurableFile.makeFolder(DurableFile.folder(of: path))
            return try lock.hold(path)
        }
        if !isHeld { throw .inUse(.sqlite(path: path)) }
    }

    func release() async { lock.release() }

    func withdrawn() async throws(RestoreError) -> KnownWithdrawals {
        guard let list = WithdrawalList(of: .sqlite(path: path)) else { return KnownWithdrawals([]) }
        return try KnownWithdrawals(list)
    }

    func stage(_ backup: BackupFolder) async throws(RestoreError) -> Backend {
        try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            removeStaging()
            try DurableFile.makeFolder(staging)
            for file in backup.manifest.files {
                try DurableFile.copy(backup.path(of: file.name), to: staging + "/" + file.name)
            }
        }
        return .sqlite(path: database)
    }

    func discard() async { removeStaging() }

    private func removeStaging() {
        DurableFile.remove([swap + ".new"])
        BackupFolder.remove(staging)
    }

    func putInPlace() async throws(RestoreError) -> RestoreAside {
        try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try await SQLiteDatabase.finish(database)
        }
        return try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            let aside = path + ".before-" + time.now().compact
            try DurableFile.makeFolder(aside)
            // Under its own name the mark is there as a whole or not at all.
            try DurableFile.write(Array(aside.utf8), to: swap + ".new")
            try DurableFile.move(swap + ".new", to: swap)
            for folder in [staging, DurableFile.folder(of: path)] { try DurableFile.flush(folder: folder) }
            return try changePlaces(aside: aside)
        }
    }

    /// Each move is left out if it has been made: so it can be broken off and begun again.
    private func changePlaces(aside: String) throws(ServiceFailure) -> RestoreAside {
        typealias Name = BackupFolder.Name
        try DurableFile.makeFolder(aside)
        if DurableFile.exists(database) {
            // The log goes first: a database without its log is old, one with another's is broken.
            for suffix in ["-wal", "-shm", "-journal", ""] {
                try moveOnce(path + suffix, to: "\(aside)/\(Name.file)\(suffix)")
            }
            try moveOnce(path + ".keys", to: "\(aside)/\(Name.keys)")
            try DurableFile.flush(folder: aside)
            if DurableFile.exists(keys) { try moveOnce(keys, to: path + ".keys") }
            try DurableFile.move(database, to: path)
            try DurableFile.flush(folder: DurableFile.folder(of: path))
        }
        let hadDatabase = DurableFile.exists("\(aside)/\(Name.file)")
        if hadDatabase, !DurableFile.exists("\(aside)/\(BackupManifest.name)") {
            try BackupFolder.finish(aside, .sqlite, .unknown, at: time.now())
        }
        DurableFile.removeFolder(aside)
        DurableFile.remove([swap])
        removeStaging()
        guard hadDatabase else { return RestoreAside(place: nil, wayBack: nil) }
        return RestoreAside(place: aside, wayBack: wayBack(to: aside))
    }

    private func wayBack(to aside: String) -> String {
        ["madang-server", "restore", "--backend", "sqlite:\(path)", aside].map(\.shellWord)
            .joined(separator: " ")
    }

    private func moveOnce(_ file: String, to target: String) throws(ServiceFailure) {
        if DurableFile.exists(file), !DurableFile.exists(target) { try DurableFile.move(file, to: target) }
    }
}
