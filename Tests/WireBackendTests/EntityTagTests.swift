import Testing
import Wire

@testable import WireServer

struct EntityTagTests {
    /// Sums of the reference implementation; longer inputs are the bytes 0, 1, 2, … modulo 251.
    @Test(
        arguments: [
            (Array("".utf8), 0xEF46_DB37_51D8_E999), (Array("a".utf8), 0xD24E_C4F1_A98C_6E5B),
            (Array("abc".utf8), 0x44BC_2CF5_AD77_0999),
            (
                Array("Call me Ishmael. Some years ago--never mind how long precisely-".utf8),
                0x02A2_E854_70D6_FD96
            ),
        ] as [([UInt8], UInt64)])
    func theHashIsTheSameEverywhere(_ bytes: [UInt8], _ hash: UInt64) {
        #expect(ContentHash.of(bytes) == hash)
    }

    @Test func everyByteAndEveryLengthCounts() {
        var seen: Set<UInt64> = []
        for count in 0..<200 {
            var bytes = [UInt8](repeating: 7, count: count)
            seen.insert(ContentHash.of(bytes))
            for index in bytes.indices {
                bytes[index] = 8
                seen.insert(ContentHash.of(bytes))
                bytes[index] = 7
            }
        }
        #expect(seen.count == 200 + (0..<200).reduce(0, +))
    }

    /// `T` stands for the tag.
    @Test(
        arguments: [
            ("T", true), ("*", true), (" * ", true), ("W/T", true), ("\"a\", T", true), ("T, \"a\"", true),
            ("\"a\",W/\"b\" ,\tW/T", true), (",, T", true), ("\"a\",, T", true), ("\"a,b\", T", true),
            ("", false), ("\"\"", false), ("\"a\"", false), ("T x", true), ("\"a\" T", false), ("T\"", true),
            ("w/T", false), ("W/ T", false), ("*, T", false), ("T*", true), ("\"a", false), ("마당", false),
            ("\"마당\", T", true), ("\"\u{1112}\u{1161}\u{11AB}\", T", true), ("W/", false), ("\"", false),
        ] as [(String, Bool)])
    func lists(_ field: String, _ isNamed: Bool) {
        let tag = EntityTag(of: Array("마당".utf8), isPacked: false)
        let field = String(field.map { $0 == "T" ? Substring(tag.text) : Substring(String($0)) }.joined())
        #expect(tag.isNamed(in: field) == isNamed, "in \(field)")
    }

    @Test func aPackedBodyHasATagOfItsOwn() {
        let (plain, packed) = (EntityTag(of: [1], isPacked: false), EntityTag(of: [1], isPacked: true))
        #expect(plain.text.count == 15 && plain.text.hasPrefix("\"") && plain.text.hasSuffix("\""))
        #expect(packed.text == "\(plain.text.dropLast())-gzip\"")
        #expect(!packed.isNamed(in: plain.text) && !plain.isNamed(in: packed.text))
        #expect(EntityTag(of: [1], isPacked: false).text == plain.text)
        #expect(EntityTag(of: [2], isPacked: false).text != plain.text)
    }

    @Test(
        arguments: [
            ("gzip", true), ("GZIP", true), ("x-gzip", true), ("deflate, gzip;q=0.5", true), ("*", true),
            ("br, *;q=0.1", true), ("gzip;q=0", false), ("gzip;q=0.000", false), ("*, gzip;q=0", false),
            ("gzip; q=1.0", true), ("identity", false), ("", false), ("br", false), ("gzip;x=1", false),
            (nil, false), (";", false), ("gzipped", false), ("*;q=0", false), ("마당, gzip", true),
        ] as [(String?, Bool)])
    func accepted(_ field: String?, _ isAccepted: Bool) {
        #expect(Gzip.isAccepted(field) == isAccepted)
    }

    @Test func onlyTextThatShrinksIsPacked() {
        for (type, suits) in [
            ("application/json", true), ("application/problem+json", true), ("text/plain", true),
            ("image/jpeg", false), ("application/octet-stream", false),
        ] {
            #expect(Gzip.suits(type) == suits, "\(type)")
        }
        #expect(!Gzip.suits(nil))
        var randomness = SystemRandomNumberGenerator()
        let noise = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &randomness) }
        #expect(Gzip.packed(noise) == nil)
    }
}
