import Glibc
public import Vocabulary

extension ZoneRules {
    /// Those of this machine, as the C library finds them: by the variable `TZ`, or else by
    /// `/etc/localtime` and `/etc/timezone`; UTC if they say none, or one that the database does not have.
    /// `environment` stands in for the process's own.
    public static func ofThisMachine(_ environment: [String: String]? = nil) -> ZoneRules {
        func variable(_ name: String) -> String? {
            guard let environment else { return getenv(name).map { String(cString: $0) } }
            return environment[name]
        }
        let folder = variable("TZDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let database = ZoneDatabase(folder: folder ?? ZoneDatabase.usualFolder)
        return MachineZone(database, variable: variable("TZ"), settings: "/etc").rules
    }
}

/// Where a machine says what its zone is.
struct MachineZone {
    private let database: ZoneDatabase
    private let variable: String?
    private let settings: String

    /// With the value of `TZ`, if it is set, and the folder of the machine's settings.
    init(_ database: ZoneDatabase, variable: String?, settings: String) {
        (self.database, self.variable, self.settings) = (database, variable, settings)
    }

    /// The clocks of that zone; UTC if it is not known.
    var rules: ZoneRules {
        guard let variable else { return ofSettings ?? .utc }
        // A file may be named behind a colon, a rule is not.
        let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
        if text == "\(settings)/localtime" { return ofSettings ?? .utc }
        return database.find(name(in: text)) ?? ZoneRules(posix: text) ?? .utc
    }

    private var ofSettings: ZoneRules? {
        let link = "\(settings)/localtime"
        if let place = SystemFile.link(link), let rules = database.find(name(in: place)) { return rules }
        let name = SystemFile.bytes("\(settings)/timezone", atMost: 1024).map {
            String(decoding: $0.prefix { $0 > 32 }, as: UTF8.self)
        }
        // Some machines have a copy of the zone's file instead of a link to it.
        let copy = SystemFile.bytes(link, atMost: ZoneFile.mostBytes)
        return copy.flatMap { ZoneFile.rules(name.flatMap { $0.isEmpty ? nil : $0 } ?? "local", $0) }
            ?? name.flatMap(database.find)
    }

    /// The name of the zone whose file that is: what stands behind the folder of the database.
    private func name(in path: String) -> String {
        if path.hasPrefix("\(database.folder)/") {
            return String(path.dropFirst(database.folder.utf8.count + 1))
        }
        let parts = path.split(separator: "/")
        guard let folder = parts.lastIndex(of: "zoneinfo") else { return path }
        return parts[(folder + 1)...].joined(separator: "/")
    }
}
