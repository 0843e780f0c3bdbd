public import BlobsS3
import SystemPackage
import Vocabulary

/// The place of picture files; the database holds their records.
public enum PicturePlace: Hashable, Sendable {
    /// In the memory of this process.
    case memory
    /// In a folder of this machine, by its absolute path.
    case folder(String)
    /// In a bucket of an S3 object store.
    case objects(S3Location, S3Credentials)

    /// The forms of the setting.
    public static let form = "auto, FOLDER, s3:\(S3Location.form)"

    /// Parses the setting; a relative path counts from the folder. `auto` is a folder beside a SQLite
    /// database, as its keys are, or in Madang's data folder for PostgreSQL. Several servers need a folder
    /// that all of them see, or an object store, whose keys `environment` holds or names.
    ///
    /// Throws `badValue` for a URL-like text in none of the forms, and `objectStore`.
    init(
        _ entry: SettingEntry, for backend: Backend, relativeTo folder: String,
        _ directories: BaseDirectories, environment: [String: String]
    ) throws(SettingsError) {
        let text = entry.written
        if !backend.isLocal || backend == .memory {
            self = .memory
        } else if text == "auto" {
            self = .usual(for: backend, directories)
        } else if text.hasPrefix("s3:") || text.contains("://") {
            let region = ["AWS_REGION", "AWS_DEFAULT_REGION"].lazy.compactMap { environment[$0] }
                .first { !$0.isEmpty }
            guard text.hasPrefix("s3:"),
                let place = S3Location(String(text.dropFirst(3)), usualRegion: region ?? "us-east-1")
            else { throw .badValue(entry, .malformed(expected: Self.form)) }
            self = .objects(
                place, try S3Credentials(environment, configuration: directories.configuration))
        } else {
            self = .folder(ResolvedPath.of(FilePath(folder).pushing(FilePath(text)).string))
        }
    }

    /// The default place for the files of that backend.
    public static func usual(
        for backend: Backend, environment: [String: String] = Settings.processEnvironment
    ) -> PicturePlace {
        usual(for: backend, BaseDirectories(environment: environment))
    }

    private static func usual(for backend: Backend, _ directories: BaseDirectories) -> PicturePlace {
        switch backend {
        case .memory, .server: .memory
        case .sqlite(let path): .folder(ResolvedPath.of(path + ".pictures"))
        case .postgres: .folder(ResolvedPath.of(directories.data + "/pictures"))
        }
    }
}

extension PicturePlace: CustomStringConvertible {
    /// The folder, the object store without its keys, or `memory`.
    public var description: String {
        switch self {
        case .memory: "memory"
        case .folder(let path): path
        case .objects(let location, _): "s3:\(location)"
        }
    }
}
