import Testing
import Vocabulary

@testable import TimeZones

@Suite struct ZoneFileTests {
    @Test("A file with 64-bit times is read by them, and by its footer after them")
    func whole() throws {
        let rules = try #require(ZoneRules(file: ZoneFile.berlin))
        #expect(rules.offset(at: -1) == 3208)
        #expect(rules.offset(at: 0) == 3600)
        #expect(rules.offset(at: 99) == 3600)
        #expect(rules.offset(at: 100) == 7200)
        // 2026-07-01, by the footer.
        #expect(rules.offset(at: 1_782_864_000) == 7200)
        #expect(rules.offset(at: 1_796_000_000) == 3600)
    }

    @Test("A file that ends too early is none, wherever it ends")
    func truncated() {
        for length in ZoneFile.berlin.indices {
            #expect(
                ZoneRules(file: Array(ZoneFile.berlin.prefix(length))) == nil, "cut after \(length) bytes")
        }
    }

    @Test("A changed byte never ends the program")
    func hostile() {
        for place in ZoneFile.berlin.indices {
            for value: UInt8 in [0, 1, 127, 128, 255] {
                var bytes = ZoneFile.berlin
                bytes[place] = value
                _ = ZoneRules(file: bytes)?.offset(at: 1_782_864_000)
            }
        }
    }

    @Test("Counts that no file can hold, and offsets of days, are refused")
    func counts() {
        var many = ZoneFile.berlin
        many.replaceSubrange(32..<36, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(ZoneRules(file: many) == nil)
        #expect(ZoneRules(file: ZoneFile.made(offsets: [200_000], times: [], footer: "")) == nil)
        #expect(
            ZoneRules(file: ZoneFile.made(offsets: [0, 3600], times: [(5, 1), (5, 0)], footer: "")) == nil)
        #expect(ZoneRules(file: ZoneFile.made(offsets: [0], times: [(5, 1)], footer: "")) == nil)
        #expect(ZoneRules(file: ZoneFile.made(offsets: [0], times: [], footer: "nonsense")) == nil)
    }
}

/// Files of a database, made by RFC 9636.
private enum ZoneFile {
    static let footer = "CET-1CEST,M3.5.0,M10.5.0/3"
    static let berlin = made(
        offsets: [3208, 3600, 7200], times: [(0, 1), (100, 2), (200, 1)], footer: footer)

    static func made(offsets: [Int64], times: [(Int64, UInt8)], footer: String) -> [UInt8] {
        head(types: 1, times: 0) + number(0, 4) + [0, 0] + [0]
            + head(types: offsets.count, times: times.count)
            + times.flatMap { number($0.0, 8) } + times.map(\.1)
            + offsets.flatMap { number($0, 4) + [0, 0] } + [0]
            + Array("\n\(footer)\n".utf8)
    }

    private static func head(types: Int, times: Int) -> [UInt8] {
        let counts = [0, 0, 0, times, types, 1].flatMap { number(Int64($0), 4) }
        return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
    }

    private static func number(_ value: Int64, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
