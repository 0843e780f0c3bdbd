import Glibc
import Synchronization
public import Vocabulary

/// The zones of the IANA database as this system has it: Debian's package `tzdata`.
///
/// Each zone is read once and kept, so a database that is renewed is seen after the next start. `UTC` is
/// known without a database.
public final class ZoneDatabase: TimeZones {
    /// Where it is looked for.
    public let folder: String
    private let known = Mutex<[String: ZoneRules]>(["UTC": .utc])
    private let list = Mutex<[String]?>(nil)

    /// Where Debian has it.
    public static let usualFolder = "/usr/share/zoneinfo"

    /// Over a folder of the database; nil for the one that the variable `TZDIR` names, or Debian's.
    public init(folder: String? = nil) {
        let named = getenv("TZDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        self.folder = folder ?? named ?? Self.usualFolder
    }

    /// Whether the database is there: without it only `UTC` is known.
    public var isThere: Bool { find("Asia/Seoul") != nil || !names.isEmpty }

    public func rules(of zone: String) throws(UnknownZone) -> ZoneRules {
        if let rules = find(zone) { return rules }
        let (isThere, name) = (isThere, String(zone.prefix(ZoneName.mostBytes)))
        throw UnknownZone(name, nearest: isThere ? nearest(to: zone) : [], isDatabaseThere: isThere)
    }

    /// The clocks of a zone; nil if there is none of that name. Only zones are kept, so the memory is bounded
    /// by the database.
    func find(_ zone: String) -> ZoneRules? {
        if let rules = known.withLock({ $0[zone] }) { return rules }
        guard ZoneName.isName(zone),
            let bytes = SystemFile.bytes("\(folder)/\(zone)", atMost: ZoneFile.mostBytes),
            let rules = ZoneFile.rules(zone, bytes)
        else { return nil }
        known.withLock { $0[zone] = rules }
        return rules
    }

    /// The names of all zones, in order; none without a database.
    public var names: [String] {
        if let names = list.withLock({ $0 }) { return names }
        let names = ZoneList.names(in: folder)
        list.withLock { $0 = names }
        return names
    }

    /// The names that a text may have meant, the likeliest first, at most three.
    private func nearest(to text: String) -> [String] {
        ZoneList.nearest(to: text, among: names).filter { find($0) != nil }
    }
}
