import Testing
import Vocabulary

@Suite struct CivilDayTests {
    @Test func everyDayOfTwoCenturiesRoundTrips() throws {
        let first = try #require(CivilDay(year: 1900, month: 1, day: 1))
        let last = try #require(CivilDay(year: 2100, month: 12, day: 31))
        #expect(last.daysSince1970 - first.daysSince1970 + 1 == 73_414)
        var expected = (year: Int64(1900), month: Int64(1), day: Int64(1))
        for number in first.daysSince1970...last.daysSince1970 {
            let day = CivilDay(daysSince1970: number)
            let isRight =
                day.components == expected && CivilDay(day.description) == day
                && CivilDay(year: expected.year, month: expected.month, day: expected.day) == day
            if !isRight { Issue.record("Day \(number) is \(expected), not \(day)") }
            expected = Self.dayAfter(expected)
        }
    }

    /// The calendar by its rules, without arithmetic on day numbers.
    private static func dayAfter(_ day: (year: Int64, month: Int64, day: Int64))
        -> (year: Int64, month: Int64, day: Int64)
    {
        let isLeap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        if day.day < lengths[Int(day.month) - 1] { return (day.year, day.month, day.day + 1) }
        return day.month < 12 ? (day.year, day.month + 1, 1) : (day.year + 1, 1, 1)
    }

    @Test(
        arguments: [
            (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (20_778, "2026-11-21"),
            (-719_528, "0000-01-01"), (-719_469, "0000-02-29"), (2_932_896, "9999-12-31"),
        ] as [(Int64, String)])
    func daysHaveOneText(_ number: Int64, _ text: String) {
        #expect(CivilDay(daysSince1970: number).description == text)
        #expect(CivilDay(text)?.daysSince1970 == number)
    }

    @Test(
        arguments: [
            (2026, 2, 29), (2026, 2, 30), (2024, 2, 30), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31),
            (2026, 1, 32),
            (2026, 1, 0), (2026, 0, 1), (2026, 13, 1), (-1, 1, 1), (10_000, 1, 1), (2026, 1, -1),
            (.max, 1, 1),
            (2026, .min, 1), (2026, 1, .max),
        ] as [(Int64, Int64, Int64)])
    func daysThatAreNotAreRefused(_ year: Int64, _ month: Int64, _ day: Int64) {
        #expect(CivilDay(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        "", "2026-2-30", "2026-02-30", "2026-1-1", "2026/01/01", "20260101", "2026-01-01 ", " 2026-01-01",
        "026-001-01",
        "-026-01-01", "+026-01-01", "２026-01-01", "2026-01-0a", "2026-011-1", "2026년1월",
    ])
    func textsThatAreNoDayAreRefused(_ text: String) {
        #expect(CivilDay(text) == nil, "'\(text)' is not a day.")
    }

    @Test func orderIsThatOfTime() throws {
        let days = try ["1969-12-31", "1970-01-01", "2024-02-29", "2024-03-01"].map {
            try #require(CivilDay($0))
        }
        #expect(days.reversed().sorted() == days)
    }
}
