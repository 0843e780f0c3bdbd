import Composition
import Vocabulary

/// A backup: a folder with a manifest, the database, and the keys where they lie in a file.
struct BackupFolder: Sendable {
    /// The names of what may be in it.
    enum Name {
        static let file = "database.sqlite"
        /// The log that belongs to the file, in what a restore has moved aside.
        static let log = "database.sqlite-wal"
        static let dump = "database.dump"
        static let keys = "keys"
    }

    /// The folder's absolute path.
    let path: String
    /// What it consists of.
    let manifest: BackupManifest

    /// The folder at that path. Throws `notABackup`, and `newer` for the backup of a program that came later.
    init(at path: String) throws(RestoreError) {
        let bytes = try RestoreError.mapping { () throws(ServiceFailure) in
            try DurableFile.small(path + "/" + BackupManifest.name)
        }
        guard let bytes, let format = BackupManifest.format(of: bytes) else { throw .notABackup(path) }
        if format > BackupManifest.format { throw .newer(path) }
        guard let manifest = BackupManifest(json: bytes), manifest.isPlain else { throw .notABackup(path) }
        (self.path, self.manifest) = (path, manifest)
    }

    /// Throws `damaged` if a file is not what the manifest says.
    func verify() throws(RestoreError) {
        for file in manifest.files {
            let content = try RestoreError.mapping { () throws(ServiceFailure) in
                try DurableFile.content(of: self.path(of: file.name))
            }
            if content != DurableFile.Content(bytes: file.bytes, hash: file.hash) {
                throw .damaged(self.path(of: file.name))
            }
        }
    }

    /// Where the file of that name is.
    func path(of name: String) -> String { path + "/" + name }
}

extension RestoreError {
    fileprivate static func mapping<Value>(
        _ body: () throws(ServiceFailure) -> Value
    ) throws(RestoreError) -> Value {
        do throws(ServiceFailure) { return try body() } catch { throw .service(error) }
    }
}

extension BackupFolder {
    /// Describes the files that the folder has, as its manifest, and makes both lasting.
    static func finish(
        _ path: String, _ engine: BackupManifest.Engine, schema: String? = nil, _ content: BackedUpContent,
        at moment: Timestamp
    ) throws(ServiceFailure) {
        var files: [BackupManifest.File] = []
        for name in [Name.file, Name.log, Name.dump, Name.keys] where DurableFile.exists("\(path)/\(name)") {
            let content = try DurableFile.content(of: "\(path)/\(name)")
            files.append(BackupManifest.File(name: name, bytes: content.bytes, hash: content.hash))
        }
        let manifest = BackupManifest(
            engine: engine, schema: schema, version: MadangVersion.text, takenAt: moment, files: files,
            tables: content.tables, logs: content.logs)
        // Under its own name it is there as a whole or not at all.
        let (name, draft) = ("\(path)/\(BackupManifest.name)", "\(path)/\(BackupManifest.name).new")
        DurableFile.remove([draft])
        try DurableFile.write(manifest.json, to: draft)
        try DurableFile.replace(name, by: draft)
        try DurableFile.flush(folder: path)
    }

    /// Removes what a folder of a backup may hold, as `empty`, and the folder.
    static func remove(_ path: String) {
        empty(path)
        DurableFile.removeFolder(path)
    }

    /// Removes what a folder of a backup may hold, with what a database leaves beside it that was opened
    /// there.
    static func empty(_ path: String) {
        let database = [Name.file, Name.dump].flatMap { name in
            ["", "-wal", "-shm", "-journal", ".withdrawn"].map { "\(path)/\(name)\($0)" }
        }
        DurableFile.remove(database)
        let others = [Name.keys, BackupManifest.name, BackupManifest.name + ".new"]
        DurableFile.remove(others.map { "\(path)/\($0)" })
        DurableFile.removeFiles(below: "\(path)/\(FileCarrier.folderName)")
    }
}

extension BackupManifest {
    /// Whether it names files that a backup may have, and no path elsewhere.
    fileprivate var isPlain: Bool {
        typealias Name = BackupFolder.Name
        let database = engine == .sqlite ? Name.file : Name.dump
        return files.contains { $0.name == database }
            && files.allSatisfy { [Name.file, Name.log, Name.dump, Name.keys].contains($0.name) }
    }
}
