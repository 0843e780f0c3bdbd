import Glibc

/// The folders that belong to Madang, by the XDG Base Directory Specification 0.8. None is made here.
public struct BaseDirectories: Hashable, Sendable {
    /// What must not be lost: the database, keys, mail. `$XDG_DATA_HOME/madang`.
    public let data: String
    /// The configuration file's folder. `$XDG_CONFIG_HOME/madang`.
    public let configuration: String
    /// What can be had again. `$XDG_CACHE_HOME/madang`.
    public let cache: String
    /// What outlives a run without being data: sessions. `$XDG_STATE_HOME/madang`.
    public let state: String

    /// The folders for these variables. One that is unset, empty or relative counts as its default below
    /// `HOME`, which itself is taken from the user database if it is not set.
    public init(environment: [String: String]) {
        let home = Self.absolute(environment["HOME"]) ?? Self.homeOfUser
        func folder(_ variable: String, _ usual: String) -> String {
            (Self.absolute(environment[variable]) ?? home + "/" + usual) + "/madang"
        }
        data = folder("XDG_DATA_HOME", ".local/share")
        configuration = folder("XDG_CONFIG_HOME", ".config")
        cache = folder("XDG_CACHE_HOME", ".cache")
        state = folder("XDG_STATE_HOME", ".local/state")
    }

    /// The configuration file that is read when none is named; it need not be there.
    public var configurationFile: String { configuration + "/config.yaml" }

    /// The database that is used when no backend is named.
    public var database: String { data + "/madang.sqlite" }

    private static func absolute(_ path: String?) -> String? {
        guard let path, path.utf8.first == UInt8(ascii: "/") else { return nil }
        let end = path.lastIndex { $0 != "/" } ?? path.startIndex
        return String(path[...end])
    }

    private static var homeOfUser: String {
        guard let user = getpwuid(getuid()), let folder = user.pointee.pw_dir else { return "" }
        return String(cString: folder)
    }
}
