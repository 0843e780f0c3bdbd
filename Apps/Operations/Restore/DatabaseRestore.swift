public import Composition
import Database
public import Settings
public import Terminal
public import Vocabulary

/// Puts a backup in the place of a database: what is there is moved aside and not removed, nothing is put in
/// place before it was examined, and a restore that is broken off at any moment leaves the one or the other.
///
/// Everybody is signed out, and who withdrew after the backup is withdrawn again.
public struct DatabaseRestore: Sendable {
    private let backend: Backend
    private let pictures: PicturePlace
    private let path: String
    private let time: any TimeSource

    /// Puts the backup in that folder in the place of the settings' database; a relative path counts from the
    /// current folder.
    public init(_ settings: Settings, from path: String, time: any TimeSource = SystemClock()) {
        backend = settings.backend
        pictures = settings.pictures
        self.path = Settings.absolutePath(of: path)
        self.time = time
    }

    /// Does it and tells each step as soon as it is done; the last says how to go back.
    ///
    /// Throws `noDatabase`, `notABackup`, `newer`, `damaged`, `otherEngine`, `inUse`, `differs`, `broken`,
    /// `program`, `withdrawals`, and `service` when the disk or the database does not do its part; then the
    /// database is what it was. `brokenInPlace` is thrown after the change.
    public func run(_ tell: (RestoreStep) -> Void) async throws(RestoreError) {
        let target = try target()
        if let earlier = try await target.finishEarlier() { return tell(.finishedEarlier(earlier)) }
        let backup = try BackupFolder(at: path)
        guard backup.manifest.engine == target.engine else {
            throw .otherEngine(backup.manifest.engine.rawValue, backend)
        }
        tell(.found(backup.manifest))
        try backup.verify()
        tell(.verified(files: backup.manifest.files.count))
        for log in backup.manifest.logs {
            tell(.log(name: Self.name(of: log), entries: log.sequence, hash: log.hash))
        }
        // Before it is held: whoever closes a file gives up the locks that its process holds on it.
        let notes = await PresentLogs(backend, time).notes(against: backup.manifest.logs)
        for note in notes { tell(.note(note)) }
        let present = await KnownWithdrawals(inFileOf: backend)
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

    private static func name(of log: LogHead) -> Phrase {
        Phrase(en: log.name, ko: Domain.logs.first { $0.name == log.name }?.korean ?? log.name)
    }

    private func target() throws(RestoreError) -> any RestoreTarget {
        switch backend {
        case .sqlite(let path): SQLiteRestoreTarget(path, time)
        case .postgres(let location): try PostgresRestoreTarget(location, time)
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
        // Before places change: what was not in the list may go with what is moved aside.
        if let list = WithdrawalList(of: backend), let note = await withdrawn.complete(list) {
            tell(.note(note))
        }
        return try await target.putInPlace()
    }

    /// Makes what is staged fit to be put in place, or throws why it is not.
    private func prepare(
        _ staged: Backend, _ manifest: BackupManifest, _ withdrawn: [MemberID], _ tell: (RestoreStep) -> Void
    ) async throws(RestoreError) {
        try await compare(staged, with: manifest)
        tell(.copied)
        let count = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await LocalPlatform.prepareRestored(staged, withdrawn: withdrawn, time: time)
        }
        tell(.prepared(withdrawnAgain: count))
        let files = try await RestoreError.mappingServiceFailures { () async throws(ServiceFailure) in
            let folder = PicturePlace.folder(path + "/" + FileCarrier.folderName)
            return try await FileCarrier.carry(staged, from: folder, to: pictures, time: time)
        }
        tell(.files(files))
        if let promise = try await fault(in: staged) { throw .broken(promise) }
    }

    private func fault(in database: Backend) async throws(RestoreError) -> Phrase? {
        try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await DatabaseCheck(database).firstFault()
        }
    }

    /// Whether the tables hold what they held; a schema that is older than this program is not read before it
    /// has been brought up to date, and is known by the hash of its file alone.
    private func compare(_ staged: Backend, with manifest: BackupManifest) async throws(RestoreError) {
        guard let place = staged.database, !manifest.tables.isEmpty else { return }
        let differing = try await RestoreError.mappingServiceFailures { () throws(ServiceFailure) in
            try await place.using { database throws(DatabaseError) -> String? in
                let migrator = Migrator(Domain.migrations, time: time)
                guard try await migrator.pending(database.sql).isEmpty else { return nil }
                let content = try await database.sql.longRunning.read(BackedUpContent.read)
                return content.difference(from: manifest.content)
            }
        }
        if let differing { throw .differs(differing) }
    }
}

/// What a restore has done.
public enum RestoreStep: Sendable {
    /// The folder is a backup.
    case found(BackupManifest)
    /// The files are those of the manifest.
    case verified(files: Int)
    /// A log to which rows are only ever added ended there when the backup was made.
    case log(name: Phrase, entries: Int64, hash: String)
    /// What the logs of the present database hold beyond that, in words.
    case note(Phrase)
    /// They were copied to the database's disk or server, and hold what they held.
    case copied
    /// Everybody is signed out, and so many were withdrawn again.
    case prepared(withdrawnAgain: Int)
    /// The files of pictures are where servers look for them; those of before are still there, too.
    case files(CarriedFiles)
    /// The backup is in place; what was there before is aside.
    case inPlace(RestoreAside)
    /// The database in place was examined.
    case examined
    /// A restore that was broken off after it had begun to change places was finished instead.
    case finishedEarlier(RestoreAside)
}

/// What a restore has moved aside.
public struct RestoreAside: Hashable, Sendable {
    /// Where it is now; nil if there was nothing.
    public let place: String?
    /// What makes it the database again, to be typed.
    public let wayBack: String?
}

/// A database into whose place a backup can be put.
protocol RestoreTarget: Sendable {
    /// Of what a backup must be.
    var engine: BackupManifest.Engine { get }

    /// Finishes what a restore has begun that was broken off while it changed places; nil if there is none.
    /// Throws `inUse` and outages.
    func finishEarlier() async throws(RestoreError) -> RestoreAside?
    /// Keeps programs from the database until `release`. Throws `inUse` if some work on it.
    func hold() async throws(RestoreError)
    /// Lets programs in again.
    func release() async
    /// Who is known to have withdrawn by now, from what can be asked while programs are kept away. Throws
    /// `withdrawals` and outages.
    func withdrawn() async throws(RestoreError) -> KnownWithdrawals
    /// Copies the backup beside the database and tells where. Throws `program` and outages.
    func stage(_ backup: BackupFolder) async throws(RestoreError) -> Backend
    /// Removes what was staged, as far as it can be.
    func discard() async
    /// Moves the database aside and what is staged into its place, at one moment or so that `finishEarlier`
    /// does the rest. Throws `inUse` and outages.
    func putInPlace() async throws(RestoreError) -> RestoreAside
}

extension Timestamp {
    /// `20261121T094600000000Z`: for names of what is moved aside at that moment.
    var compact: String { rfc3339.filter { $0.isLetter || $0.isNumber } }
}
