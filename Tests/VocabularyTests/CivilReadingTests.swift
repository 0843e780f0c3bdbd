import Testing
import Vocabulary

/// Local times that exist once, never or twice.
@Suite struct CivilReadingTests {
    private static let newYork = ZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0")

    @Test(arguments: [
        ("2026-03-08 01:59:59", "one 2026-03-08T06:59:59"),
        ("2026-03-08 02:00", "skipped 2026-03-08T06:00:00 2026-03-08T07:00:00"),
        ("2026-03-08 02:30", "skipped 2026-03-08T06:30:00 2026-03-08T07:30:00"),
        ("2026-03-08 02:59:59", "skipped 2026-03-08T06:59:59 2026-03-08T07:59:59"),
        ("2026-03-08 03:00", "one 2026-03-08T07:00:00"),
        ("2026-11-01 00:59:59", "one 2026-11-01T04:59:59"),
        ("2026-11-01 01:00", "doubled 2026-11-01T05:00:00 2026-11-01T06:00:00"),
        ("2026-11-01 01:59:59", "doubled 2026-11-01T05:59:59 2026-11-01T06:59:59"),
        ("2026-11-01 02:00", "one 2026-11-01T07:00:00"),
        ("0000-01-01 00:00", "one 0000-01-01T05:00:00"),
    ])
    func timesOfNewYork(_ text: String, _ expected: String) throws {
        let zone = try #require(Self.newYork)
        #expect(Self.words(zone.reading(of: try #require(CivilTime(text)))) == expected)
    }

    @Test func aLeftOutTimeIsShownAsFarBeforeTheChangeAndBehindIt() throws {
        let zone = try #require(Self.newYork)
        guard
            case .skipped(let before, let after) = zone.reading(
                of: try #require(CivilTime("2026-03-08 02:30")))
        else {
            Issue.record("02:30 is left out that day")
            return
        }
        #expect("\(zone.local(at: before).time)" == "2026-03-08 01:30")
        #expect("\(zone.local(at: after).time)" == "2026-03-08 03:30")
    }

    @Test func aDayBeginsWhenItsClocksDo() throws {
        // Clocks are put forward at midnight, as in Beirut.
        let zone = try #require(ZoneRules(posix: "EET-2EEST,M3.5.0/0,M10.5.0/0"))
        let starts = try ["2026-03-28", "2026-03-29", "2026-10-25", "2026-10-26"].map { text in
            "\(zone.start(of: try #require(CivilDay(text))).rfc3339.prefix(16))"
        }
        #expect(
            starts == ["2026-03-27T22:00", "2026-03-28T22:00", "2026-10-24T22:00", "2026-10-25T22:00"])
        #expect(
            "\(zone.local(at: zone.start(of: try #require(CivilDay("2026-03-29")))).time)".hasSuffix("01:00"))
    }

    @Test func aDayThatIsLeftOutBeginsWithTheNext() throws {
        let (west, east) = (
            try #require(ZoneOffset(seconds: -36_000, abbreviation: "-10")),
            try #require(ZoneOffset(seconds: 50_400, abbreviation: "+14"))
        )
        // 2011-12-30 in Apia.
        let changes = [(at: Int64(1_325_239_200), offset: east)]
        let zone = try #require(ZoneRules("Pacific/Apia", first: west, changes: changes))
        let noon = zone.reading(of: try #require(CivilTime("2011-12-30 12:00")))
        #expect(Self.words(noon) == "skipped 2011-12-29T22:00:00 2011-12-30T22:00:00")
        let start = zone.start(of: try #require(CivilDay("2011-12-30")))
        #expect(start.rfc3339.hasPrefix("2011-12-30T10:00:00"))
        #expect("\(zone.day(at: start))" == "2011-12-31")
    }

    private static func words(_ reading: CivilReading) -> String {
        func text(_ moment: Timestamp) -> String { "\(moment.rfc3339.prefix(19))" }
        return switch reading {
        case .one(let moment): "one \(text(moment))"
        case .skipped(let before, let after): "skipped \(text(before)) \(text(after))"
        case .doubled(let earlier, let later): "doubled \(text(earlier)) \(text(later))"
        }
    }
}
