import TestKit
import Testing
import TimeZones
import Vocabulary

/// Over the database of this machine: Debian's package tzdata, which Scripts/setup installs.
@Suite struct ZoneDatabaseTests {
    private static let zones = ZoneDatabase()

    private static func rules(_ zone: String) throws -> ZoneRules {
        try #require(zones.isThere, "Install Debian's package tzdata: Scripts/setup")
        return try zones.rules(of: zone)
    }

    @Test(
        "The clocks of zones are known for every moment",
        arguments: [
            ("Asia/Seoul", "2026-11-29T00:00:00Z", 32_400, "KST"),
            // Summer time, for the last time before and in the year of the games.
            ("Asia/Seoul", "1987-05-09T16:59:59Z", 32_400, "KST"),
            ("Asia/Seoul", "1987-05-09T17:00:00Z", 36_000, "KDT"),
            ("Asia/Seoul", "1987-10-10T16:59:59Z", 36_000, "KDT"),
            ("Asia/Seoul", "1988-07-01T00:00:00Z", 36_000, "KDT"),
            ("Asia/Seoul", "1988-10-08T17:00:00Z", 32_400, "KST"),
            ("Asia/Seoul", "1955-01-01T00:00:00Z", 30_600, "KST"),
            ("Europe/London", "2026-03-29T00:59:59Z", 0, "GMT"),
            ("Europe/London", "2026-03-29T01:00:00Z", 3600, "BST"),
            // All year an hour ahead.
            ("Europe/London", "1970-01-01T00:00:00Z", 3600, "BST"),
            ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000, "-10"),
            ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400, "+14"),
            // Half an hour of summer, and a winter that is the exception.
            ("Australia/Lord_Howe", "2026-01-01T00:00:00Z", 39_600, "+11"),
            ("Australia/Lord_Howe", "2026-07-01T00:00:00Z", 37_800, "+1030"),
            ("Africa/Casablanca", "2026-03-01T00:00:00Z", 0, "+00"),
            ("Africa/Casablanca", "2026-07-01T00:00:00Z", 3600, "+01"),
            ("Europe/Dublin", "2026-07-01T00:00:00Z", 3600, "IST"),
            ("Asia/Tehran", "2022-07-01T00:00:00Z", 16_200, "+0430"),
            ("Asia/Tehran", "2026-07-01T00:00:00Z", 12_600, "+0330"),
            // Beyond the table, by its rule, and before it.
            ("America/New_York", "2100-07-01T00:00:00Z", -14_400, "EDT"),
            ("America/New_York", "9999-12-31T00:00:00Z", -18_000, "EST"),
            ("America/New_York", "1800-01-01T00:00:00Z", -17_762, "LMT"),
            ("America/Argentina/Buenos_Aires", "2026-01-01T00:00:00Z", -10_800, "-03"),
            ("Etc/GMT+9", "2026-01-01T00:00:00Z", -32_400, "-09"),
            ("UTC", "2026-01-01T00:00:00Z", 0, "UTC"),
        ] as [(String, String, Int64, String)])
    func offsets(_ zone: String, _ moment: String, _ seconds: Int64, _ name: String) throws {
        let offset = try Self.rules(zone).offset(at: try #require(Timestamp(rfc3339: moment)))
        #expect(offset.seconds == seconds && offset.abbreviation == name, "\(offset)")
    }

    @Test(
        "Local times are one moment, none or two",
        arguments: [
            ("America/New_York", "2026-03-08 02:30", "skipped 2026-03-08T06:30 2026-03-08T07:30"),
            ("America/New_York", "2026-11-01 01:30", "doubled 2026-11-01T05:30 2026-11-01T06:30"),
            ("America/New_York", "2099-11-01 01:30", "doubled 2099-11-01T05:30 2099-11-01T06:30"),
            ("Asia/Seoul", "2026-11-01 01:30", "one 2026-10-31T16:30"),
            ("Asia/Seoul", "1987-05-10 02:30", "skipped 1987-05-09T16:30 1987-05-09T17:30"),
            ("Pacific/Apia", "2011-12-30 12:00", "skipped 2011-12-29T22:00 2011-12-30T22:00"),
            ("Australia/Lord_Howe", "2026-10-04 02:15", "skipped 2026-10-03T15:15 2026-10-03T15:45"),
            ("Australia/Lord_Howe", "2026-04-05 01:45", "doubled 2026-04-04T14:45 2026-04-04T15:15"),
        ])
    func readings(_ zone: String, _ text: String, _ expected: String) throws {
        func shown(_ moment: Timestamp) -> String { "\(moment.rfc3339.prefix(16))" }
        let words =
            switch try Self.rules(zone).reading(of: try #require(CivilTime(text))) {
            case .one(let moment): "one \(shown(moment))"
            case .skipped(let before, let after): "skipped \(shown(before)) \(shown(after))"
            case .doubled(let earlier, let later): "doubled \(shown(earlier)) \(shown(later))"
            }
        #expect(words == expected)
    }

    @Test("All zones of the list are there")
    func names() throws {
        try #require(Self.zones.isThere, "Install Debian's package tzdata: Scripts/setup")
        #expect(Self.zones.names.count > 300)
        let missing = Self.zones.names.filter { (try? Self.zones.rules(of: $0)) == nil }
        #expect(missing.isEmpty, "\(missing) of the list have no file")
    }

    @Test(
        "A name that is none tells what it may have meant",
        arguments: [
            ("asia/seoul", "Asia/Seoul"), ("Seoul", "Asia/Seoul"), ("Asia/Soul", "Asia/Seoul"),
            ("new york", "America/New_York"), ("Europe/Londn", "Europe/London"),
        ])
    func nearest(_ text: String, _ expected: String) throws {
        try #require(Self.zones.isThere, "Install Debian's package tzdata: Scripts/setup")
        let error = #expect(throws: UnknownZone.self) { try Self.zones.rules(of: text) }
        #expect(error?.nearest.first == expected, "\(error?.nearest ?? [])")
        #expect(error?.fieldError(of: "zone").rule.message.contains(expected) == true)
    }

    @Test(
        "What is no zone is refused, and leads to no other file",
        arguments: [
            "", "Asia", "Asia/", "/Asia/Seoul", "Asia//Seoul", "Asia/../Asia/Seoul", "../../../etc/passwd",
            "posixrules", "tzdata.zi", "right/Asia/Seoul", "Asia/Seoul\u{0}", "Asia/Séoul", "아시아/서울",
            "Mars/Olympus", "A/B/C/D", "KST-9", String(repeating: "A", count: 10_000),
        ])
    func unknown(_ zone: String) {
        let error = #expect(throws: UnknownZone.self) { try Self.zones.rules(of: zone) }
        #expect((error?.name.count ?? .max) <= 64)
    }

    @Test("Without a database UTC alone is known, and the error says what to install")
    func noDatabase() throws {
        let none = ZoneDatabase(folder: "/nowhere")
        #expect(!none.isThere && none.names.isEmpty)
        #expect(try none.rules(of: "UTC") == .utc)
        let error = #expect(throws: UnknownZone.self) { try none.rules(of: "Asia/Seoul") }
        let texts = try #require(error?.texts)
        #expect(texts.english.contains("apt-get install tzdata") && texts.korean.contains("tzdata"))
        #expect(error?.fieldError(of: "zone") == FieldError("zone", .malformed(expected: "UTC")))
    }

    @Test("Tasks that ask at the same time get the same clocks")
    func manyTasks() async throws {
        let zones = ZoneDatabase()
        try #require(zones.isThere, "Install Debian's package tzdata: Scripts/setup")
        let names = ["Asia/Seoul", "Europe/London", "America/New_York", "Mars/Olympus"]
        let wrong = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                let name = names[number % names.count]
                group.addTask { (try? zones.rules(of: name))?.name != (name.hasPrefix("Mars") ? nil : name) }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(wrong == 0)
    }
}
