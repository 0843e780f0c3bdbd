import Testing
import Vocabulary

@testable import TimeZones

/// Files of a database, whole and broken.
@Suite struct ZoneFileTests {
    private static func offsets(_ bytes: [UInt8], at seconds: [Int64]) throws -> [Int64] {
        let rules = try #require(ZoneFile.rules("Europe/Berlin", bytes), "The file is whole")
        return seconds.map { rules.offset(at: Timestamp(microseconds: $0 * 1_000_000)).seconds }
    }

    @Test("A file is read by its 64-bit times, and by its footer after them", arguments: ["2", "3", "4"])
    func whole(_ version: String) throws {
        let file = MadeZoneFile(version: version).bytes
        // The last two are 2026-07-01 and 2026-12-01.
        let seconds: [Int64] = [-1, 0, 99, 100, 1_782_864_000, 1_796_083_200]
        #expect(try Self.offsets(file, at: seconds) == [3208, 3600, 3600, 7200, 7200, 3600])
    }

    @Test("Version 1 has 32-bit times alone, and no rule after them")
    func versionOne() throws {
        let file = MadeZoneFile(version: "\u{0}").bytes
        #expect(try Self.offsets(file, at: [-1, 0, 100, 1_782_864_000]) == [3208, 3600, 7200, 3600])
    }

    @Test("Without changes the footer says it all, and without a footer the first type")
    func noChanges() throws {
        let rule = MadeZoneFile(types: [(0, "GMT")], times: [], footer: "<+03>-3").bytes
        #expect(try Self.offsets(rule, at: [-5_000_000_000, 0, 5_000_000_000]) == [10_800, 10_800, 10_800])
        let type = MadeZoneFile(types: [(0, "GMT")], times: [], footer: "").bytes
        #expect(try Self.offsets(type, at: [-5_000_000_000, 5_000_000_000]) == [0, 0])
    }

    @Test("A file that ends too early is none, wherever it ends", arguments: ["\u{0}", "2"])
    func truncated(_ version: String) {
        let file = MadeZoneFile(version: version).bytes
        for length in file.indices where ZoneFile.rules("A", Array(file.prefix(length))) != nil {
            Issue.record("The first \(length) bytes of \(file.count) are read as a file")
        }
    }

    @Test("A changed byte never ends the program")
    func changed() throws {
        let (file, summer) = (MadeZoneFile().bytes, try #require(CivilTime("2026-07-01 12:00")))
        for place in file.indices {
            for value: UInt8 in [0, 1, 10, 127, 128, 255] {
                var bytes = file
                bytes[place] = value
                let rules = ZoneFile.rules("A", bytes)
                _ = rules?.offset(at: Timestamp(microseconds: 1_782_864_000_000_000))
                _ = rules?.reading(of: summer)
            }
        }
    }

    @Test("Counts that no file can hold are refused, in each place")
    func counts() {
        let file = MadeZoneFile().bytes
        let second = file.indices.dropFirst(4).first { file[$0...].starts(with: Array("TZif".utf8)) } ?? 0
        for header in [0, second] {
            for place in stride(from: header + 20, to: header + 44, by: 4) {
                for count: [UInt8] in [
                    [0x7F, 255, 255, 255], [255, 255, 255, 255], [0, 4, 0, 0], [0, 3, 255, 255],
                ] {
                    var bytes = file
                    bytes.replaceSubrange(place..<place + 4, with: count)
                    #expect(ZoneFile.rules("A", bytes) == nil, "\(count) at byte \(place)")
                }
            }
        }
    }

    @Test("Files that contradict themselves are refused")
    func contradictions() {
        let winter = (Int64(0), "GMT")
        let refused = [
            MadeZoneFile(types: [(200_000, "GMT")], times: []), MadeZoneFile(types: [], times: []),
            MadeZoneFile(types: [winter, (3600, "BST")], times: [(5, 1), (5, 0)]),
            MadeZoneFile(types: [winter, (3600, "BST")], times: [(5, 1), (4, 0)]),
            MadeZoneFile(types: [winter], times: [(5, 1)]),
            MadeZoneFile(types: [winter], times: [], footer: "nonsense"),
            MadeZoneFile(types: [(0, "\u{1B}[2J")], times: []), MadeZoneFile(version: "1"),
        ]
        for (number, file) in refused.enumerated() {
            #expect(ZoneFile.rules("A", file.bytes) == nil, "File \(number) is refused")
        }
    }

    @Test("Leap seconds, which timestamps do not count, are refused")
    func leapSeconds() {
        #expect(ZoneFile.rules("A", MadeZoneFile(leapSeconds: 1).bytes) == nil)
    }

    @Test("Files of any bytes never end the program, nor those that are too large")
    func anyBytes() {
        var state: UInt64 = 7
        for _ in 0..<500 {
            var bytes = Array("TZif2".utf8)
            for _ in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(state >> 60 < 12 ? 0 : UInt8(truncatingIfNeeded: state >> 33))
            }
            _ = ZoneFile.rules("A", bytes)
        }
        let rest = [UInt8](repeating: 0, count: ZoneFile.mostBytes)
        #expect(ZoneFile.rules("A", MadeZoneFile().bytes + rest) == nil)
    }
}

/// A file of the database, made by RFC 9636: clocks of Berlin, unless it is told otherwise.
private struct MadeZoneFile {
    var version = "2"
    var types: [(offset: Int64, name: String)] = [(3208, "LMT"), (3600, "CET"), (7200, "CEST")]
    var times: [(second: Int64, type: UInt8)] = [(0, 1), (100, 2), (200, 1)]
    var footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    var leapSeconds = 0

    var bytes: [UInt8] {
        if version == "\u{0}" { return block(width: 4) }
        let old = MadeZoneFile(version: version, types: [(0, "UTC")], times: []).block(width: 4)
        return old + block(width: 8) + Array("\n\(footer)\n".utf8)
    }

    private func block(width: Int) -> [UInt8] {
        let counts = [0, 0, leapSeconds, times.count, types.count, names.count]
        var block = Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
        for count in counts { block += number(Int64(count), 4) }
        for time in times { block += number(time.second, width) }
        block += times.map(\.type)
        var place: UInt8 = 0
        for type in types {
            block += number(type.offset, 4) + [0, place]
            place += UInt8(truncatingIfNeeded: type.name.utf8.count + 1)
        }
        return block + names + [UInt8](repeating: 0, count: leapSeconds * (width + 4))
    }

    private var names: [UInt8] { types.map { Array($0.name.utf8) + [0] }.reduce([], +) }

    private func number(_ value: Int64, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
