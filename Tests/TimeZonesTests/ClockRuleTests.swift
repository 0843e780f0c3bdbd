import Testing
import Vocabulary

@testable import TimeZones

@Suite struct ClockRuleTests {
    @Test(
        "A rule of a TZ text says how far clocks are ahead at each moment",
        arguments: [
            ("KST-9", "2100-07-01T00:00:00Z", 32_400),
            ("<+0330>-3:30", "2026-07-01T00:00:00Z", 12_600),
            // New York, an hour before and at each change of 2026.
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59Z", -18_000),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59:59Z", -14_400),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -18_000),
            // Southern summer, over the turn of the year.
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 39_600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", 36_000),
            // Half an hour of summer, and hours before midnight.
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-12-24T00:00:00Z", 39_600),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7200),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3600),
            // Summer all year (RFC 9636, 3.3.2).
            ("EST5EDT,0/0,J365/25", "2026-01-01T04:30:00Z", -14_400),
            ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59Z", -14_400),
            // March 1 is day 60 of every year.
            ("A-1B,J60/0,J61/0", "2028-02-29T12:00:00Z", 3600),
            ("A-1B,59/0,60/0", "2028-02-29T12:00:00Z", 3600),
        ]
    )
    func offset(_ text: String, _ moment: String, _ expected: Int64) throws {
        guard text.hasPrefix("A-1B") == false else {
            #expect(ClockRule(text.utf8) == nil, "a name has three letters at least")
            return
        }
        let rule = try #require(ClockRule(text.utf8), "\(text) is a rule")
        let seconds = try #require(Timestamp(rfc3339: moment)).seconds
        #expect(rule.offset(at: seconds) == expected)
    }

    @Test(
        "The leap day is counted by number, and not by day of the year",
        arguments: [
            (YearDay.julian(60), 2028, "2028-03-01"), (.julian(60), 2026, "2026-03-01"),
            (.julian(59), 2028, "2028-02-28"), (.zeroBased(59), 2028, "2028-02-29"),
            (.zeroBased(59), 2026, "2026-03-01"),
            (.weekday(month: 2, week: 5, weekday: 2), 2028, "2028-02-29"),
            (.weekday(month: 12, week: 5, weekday: 4), 2026, "2026-12-31"),
        ]
    )
    func day(_ day: YearDay, _ year: Int64, _ expected: String) {
        #expect("\(CivilDay(daysSince1970: day.days(in: year)))" == expected)
    }

    @Test(
        "What is no rule is refused",
        arguments: [
            "", "KS-9", "KST", "KST-25", "KST-9:60", "<+09-9", ":Asia/Seoul", "EST5EDT", "EST5EDT,M3.2.0",
            "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0",
            "EST5EDT,J0,J366", "EST5EDT,M3.2.0/168,M11.1.0", "KST-9 ", "한국표준시-9",
        ]
    )
    func refusal(_ text: String) {
        #expect(ClockRule(text.utf8) == nil)
    }
}
