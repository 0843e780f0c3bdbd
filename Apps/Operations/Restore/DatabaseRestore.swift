public import Composition
import Database
public import Settings
public import Terminal
public import Vocabulary

/// Replaces a database by a backup. The present database is moved aside and kept, the backup is examined
/// before it is put in place, and a restore interrupted at any moment leaves one of the two whole.
///
/// Everyone is signed out, and members who withdrew after the backup are withdrawn again.
public struct DatabaseRestore: Sendable {
    private let backend: Backend
    private let pictures: PicturePlace
    private let path: String
    private let domains: [Domain]
    private let time: any TimeSource

    /// Restores the backup in that folder to the settings' database, which is of these domains; a relative
    /// path counts from the current folder.
    public init(
        _ settings: Settings, from path: String, domains: [Domain] = Domain.all,
        time: any TimeSource = SystemClock()
    ) {
        self.domains = domains
        backend = settings.backend
        pictures = settings.pictures
        self.path = Settings.absolutePath(of: path)
        self.time = time
    }

    /// Runs the restore and reports each step when it is done; the last tells how to go back.
    ///
    /// Throws `noDatabase`, `notABackup`, `newer`, `damaged`, `otherEngine`, `underWay`, `inUse`, `differs`,
    /// `broken`, `program`, `withdrawals`, and `service` when the disk or the database fails; the database is
    /// then unchanged. `brokenInPlace` is thrown after the change.
    public func run(_ tell: (RestoreStep) -> Void) async throws(RestoreError) {
        let target = try target()
        try await target.begin()
        do throws(RestoreError) {
            try await run(target, tell)
            await target.end()
        } catch {
            await target.end()
            throw error
        }
    }

    private func run(
        _ target: any RestoreTarget, _ tell: (RestoreStep) -> Void
    ) async throws(RestoreError) {
        if let earlier = try await target.finishEarlier() { return tell(.finishedEarlier(earlier)) }
        let backup = try BackupFolder(at: path)
        guard backup.manifest.engine == target.engine else {
            throw .otherEngine(backup.manifest.engine.rawValue, backend)
        }
        tell(.found(backup.manifest))
        try backup.verify()
        tell(.verified(files: backup.manifest.files.count))
        for log in backup.manifest.logs {
            tell(.log(name: name(of: log), entries: log.sequence, hash: log.hash))
        }
        // Before the file is locked: closing a file drops all locks that this process holds on it.
        let notes = await PresentLogs(backend, domains, time).notes(against: backup.manifest.logs)
        for note in notes { tell(.note(note)) }
        let present = await KnownWithdrawals(inFileOf: backend, domains)
        try await target.hold()
        do throws(RestoreError) {
            let aside = try await replace(target, by: backup, present, tell)
            await target.release()
            tell(.inPlace(aside))
        } catch {
            await target.release()
            throw error
        }
        if let promise = try await fault(in: backend) { throw .brokenInPlace(promise) }
        tell(.examined)
    }

    private func name(of log: LogHead) -> Phrase {
        Phrase(en: log.name, ko: domains.logs.first { $0.name == log.name }?.korean ?? log.name)
    }

    private func target() throws(RestoreError) -> any RestoreTarget {
        switch backend {
        case .sqlite(let path): SQLiteRestoreTarget(path, time)
        case .postgres(let location): try PostgresRestoreTarget(location, domains, time)
        case .memory, .server: throw .noDatabase(backend)
        }
    }

    private func replace(
        _ target: any RestoreTarget, by backup: BackupFolder, _ present: KnownWithdrawals,
        _ tell: (RestoreStep) -> Void
    ) async throws(RestoreError) -> RestoreAside {
        let withdrawn = try await target.withdrawn().and(present)
        for note in withdrawn.notes { tell(.note(note)) }
        do throws(RestoreError) {
            let staged = try await target.stage(backup)
            try await prepare(staged, backup.manifest, withdrawn.members, tell)
        } catch {
            await target.discard()
            throw error
        }
        // First: withdrawals missing from the list may be only in the database moved aside.
        if let list = WithdrawalList(of: backend), let note = await withdrawn.complete(list) {
            tell(.note(note))
        }
        return try await target.putInPlace()
    }

    /// Prepares the staged database for its place, or throws why it is unfit.
    private func prepare(
        _ staged: Backend, _ manifest: BackupManifest, _ withdrawn: [MemberID], _ tell: (RestoreStep) -> Void
    ) async throws(RestoreError) {
        try await compare(staged, with: manifest)
        tell(.copied)
        let count = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await LocalPlatform.prepareRestored(
                staged, of: domains, at: manifest.takenAt, withdrawn: withdrawn, time: time)
        }
        tell(.prepared(withdrawnAgain: count))
        let files = try await RestoreError.mappingServiceFailures { () async throws(ServiceFailure) in
            let folder = PicturePlace.folder(path + "/" + FileCarrier.folderName)
            return try await FileCarrier(domains, from: folder, to: pictures, time: time).carry(staged)
        }
        tell(.files(files))
        if let promise = try await fault(in: staged) { throw .broken(promise) }
    }

    private func fault(in database: Backend) async throws(RestoreError) -> Phrase? {
        try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await DatabaseCheck(database, domains).firstFault()
        }
    }

    /// Compares the tables with the manifest. A schema older than this program is only read once it has been
    /// migrated; until then the hash of its file identifies it.
    private func compare(_ staged: Backend, with manifest: BackupManifest) async throws(RestoreError) {
        guard let place = staged.database, !manifest.tables.isEmpty else { return }
        let differing = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await place.using { database throws(DatabaseError) -> String? in
                let migrator = Migrator(domains.migrations, time: time)
                guard try await migrator.pending(database.sql).isEmpty else { return nil }
                let content = try await database.sql.longRunning.read(BackedUpContent.reading(domains))
                return content.difference(from: manifest.content)
            }
        }
        if let differing { throw .differs(differing) }
    }
}

/// A completed step of a restore.
public enum RestoreStep: Sendable {
    /// The folder is a backup.
    case found(BackupManifest)
    /// The files match the manifest.
    case verified(files: Int)
    /// The end of an append-only log when the backup was made.
    case log(name: Phrase, entries: Int64, hash: String)
    /// What the present database's logs hold beyond the backup, in words.
    case note(Phrase)
    /// The backup was copied to the database's disk or server, and its content matches.
    case copied
    /// Everyone is signed out, and this many members were withdrawn again.
    case prepared(withdrawnAgain: Int)
    /// The files of pictures are in place; the earlier ones are kept.
    case files(CarriedFiles)
    /// The backup is in place; the earlier database was moved aside.
    case inPlace(RestoreAside)
    /// The database in place was examined.
    case examined
    /// Instead, an earlier restore that was interrupted during the exchange was finished.
    case finishedEarlier(RestoreAside)
}

/// The database that a restore has moved aside.
public struct RestoreAside: Hashable, Sendable {
    /// Its new place; nil if there was none.
    public let place: String?
    /// The command that makes it the database again; nil if it was only the remains of one.
    public let wayBack: String?
}

/// A database that a backup can replace.
protocol RestoreTarget: Sendable {
    /// The engine that the backup must have.
    var engine: BackupManifest.Engine { get }

    /// Keeps other restores from the database until `end`. Throws `underWay` if another is running, and
    /// outages.
    func begin() async throws(RestoreError)
    /// Admits other restores again.
    func end() async
    /// Finishes an earlier restore that was interrupted during the exchange; nil if there is none. Throws
    /// `inUse` and outages.
    func finishEarlier() async throws(RestoreError) -> RestoreAside?
    /// Keeps programs from the database until `release`. Throws `inUse` if some use it.
    func hold() async throws(RestoreError)
    /// Admits programs again.
    func release() async
    /// The known withdrawals, from sources readable while programs are kept away. Throws `withdrawals` and
    /// outages.
    func withdrawn() async throws(RestoreError) -> KnownWithdrawals
    /// Copies the backup beside the database and returns the copy. Throws `program` and outages.
    func stage(_ backup: BackupFolder) async throws(RestoreError) -> Backend
    /// Removes the staged copy, as far as possible.
    func discard() async
    /// Moves the database aside and the staged copy into its place, atomically or so that `finishEarlier` can
    /// complete it. Throws `inUse` and outages.
    func putInPlace() async throws(RestoreError) -> RestoreAside
}

extension Timestamp {
    /// `20261121T094600000000Z`: for the names of databases moved aside at that moment.
    var compact: String { rfc3339.filter { $0.isLetter || $0.isNumber } }
}
