import SystemPackage

/// Where the files of pictures are; what is known of them stands in the database.
public enum PicturePlace: Hashable, Sendable {
    /// In the memory of this process.
    case memory
    /// In a folder of this machine, by its absolute path.
    case folder(String)

    /// What the setting says, a relative path counted from the folder. `auto` is beside a SQLite database, as
    /// its keys are, and among Madang's data for one that several servers share: these need a folder that all
    /// of them see.
    init(_ text: String, for backend: Backend, relativeTo folder: String, _ directories: BaseDirectories) {
        switch backend {
        case .memory, .server: self = .memory
        case _ where text != "auto":
            let path = FilePath(folder).pushing(FilePath(text)).lexicallyNormalized()
            self = .folder(path.string)
        case .sqlite(let path): self = .folder(path + ".pictures")
        case .postgres: self = .folder(directories.data + "/pictures")
        }
    }

    /// Where the files of that backend are if nobody has said otherwise.
    public static func usual(
        for backend: Backend, environment: [String: String] = Settings.processEnvironment
    ) -> PicturePlace {
        PicturePlace("auto", for: backend, relativeTo: "/", BaseDirectories(environment: environment))
    }
}

extension PicturePlace: CustomStringConvertible {
    /// The folder, or `memory`.
    public var description: String {
        switch self {
        case .memory: "memory"
        case .folder(let path): path
        }
    }
}
