import Testing
import Vocabulary

@testable import Crews

@Suite struct ReminderTests {
    /// Korea: nine hours ahead all year.
    @Test(arguments: [
        ("2026-12-05T19:30:00+09:00", "2026-12-04T19:30:00+09:00"),
        ("2026-12-05T21:00:00+09:00", "2026-12-04T21:00:00+09:00"),
        ("2026-12-05T21:01:00+09:00", "2026-12-04T21:00:00+09:00"),
        ("2026-12-05T23:59:00+09:00", "2026-12-04T21:00:00+09:00"),
        ("2026-12-05T00:00:00+09:00", "2026-12-04T09:00:00+09:00"),
        ("2026-12-05T06:30:00+09:00", "2026-12-04T09:00:00+09:00"),
        ("2026-12-05T08:59:59+09:00", "2026-12-04T09:00:00+09:00"),
        ("2026-12-05T09:00:00+09:00", "2026-12-04T09:00:00+09:00"),
    ])
    func aDayBeforeOutsideTheNight(_ start: String, _ expected: String) throws {
        let start = try #require(Timestamp(rfc3339: start))
        let moment = MeetingReminder.moment(before: start) { _ in 9 * 3600 }
        #expect(moment == Timestamp(rfc3339: expected))
    }

    /// Berlin puts its clocks forward on 2026-03-29 at 02:00, and back on 2026-10-25 at 03:00.
    @Test(arguments: [
        ("2026-03-30T01:00:00+02:00", "2026-03-29T09:00:00+02:00"),
        ("2026-03-30T10:00:00+02:00", "2026-03-29T10:00:00+02:00"),
        ("2026-03-29T10:00:00+02:00", "2026-03-28T09:00:00+01:00"),
        ("2026-10-26T01:00:00+01:00", "2026-10-25T09:00:00+01:00"),
        ("2026-10-25T23:30:00+01:00", "2026-10-25T09:00:00+01:00"),
    ])
    func alsoWhenTheClocksChange(_ start: String, _ expected: String) throws {
        let start = try #require(Timestamp(rfc3339: start))
        let moment = MeetingReminder.moment(before: start, offset: Self.berlin)
        #expect(moment == Timestamp(rfc3339: expected))
    }

    @Test(arguments: [
        ("2026-12-04T21:10:00+09:00", "2026-12-04T21:00:00+09:00", false),
        ("2026-12-04T21:20:00+09:00", "2026-12-04T21:00:00+09:00", true),
        ("2026-12-05T08:59:00+09:00", "2026-12-04T19:30:00+09:00", true),
        ("2026-12-05T09:00:00+09:00", "2026-12-04T19:30:00+09:00", false),
        ("2026-12-04T20:59:00+09:00", "2026-12-04T12:00:00+09:00", false),
    ])
    func aJobThatIsLateWaitsForTheMorning(_ now: String, _ due: String, _ waits: Bool) throws {
        let (now, due) = (try #require(Timestamp(rfc3339: now)), try #require(Timestamp(rfc3339: due)))
        #expect(MeetingReminder.waits(due, at: now) { _ in 9 * 3600 } == waits)
    }

    private static func berlin(_ moment: Timestamp) -> Int64 {
        guard let spring = Timestamp(rfc3339: "2026-03-29T01:00:00Z"),
            let autumn = Timestamp(rfc3339: "2026-10-25T01:00:00Z")
        else { return 0 }
        return spring <= moment && moment < autumn ? 7200 : 3600
    }
}
