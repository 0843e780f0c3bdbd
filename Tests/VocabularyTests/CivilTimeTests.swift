import Testing
import Vocabulary

@Suite struct CivilTimeTests {
    @Test(arguments: [
        ("2026-12-05 19:30", "2026-12-05 19:30"), ("2026-12-05T19:30", "2026-12-05 19:30"),
        ("2026-12-05 19:30:00", "2026-12-05 19:30"), ("2024-02-29T23:59:59", "2024-02-29 23:59:59"),
        ("0000-01-01 00:00", "0000-01-01 00:00"),
    ])
    func timesAreRead(_ text: String, _ expected: String) throws {
        let time = try #require(CivilTime(text))
        #expect(time.description == expected && CivilTime(expected) == time)
    }

    @Test(arguments: [
        "", "2026-12-05", "19:30", "2026-12-05 24:00", "2026-12-05 19:60", "2026-12-05 19:30:60",
        "2026-02-30 19:30", "2026-12-05 9:30", "2026-12-05  19:30", "2026-12-05 19:30 ", "2026-12-05 19-30",
        "2026-12-05 19:30:5", "2026-12-05t19:30", "2026-12-05 -1:30", "2026-12-05 +1:30", "오후 7시 30분",
        "2026-12-05 \u{FF11}9:30",
    ])
    func otherTextsAreRefused(_ text: String) {
        #expect(CivilTime(text) == nil, "'\(text)' is no time")
    }

    @Test(arguments: [
        ("", FieldError.Rule.required), ("오후 7시 30분", .malformed(expected: "2026-12-05 19:30")),
        ("2026-12-05 24:30", .malformed(expected: "2026-12-05 19:30")),
        ("2026-12-05 19:30:05", .malformed(expected: "2026-12-05 19:30")),
        ("2026-02-32 19:30", .malformed(expected: "2026-12-05 19:30")),
        ("2026-02-30 19:30", .unknown(allowed: ["2026-02-28 19:30", "2026-03-01 19:30"])),
        ("2026-11-31 07:00", .unknown(allowed: ["2026-11-30 07:00", "2026-12-01 07:00"])),
    ])
    func whatIsNoTypedTimeSaysWhy(_ text: String, _ rule: FieldError.Rule) {
        #expect(CivilTime(typed: text) == nil)
        #expect(CivilTime.rule(brokenBy: text) == rule)
    }

    @Test func limitsAreTypedInWholeMinutes() throws {
        let zone = ZoneRules.korea
        let moment = try #require(Timestamp(rfc3339: "2026-12-05T10:30:00Z"))
        #expect(zone.typed(moment) == "2026-12-05 19:30")
        #expect(zone.typedMinute(from: moment) == "2026-12-05 19:30")
        #expect(zone.typedMinute(after: moment) == "2026-12-05 19:31")
        let later = moment.advanced(by: .seconds(1))
        #expect(zone.typed(later) == "2026-12-05 19:30")
        #expect(zone.typedMinute(from: later) == "2026-12-05 19:31")
    }

    @Test func hoursOfADayAreItsOwn() throws {
        let day = try #require(CivilDay("2026-12-05"))
        let time = try #require(CivilTime(day, hour: 19, minute: 30, second: 5))
        #expect((time.hour, time.minute, time.second) == (19, 30, 5) && time.secondOfDay == 70_205)
        #expect(CivilTime(day, hour: 24) == nil && CivilTime(day, minute: -1) == nil)
        #expect(CivilTime(day, second: 60) == nil)
    }

    @Test func orderIsThatOfTime() throws {
        let times = try ["2026-12-04 23:59", "2026-12-05 00:00", "2026-12-05 00:00:01"].map {
            try #require(CivilTime($0))
        }
        #expect(times.reversed().sorted() == times)
    }

    @Test(arguments: [
        ("2026-12-31 19:30", 1, "2027-01-01 19:30"), ("2024-03-01 00:00:05", -1, "2024-02-29 00:00:05"),
        ("1969-12-25 23:59", 7, "1970-01-01 23:59"), ("2026-12-05 19:30", 0, "2026-12-05 19:30"),
    ])
    func daysLaterItIsTheSameTime(_ text: String, _ days: Int64, _ expected: String) throws {
        #expect("\(try #require(CivilTime(text)).later(byDays: days))" == expected)
    }

    @Test(arguments: [
        ("2026-12-05 19:30:59", "2026-12-05 19:30"), ("1969-12-31 23:59:59", "1969-12-31 23:59"),
        ("2026-12-05 00:00", "2026-12-05 00:00"),
    ])
    func aMinuteHasItsBeginning(_ text: String, _ expected: String) throws {
        #expect("\(try #require(CivilTime(text)).wholeMinute)" == expected)
    }
}

@Suite struct CivilMonthTests {
    @Test func monthsFollowEachOther() throws {
        let december = try #require(CivilMonth("2026-12"))
        #expect("\(december.next)" == "2027-01" && december.next.previous == december)
        #expect("\(december.firstDay)" == "2026-12-01" && december.numberOfDays == 31)
        #expect(december == CivilMonth(year: 2026, month: 12) && december < december.next)
        let leap = try #require(CivilMonth("2024-02"))
        let usual = try #require(CivilMonth("2026-02"))
        #expect((leap.numberOfDays, usual.numberOfDays) == (29, 28))
    }

    @Test(arguments: ["", "2026", "2026-1", "2026-13", "2026-00", "2026/11", "2026-11-01", "２026-11", "11월"])
    func otherTextsAreRefused(_ text: String) {
        #expect(CivilMonth(text) == nil, "'\(text)' is no month")
    }
}
