import Composition
import Database
import DatabaseSQLite
import Settings
import Terminal
import Vocabulary

/// A file, with its log, the log's index, and its keys beside it.
///
/// What is to be put in place lies in the folder `….restoring` beside the file. Before the first file is
/// moved, `swap` in it says where what was there goes; from then on no program opens the database, and the
/// next restore finishes the moves first.
///
/// Both files are locked until all of it is done, so that a program that opens either waits, and there is a
/// file of that name at every moment, so that no program makes one.
struct SQLiteRestoreTarget: RestoreTarget {
    private let path: String
    private let time: any TimeSource
    private let turn: RestoreTurn
    private let lock = DatabaseFileLock()
    /// Of what is put in place.
    private let nextLock = DatabaseFileLock()
    private var staging: String { UnfinishedRestore.folder(of: path) }
    private var swap: String { UnfinishedRestore.mark(of: path) }
    private var database: String { staging + "/" + BackupFolder.Name.file }
    private var keys: String { staging + "/" + BackupFolder.Name.keys }

    init(_ path: String, _ time: any TimeSource) {
        (self.path, self.time) = (path, time)
        turn = RestoreTurn(UnfinishedRestore.folder(of: path))
    }

    var engine: BackupManifest.Engine { .sqlite }

    func begin() async throws(RestoreError) {
        let isTaken = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try refuseLinks()
            try DurableFile.makeFolder(DurableFile.folder(of: path))
            return try turn.take()
        }
        if !isTaken { throw .underWay(.sqlite(path: path)) }
    }

    func end() async { turn.end() }

    func finishEarlier() async throws(RestoreError) -> RestoreAside? {
        guard DurableFile.exists(swap) else { return nil }
        try await hold(creates: false)
        do throws(ServiceFailure) {
            let mark = try DurableFile.small(swap) ?? []
            let aside = try await changePlaces(aside: String(decoding: mark, as: UTF8.self))
            await release()
            return aside
        } catch {
            await release()
            throw .service(error)
        }
    }

    func hold() async throws(RestoreError) { try await hold(creates: true) }

    private func hold(creates: Bool) async throws(RestoreError) {
        let isHeld = try await RestoreError.mappingServiceFailures { () async throws(ServiceFailure) in
            try await lock.hold(path, creates: creates)
        }
        if !isHeld { throw .inUse(.sqlite(path: path)) }
    }

    func release() async {
        nextLock.release()
        lock.release()
    }

    func withdrawn() async throws(RestoreError) -> KnownWithdrawals {
        guard let list = WithdrawalList(of: .sqlite(path: path)) else { return KnownWithdrawals([]) }
        return try KnownWithdrawals(list)
    }

    func stage(_ backup: BackupFolder) async throws(RestoreError) -> Backend {
        try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            emptyStaging()
            for file in backup.manifest.files {
                try DurableFile.copy(backup.path(of: file.name), to: staging + "/" + file.name)
            }
        }
        return .sqlite(path: database)
    }

    func discard() async { emptyStaging() }

    private func emptyStaging() {
        DurableFile.remove([swap + ".new"])
        BackupFolder.empty(staging)
    }

    func putInPlace() async throws(RestoreError) -> RestoreAside {
        try await mappingDatabaseErrors(RestoreError.self) { () throws(DatabaseError) in
            try await SQLiteDatabase.finish(database)
        }
        let aside = path + ".before-" + time.now().compact
        return try await RestoreError.mappingServiceFailures { () async throws(ServiceFailure) in
            do throws(ServiceFailure) {
                try mark(aside)
            } catch {
                DurableFile.removeFolder(aside)
                if !DurableFile.exists(swap) { emptyStaging() }
                throw error
            }
            return try await changePlaces(aside: aside)
        }
    }

    /// Under its own name the mark is there as a whole or not at all.
    private func mark(_ aside: String) throws(ServiceFailure) {
        try DurableFile.makeFolder(aside)
        try DurableFile.write(Array(aside.utf8), to: swap + ".new")
        try DurableFile.move(swap + ".new", to: swap)
        for folder in [staging, DurableFile.folder(of: path)] { try DurableFile.flush(folder: folder) }
    }

    /// Each move is left out if it has been made: so it can be broken off and begun again.
    private func changePlaces(aside: String) async throws(ServiceFailure) -> RestoreAside {
        typealias Name = BackupFolder.Name
        try DurableFile.makeFolder(aside)
        if DurableFile.exists(database) { try await replace(keeping: aside) }
        let hadDatabase = DurableFile.exists("\(aside)/\(Name.file)")
        // One that a program wrote under its final name, and did not finish, is written anew.
        if hadDatabase, (try? BackupFolder(at: aside)) == nil {
            try BackupFolder.finish(aside, .sqlite, .unknown, at: time.now())
        }
        DurableFile.removeFolder(aside)
        DurableFile.remove([swap])
        emptyStaging()
        guard hadDatabase else {
            // What was left of a database that was lost.
            return RestoreAside(place: DurableFile.exists(aside) ? aside : nil, wayBack: nil)
        }
        return RestoreAside(place: aside, wayBack: wayBack(to: aside))
    }

    private func replace(keeping aside: String) async throws(ServiceFailure) {
        typealias Name = BackupFolder.Name
        guard try await nextLock.hold(database) else {
            throw .unavailable("another program has \(database) open: end it, then restore again")
        }
        // The log goes first: a database without its log is old, one with another's is broken.
        for suffix in ["-wal", "-shm", "-journal", ".saved", ".damaged"] {
            try moveOnce(path + suffix, to: "\(aside)/\(Name.file)\(suffix)")
        }
        // An empty file was made to be locked, and holds nothing.
        let isEmpty = OpenFileIdentity(path)?.size == 0
        if !isEmpty { try DurableFile.keep(path, as: "\(aside)/\(Name.file)") }
        try moveOnce(path + ".keys", to: "\(aside)/\(Name.keys)")
        try DurableFile.flush(folder: aside)
        if DurableFile.exists(keys) { try moveOnce(keys, to: path + ".keys") }
        try DurableFile.replace(path, by: database)
        try DurableFile.flush(folder: DurableFile.folder(of: path))
    }

    private func wayBack(to aside: String) -> String {
        ["madang-server", "restore", "--backend", "sqlite:\(path)", aside].map(\.shellWord)
            .joined(separator: " ")
    }

    private func moveOnce(_ file: String, to target: String) throws(ServiceFailure) {
        if DurableFile.exists(file), !DurableFile.exists(target) { try DurableFile.move(file, to: target) }
    }

    /// Moving a link would leave what it leads to where it is.
    private func refuseLinks() throws(ServiceFailure) {
        for file in [path, path + ".keys"] where DurableFile.isLink(file) {
            throw .unreachable(
                english: "\(file) is a symbolic link. Put the file itself there, then restore again.",
                korean: "\(file)은(는) 심볼릭 링크입니다. 그 자리에 파일을 직접 두고 다시 복원하세요.")
        }
    }
}
