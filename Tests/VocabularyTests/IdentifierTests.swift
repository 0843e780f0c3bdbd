import SampleKit
import Testing
import Vocabulary

enum CrewSubject: IdentifierSubject {
    static let prefix = "crk"
}

typealias CrewID = Identifier<CrewSubject>

@Suite struct IdentifierTests {
    private static let largest = RawIdentifier(high: .max, low: .max)

    @Test(arguments: [
        (RawIdentifier(high: 0, low: 0), "00000000000000000000000000"),
        (RawIdentifier(high: 0, low: 31), "0000000000000000000000000z"),
        (RawIdentifier(high: 0, low: 32), "00000000000000000000000010"),
        (RawIdentifier(high: 1, low: 0), "0000000000000g000000000000"),
        (largest, "7zzzzzzzzzzzzzzzzzzzzzzzzz"),
    ])
    func bitsHaveOneText(_ raw: RawIdentifier, _ text: String) {
        #expect(raw.base32 == text)
        #expect(RawIdentifier(base32: text) == raw)
        #expect(CrewID(raw).description == "crk_" + text)
    }

    @Test func textAndBitsRoundTripInBothLetterCases() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            let id = CrewID(RawIdentifier(high: random.next(), low: random.next()))
            #expect(CrewID(id.description) == id)
            #expect(CrewID(id.description.uppercased()) == id)
        }
    }

    @Test(arguments: [
        "", "crk", "crk_", "_", "crk_0000000000000000000000000", "crk_000000000000000000000000000",
        "crew_00000000000000000000000000", "mem_00000000000000000000000000", "_00000000000000000000000000",
        "00000000000000000000000000", "crk-00000000000000000000000000", "crk_8zzzzzzzzzzzzzzzzzzzzzzzzz",
        "crk_zzzzzzzzzzzzzzzzzzzzzzzzzz", "crk_0000000000000000000000000u", "crk_0000000000000000000000000i",
        "crk_0000000000000000000000000l", "crk_0000000000000000000000000o", "crk_0000000000000000000000000 ",
        " crk_00000000000000000000000000", "crk__0000000000000000000000000", "crk_0000000000000000000000000마",
        "crk_00000000000000000000000000\u{301}", "crk_0000000000000000000000000\u{FF10}",
        "cr\u{212A}_00000000000000000000000000", "crk\u{301}_00000000000000000000000000",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(CrewID(text) == nil, "'\(text)' is not the wire form of an identifier.")
    }

    @Test func textOrderIsOrderOfBits() {
        var random = SeededGenerator(seed: 2)
        let dependencies = [RawIdentifier(high: 0, low: .max), RawIdentifier(high: 1, low: 0), Self.largest]
        let raws =
            dependencies + (0..<300).map { _ in RawIdentifier(high: random.next() >> 4, low: random.next()) }
        let ids = raws.map { CrewID($0) }
        #expect(ids.sorted().map(\.description) == ids.map(\.description).sorted())
        #expect(!(ids[0] < ids[0]))
    }

    @Test func timeAndRandomnessMakeUUIDVersion7() {
        let raw = RawIdentifier(milliseconds: 0x0123_4567_89AB, random: (.max, .max))
        #expect(raw.high == 0x0123_4567_89AB_7FFF)
        #expect(raw.low == 0xBFFF_FFFF_FFFF_FFFF)
        let least = RawIdentifier(milliseconds: 0, random: (0, 0))
        #expect(least.high == 0x7000)
        #expect(least.low == 0x8000_0000_0000_0000)
    }

    @Test func exampleOfTheStandardIsReproduced() {
        // RFC 9562, appendix A.6: 017F22E2-79B0-7CC3-98C4-DC0C0C07398F
        let raw = RawIdentifier(milliseconds: 0x017F_22E2_79B0, random: (0xCC3, 0x18C4_DC0C_0C07_398F))
        #expect(raw == RawIdentifier(high: 0x017F_22E2_79B0_7CC3, low: 0x98C4_DC0C_0C07_398F))
    }

    @Test func laterIdentifiersAreLarger() {
        let early = RawIdentifier(milliseconds: 1_000, random: (.max, .max))
        let late = RawIdentifier(milliseconds: 1_001, random: (0, 0))
        #expect(early < late)
        #expect(early.base32 < late.base32)
    }

    @Test func sourceGivesIdentifiersOfTheWantedKind() {
        let source = FixedIdentifier(raw: RawIdentifier(high: 7, low: 9))
        let id: MemberID = source.next()
        #expect(id.raw == RawIdentifier(high: 7, low: 9))
        #expect(source.next(CrewSubject.self).description.hasPrefix("crk_"))
    }
}

private struct FixedIdentifier: IdentifierSource {
    let raw: RawIdentifier

    func next() -> RawIdentifier { raw }
}
