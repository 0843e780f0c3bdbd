public import BlobsS3
import SystemPackage
import Vocabulary

/// Where the files of pictures are; what is known of them stands in the database.
public enum PicturePlace: Hashable, Sendable {
    /// In the memory of this process.
    case memory
    /// In a folder of this machine, by its absolute path.
    case folder(String)
    /// In a bucket of an object store that speaks S3.
    case objects(S3Location, S3Credentials)

    /// The forms that the setting is written in.
    public static let form = "auto, FOLDER, s3:\(S3Location.form)"

    /// What the setting says, a relative path counted from the folder. `auto` is beside a SQLite database, as
    /// its keys are, and among Madang's data for one that several servers share: these need a folder that all
    /// of them see, or an object store, whose keys `environment` says or names.
    ///
    /// Throws `badValue` for what looks like a URL and is none of the forms, and `objectStore`.
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

    /// Where the files of that backend are if nobody has said otherwise.
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
