public import Vocabulary

/// The zones that clauses and tests know: Seoul, nine hours ahead of UTC all year, and Berlin, whose clocks
/// are changed by the rule of 2026.
public struct KnownZones: TimeZones {
    /// These zones.
    public init() {}

    public func rules(of zone: String) throws(UnknownZone) -> ZoneRules {
        switch zone {
        case "Asia/Seoul": return .korea
        case "Europe/Berlin":
            if let berlin = ZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3") { return berlin }
        default: break
        }
        throw UnknownZone(zone, nearest: [])
    }
}
