public import Composition
public import Settings
public import Vocabulary

/// Copies a database, with its keys and the files of its pictures, into a folder while servers work on it,
/// and calls the copy good only after it has been examined.
public struct DatabaseBackup: Sendable {
    private let backend: Backend
    private let pictures: PicturePlace
    private let path: String
    private let domains: [Domain]
    private let time: any TimeSource

    /// A backup of the settings' database, which is of these domains, into a folder that is not there yet; a
    /// relative path counts from the current folder.
    public init(
        _ settings: Settings, to path: String, domains: [Domain] = Domain.all,
        time: any TimeSource = SystemClock()
    ) {
        self.domains = domains
        backend = settings.backend
        pictures = settings.pictures
        self.path = Settings.absolutePath(of: path)
        self.time = time
    }

    /// Makes the backup and tells what is in it. Until it is good the folder is called `….partial`.
    ///
    /// Files that are missing are told and do not keep the rest from being saved.
    ///
    /// Throws `noDatabase` for other backends, `missing`, `folder`, `differs`, `broken`, `program`, and
    /// `service` when the disk or the database does not do its part; then nothing stands under the path.
    public func run() async throws(BackupError) -> BackupReport {
        let source: any BackupSource
        switch backend {
        case .sqlite(let path): source = try SQLiteBackupSource(path, domains)
        case .postgres(let location): source = try PostgresBackupSource(location, domains)
        case .memory, .server: throw .noDatabase(backend)
        }
        try checkFolder()
        let draft = path + ".partial"
        BackupFolder.remove(draft)
        do throws(BackupError) {
            return try await make(source, in: draft)
        } catch {
            BackupFolder.remove(draft)
            throw error
        }
    }

    private func make(
        _ source: any BackupSource, in draft: String
    ) async throws(BackupError) -> BackupReport {
        let moment = time.now()
        try await BackupError.mappingServiceFailures { () async throws(ServiceFailure) in
            try DurableFile.makeFolder(draft)
        }
        let (schema, content) = try await source.write(into: draft)
        let files = try await BackupError.mappingServiceFailures { () async throws(ServiceFailure) in
            let folder = PicturePlace.folder(draft + "/" + FileCarrier.folderName)
            return try await FileCarrier(domains, from: pictures, to: folder, time: time).carry(backend)
        }
        try checkFolder()
        try await BackupError.mappingServiceFailures { () async throws(ServiceFailure) in
            try BackupFolder.finish(draft, source.engine, schema: schema, content, at: moment)
            try DurableFile.move(draft, to: path)
            try DurableFile.flush(folder: DurableFile.folder(of: path))
        }
        return BackupReport(tables: content.tables, files: files)
    }

    private func checkFolder() throws(BackupError) {
        do throws(NewFolderFault) { try NewFolderFault.check(path) } catch { throw .folder(error) }
    }
}

/// What is in a backup.
public struct BackupReport: Sendable {
    /// Its tables.
    public let tables: [BackedUpTable]
    /// The files of pictures.
    public let files: CarriedFiles
}

/// A database that can be backed up.
protocol BackupSource: Sendable {
    /// What the backup will say that it is of.
    var engine: BackupManifest.Engine { get }

    /// Writes the database and its keys into the folder, examined as far as can be, and tells the schema that
    /// it was in and what its tables held at that moment. Throws what keeps it from that.
    func write(into folder: String) async throws(BackupError) -> (schema: String?, content: BackedUpContent)
}
