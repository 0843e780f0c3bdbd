public import Vocabulary

/// The zones that clauses and tests know: Seoul, nine hours ahead of UTC all year, and Berlin, whose clocks
/// are changed as in 2026.
public struct KnownZones: TimeZones {
    /// Both zones.
    public init() {}

    public func offset(at moment: Timestamp, in zone: String) -> Int64? {
        switch zone {
        case "Asia/Seoul": 9 * 3600
        case "Europe/Berlin": Self.summer.contains(moment) ? 7200 : 3600
        default: nil
        }
    }

    /// From 2026-03-29 01:00 to 2026-10-25 01:00 in UTC.
    private static let summer =
        Timestamp(microseconds: 1_774_746_000_000_000)..<Timestamp(microseconds: 1_792_890_000_000_000)
}
