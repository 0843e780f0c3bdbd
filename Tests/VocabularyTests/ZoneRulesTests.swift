import Testing
import Vocabulary

/// Clocks by rules alone, without files.
@Suite struct ZoneRulesTests {
    @Test(
        "A TZ text says how far clocks are ahead at each moment, and what that is called",
        arguments: [
            ("KST-9", "2100-07-01T00:00:00Z", 32_400, "KST"),
            ("<+0330>-3:30", "2026-07-01T00:00:00Z", 12_600, "+0330"),
            ("<+03>-3", "1800-01-01T00:00:00Z", 10_800, "+03"),
            ("LMT0:31:44", "2026-07-01T00:00:00Z", -1904, "LMT"),
            // New York, a second before each change of 2026 and at it.
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59Z", -18_000, "EST"),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400, "EDT"),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59:59Z", -14_400, "EDT"),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -18_000, "EST"),
            // The same without days: those of the United States.
            ("EST5EDT", "2026-11-01T05:59:59Z", -14_400, "EDT"),
            // Far behind the calendar of four digits.
            ("EST5EDT,M3.2.0,M11.1.0", "9999-07-01T00:00:00Z", -14_400, "EDT"),
            // Southern summer, over the turn of the year.
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 39_600, "AEDT"),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", 36_000, "AEST"),
            // Half an hour of summer.
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-12-24T00:00:00Z", 39_600, "+11"),
            // Winter as the exception, as in Ireland.
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00:00Z", 3600, "IST"),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-12-01T00:00:00Z", 0, "GMT"),
            // An hour before midnight, and days behind it.
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7200, "-02"),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3600, "-01"),
            ("AAA0BBB,J1/167,J182/-167", "2026-01-07T22:59:59Z", 0, "AAA"),
            ("AAA0BBB,J1/167,J182/-167", "2026-01-07T23:00:00Z", 3600, "BBB"),
            ("AAA0BBB,J1/167,J182/-167", "2026-06-23T23:59:59Z", 3600, "BBB"),
            ("AAA0BBB,J1/167,J182/-167", "2026-06-24T00:00:00Z", 0, "AAA"),
            // Summer all year (RFC 9636, section 3.3.2).
            ("EST5EDT,0/0,J365/25", "2026-01-01T04:30:00Z", -14_400, "EDT"),
            ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59Z", -14_400, "EDT"),
            // March 1 is day 60 of every year by one count, and of leap years by the other.
            ("AAA0BBB,J60/0,J61/0", "2028-02-29T12:00:00Z", 0, "AAA"),
            ("AAA0BBB,J60/0,J61/0", "2028-03-01T12:00:00Z", 3600, "BBB"),
            ("AAA0BBB,59/0,60/0", "2028-02-29T12:00:00Z", 3600, "BBB"),
            ("AAA0BBB,59/0,60/0", "2026-03-01T12:00:00Z", 3600, "BBB"),
        ] as [(String, String, Int64, String)])
    func textsOfRulesAreRead(_ text: String, _ moment: String, _ seconds: Int64, _ name: String) throws {
        let rules = try #require(ZoneRules(posix: text), "\(text) is a rule")
        let offset = rules.offset(at: try #require(Timestamp(rfc3339: moment)))
        #expect(offset.seconds == seconds && offset.abbreviation == name, "\(offset)")
    }

    @Test(arguments: [
        "", "KS-9", "KST", "KST-25", "KST-9:60", "<+09-9", "<>-9", ":Asia/Seoul", "Asia/Seoul", "EST5EDT,",
        "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0",
        "EST5EDT,J0,J365", "EST5EDT,J1,J366", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,",
        "KST-9 ", "KST--9", "KST-0009", "한국표준시-9", "KST-\u{FF19}",
    ])
    func otherTextsAreRefused(_ text: String) {
        #expect(ZoneRules(posix: text) == nil, "'\(text)' is no rule")
    }

    @Test func changesMustBeInOrderAndWithinADay() throws {
        let (winter, summer) = (try Self.offset(0), try Self.offset(3600))
        let once = [(at: Int64(5), offset: summer)]
        let twice = once + [(at: Int64(5), offset: winter)]
        #expect(ZoneRules("A", first: winter, changes: twice) == nil)
        #expect(ZoneRules("A", first: winter, changes: once, then: "nonsense") == nil)
        #expect(ZoneOffset(seconds: 93_600, abbreviation: "A") == nil)
        #expect(ZoneOffset(seconds: -93_600, abbreviation: "A") == nil)
        let rules = try #require(ZoneRules("A", first: winter, changes: once, then: "BBB2"))
        let offsets = [4, 5, 6, 1_000_000].map { (second: Int64) in
            rules.offset(at: Timestamp(microseconds: second * 1_000_000)).seconds
        }
        #expect(offsets == [0, -7200, -7200, -7200], "The rule holds from the last change on")
    }

    private static func offset(_ seconds: Int64) throws -> ZoneOffset {
        try #require(ZoneOffset(seconds: seconds, abbreviation: "AAA"))
    }

    @Test(
        arguments: [
            (0, "UTC"), (32_400, "+09"), (-12_600, "-0330"), (20_700, "+0545"), (-17_762, "-045602"),
            (.max, "+25"),
        ] as [(Int64, String)])
    func fixedClocksAreCalledByTheirDigits(_ seconds: Int64, _ name: String) {
        let rules = ZoneRules.fixed(seconds)
        #expect(rules.name == name && rules.offset(at: Timestamp(microseconds: 0)).abbreviation == name)
    }

    @Test func koreaIsNineHoursAhead() throws {
        let moment = try #require(Timestamp(rfc3339: "2026-12-31T15:00:00Z"))
        let local = ZoneRules.korea.local(at: moment)
        #expect("\(local.time) \(local.offset.abbreviation)" == "2027-01-01 00:00 KST")
        #expect("\(CivilMonth(of: moment, in: .korea))" == "2027-01")
        #expect("\(CivilMonth(of: moment, in: .utc))" == "2026-12")
        #expect(ZoneRules.korea.start(of: local.time.day) == moment)
    }

    @Test func everyMomentHasALocalTime() {
        let furthest: [Int64] = [.min + 1_000_000, -1, 0, 1, .max]
        for zone in [ZoneRules.utc, .korea, ZoneRules(posix: "EST5EDT"), .fixed(.min)].compactMap(\.self) {
            for microseconds in furthest {
                let moment = Timestamp(microseconds: microseconds)
                guard case .one(let again) = zone.reading(of: zone.local(at: moment).time) else {
                    Issue.record("\(moment.seconds) in \(zone.name) is not read back as one moment")
                    continue
                }
                #expect(again.seconds == moment.seconds)
            }
        }
    }
}
