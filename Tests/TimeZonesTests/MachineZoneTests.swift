import FoundationEssentials
import TestKit
import Testing
import Vocabulary

@testable import TimeZones

/// The zone of a machine, by its variable and its settings.
@Suite struct MachineZoneTests {
    private let folder: TemporaryFolder
    private let database = ZoneDatabase(folder: ZoneDatabase.usualFolder)

    init() throws {
        folder = try TemporaryFolder()
        try #require(database.isThere, "Install Debian's package tzdata: Scripts/setup")
    }

    private func name(_ variable: String?) -> String {
        MachineZone(database, variable: variable, settings: folder.path).rules.name
    }

    @Test(
        "The variable TZ comes first",
        arguments: [
            ("Asia/Seoul", "Asia/Seoul"), (":Asia/Seoul", "Asia/Seoul"), ("", "UTC"), ("UTC", "UTC"),
            ("/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul"),
            (":/elsewhere/zoneinfo/Asia/Seoul", "Asia/Seoul"),
            ("KST-9", "KST-9"), ("EST5EDT", "EST5EDT"), ("<+0330>-3:30", "<+0330>-3:30"),
            ("Mars/Olympus", "UTC"), ("../../etc/passwd", "UTC"), ("서울", "UTC"),
        ])
    func variable(_ value: String, _ expected: String) throws {
        try link("Europe/London")
        #expect(name(value) == expected)
    }

    @Test("Without it the link of the settings counts")
    func settingsLink() throws {
        try link("Europe/London")
        try folder.write("Asia/Seoul\n", to: "timezone")
        #expect(name(nil) == "Europe/London")
        #expect(name(":\(folder.path)/localtime") == "Europe/London")
    }

    @Test("A copy of the zone's file is called as the name beside it")
    func copy() throws {
        let bytes = try Data(contentsOf: URL(filePath: ZoneDatabase.usualFolder + "/Asia/Seoul"))
        try bytes.write(to: URL(filePath: folder.path + "/localtime"))
        #expect(name(nil) == "local")
        try folder.write("Asia/Seoul\n", to: "timezone")
        #expect(name(nil) == "Asia/Seoul")
        #expect(
            try database.rules(of: "Asia/Seoul")
                == MachineZone(database, variable: nil, settings: folder.path).rules)
    }

    @Test("A name alone is enough, and without any it is UTC", arguments: ["Asia/Seoul\n", "nowhere", nil])
    func nameAlone(_ text: String?) throws {
        if let text { try folder.write(text, to: "timezone") }
        #expect(name(nil) == (text?.hasPrefix("Asia") == true ? "Asia/Seoul" : "UTC"))
    }

    @Test("The environment stands in for the process's own")
    func environment() {
        #expect(ZoneRules.ofThisMachine(["TZ": "Asia/Seoul"]).name == "Asia/Seoul")
        #expect(ZoneRules.ofThisMachine(["TZ": "Asia/Seoul", "TZDIR": "/nowhere"]) == .utc)
        #expect(ZoneRules.ofThisMachine(["TZ": "KST-9", "TZDIR": "/nowhere"]).name == "KST-9")
    }

    private func link(_ zone: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/localtime", withDestinationPath: "\(ZoneDatabase.usualFolder)/\(zone)")
    }
}
