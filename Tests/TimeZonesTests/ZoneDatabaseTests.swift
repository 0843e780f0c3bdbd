import Testing
import TimeZones
import Vocabulary

/// Over the database of this machine: Debian's package tzdata, which Scripts/setup installs.
@Suite struct ZoneDatabaseTests {
    private let zones = ZoneDatabase()

    @Test(
        "The clocks of zones are known for every moment",
        arguments: [
            ("Asia/Seoul", "2026-11-29T00:00:00Z", 32_400),
            ("Asia/Seoul", "1988-07-01T00:00:00Z", 36_000),
            ("Asia/Seoul", "1955-01-01T00:00:00Z", 30_600),
            ("Europe/London", "2026-03-29T00:59:59Z", 0), ("Europe/London", "2026-03-29T01:00:00Z", 3600),
            // A day that there was not.
            ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000),
            ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400),
            ("Africa/Casablanca", "2026-03-01T00:00:00Z", 0),
            ("Asia/Tehran", "2026-07-01T00:00:00Z", 12_600),
            // Beyond the table, and before it.
            ("America/New_York", "2100-07-01T00:00:00Z", -14_400),
            ("America/New_York", "1800-01-01T00:00:00Z", -17_762),
            ("America/Argentina/Buenos_Aires", "2026-01-01T00:00:00Z", -10_800),
            ("UTC", "2026-01-01T00:00:00Z", 0),
        ]
    )
    func offset(_ zone: String, _ moment: String, _ expected: Int64) throws {
        try #require(zones.isThere, "install Debian's package tzdata: Scripts/setup --test")
        #expect(zones.offset(at: try #require(Timestamp(rfc3339: moment)), in: zone) == expected)
    }

    @Test(
        "What is no zone has no clocks",
        arguments: [
            "", "Asia", "Asia/", "/Asia/Seoul", "Asia/../Asia/Seoul", "../../../etc/passwd", "posixrules",
            "tzdata.zi", "right/Asia/Seoul", "Asia/Seoul\u{0}", "Asia/Séoul", "아시아/서울", "Mars/Olympus",
            String(repeating: "A", count: 10_000),
        ]
    )
    func unknown(_ zone: String) {
        #expect(zones.offset(at: Timestamp(microseconds: 0), in: zone) == nil)
    }

    @Test("Without a database UTC alone is known")
    func noDatabase() {
        let none = ZoneDatabase(folder: "/nowhere")
        #expect(!none.isThere)
        #expect(none.offset(at: Timestamp(microseconds: 0), in: "UTC") == 0)
    }
}
