import SampleKit
import Testing
import Vocabulary

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000000Z"),
        (1, "1970-01-01T00:00:00.000001Z"),
        (-1, "1969-12-31T23:59:59.999999Z"),
        (-1_000_000, "1969-12-31T23:59:59.000000Z"),
        (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
        (1_709_164_800_000_000, "2024-02-29T00:00:00.000000Z"),
        (1_795_254_360_123_456, "2026-11-21T09:46:00.123456Z"),
        (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
        (-62_167_219_200_000_000, "0000-01-01T00:00:00.000000Z"),
    ])
    func momentsHaveOneText(_ microseconds: Int64, _ text: String) {
        #expect(Timestamp(microseconds: microseconds).rfc3339 == text)
        #expect(Timestamp(rfc3339: text) == Timestamp(microseconds: microseconds))
    }

    @Test(arguments: [
        ("2026-11-21T18:46:00+09:00", "2026-11-21T09:46:00.000000Z"),
        ("2026-11-21T00:16:00-09:30", "2026-11-21T09:46:00.000000Z"),
        ("2024-03-01T08:59:59.5+09:00", "2024-02-29T23:59:59.500000Z"),
        ("2024-12-31T23:30:00-01:00", "2025-01-01T00:30:00.000000Z"),
        ("1970-01-01T00:00:00.25-00:00", "1970-01-01T00:00:00.250000Z"),
        ("1969-12-31T23:59:59.000001+00:00", "1969-12-31T23:59:59.000001Z"),
    ])
    func offsetsAndFractionsAreUnderstood(_ text: String, _ expected: String) {
        #expect(Timestamp(rfc3339: text)?.rfc3339 == expected)
    }

    @Test(arguments: [
        "", "2026", "2026-11-21", "2026-11-21T09:46:00", "2026-11-21 09:46:00Z", "2026-11-21T09:46Z",
        "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
        "2026-11-31T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:46:60Z",
        "2026-11-21T09:46:00.Z", "2026-11-21T09:46:00.1234567Z", "2026-11-21T09:46:00,5Z",
        "2026-11-21T09:46:00+24:00", "2026-11-21T09:46:00+09:60", "2026-11-21T09:46:00+0900",
        "2026-11-21T09:46:00+09", "2026-11-21T09:46:00ZZ", "2026-11-21T09:46:00Z ", " 2026-11-21T09:46:00Z",
        "2026-11-21T09:46:00*09:00", "2026-11-21T-9:46:00Z", "2026-11-21T+9:46:00Z", "+2026-1-21T09:46:00Z",
        "2026-11-21T09:46:0０Z", "２026-11-21T09:46:00Z", "2026-11-21T09:46:00.+5Z", "오늘 아침 아홉 시쯤에",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(Timestamp(rfc3339: text) == nil, "'\(text)' is not RFC 3339 as Madang takes it.")
    }

    @Test(arguments: [
        ("2026-11-21T18:46:00", 0, "2026-11-21T18:46:00.000000Z"),
        ("2026-11-21T18:46:00", 32_400, "2026-11-21T09:46:00.000000Z"),
        ("2024-03-01T08:59:59.5", 32_400, "2024-02-29T23:59:59.500000Z"),
        ("2026-11-21T00:16:00", -34_200, "2026-11-21T09:46:00.000000Z"),
        ("2026-11-21T18:46:00+09:00", 0, "2026-11-21T09:46:00.000000Z"),
        ("2026-11-21T18:46:00Z", 32_400, "2026-11-21T18:46:00.000000Z"),
    ])
    func timesWithoutAZoneAreRead(_ text: String, _ offset: Int64, _ expected: String) {
        #expect(Timestamp(reading: text, withoutZoneAheadBy: offset)?.rfc3339 == expected)
    }

    @Test(arguments: ["", "2026-11-21", "2026-11-21T18:46", "2026-11-21T18:46:0", "2026-11-21T18:46:00 KST"])
    func halfATimeIsNotRead(_ text: String) {
        #expect(Timestamp(reading: text) == nil)
    }

    @Test func textsRoundTripInTimeOrder() {
        var random = SeededGenerator(seed: 3)
        let range: ClosedRange<Int64> = -62_167_219_200_000_000...253_402_300_799_999_999
        let moments = (0..<500).map { _ in Timestamp(microseconds: .random(in: range, using: &random)) }
        for moment in moments { #expect(Timestamp(rfc3339: moment.rfc3339) == moment) }
        #expect(moments.sorted().map(\.rfc3339) == moments.map(\.rfc3339).sorted())
    }

    @Test(
        arguments: [
            (0, 0), (999_999, 0), (1_000_000, 1), (-1, -1), (-1_000_000, -1), (-1_000_001, -2),
            (.max, 9_223_372_036_854), (.min, -9_223_372_036_855),
        ] as [(Int64, Int64)])
    func secondsAreRoundedDown(_ microseconds: Int64, _ seconds: Int64) {
        #expect(Timestamp(microseconds: microseconds).seconds == seconds)
    }

    @Test(
        arguments: [
            (Duration.seconds(90), 90_000_000), (.milliseconds(-1), -1_000), (.nanoseconds(1_999), 1),
            (.nanoseconds(-1), -1), (.nanoseconds(-1_000), -1), (.nanoseconds(-1_001), -2), (.zero, 0),
        ] as [(Duration, Int64)])
    func advancingIsRoundedDown(_ duration: Duration, _ microseconds: Int64) {
        #expect(Timestamp(microseconds: 0).advanced(by: duration).microseconds == microseconds)
    }

    @Test func distanceUndoesAdvance() {
        let start = Timestamp(microseconds: -5)
        let end = start.advanced(by: .seconds(3))
        #expect(end.since(start) == .seconds(3))
        #expect(start.since(end) == .seconds(-3))
        #expect(start < end)
    }
}
