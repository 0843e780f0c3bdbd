import Vocabulary

/// The zone of Korea, which is 9 hours ahead of UTC the whole year: where no others are known.
struct SeoulAlone: TimeZones {
    func offset(at moment: Timestamp, in zone: String) -> Int64? { zone == "Asia/Seoul" ? 9 * 3600 : nil }
}
