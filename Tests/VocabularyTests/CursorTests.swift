import SampleKit
import Testing
import Vocabulary

@Suite struct CursorTests {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    private static let sample = Cursor(
        scope: Cursor.scope(of: "listings newest"), key: -1_795_254_360_123_456,
        id: RawIdentifier(high: 0x0193_4567_89AB_7CDE, low: 0x8123_4567_89AB_CDEF))

    @Test func textRoundTrips() {
        var random = SeededGenerator(seed: 5)
        let dependencies = [
            Cursor(scope: 0, key: 0, id: RawIdentifier(high: 0, low: 0)),
            Cursor(scope: .max, key: .max, id: RawIdentifier(high: .max, low: .max)),
            Cursor(scope: 1, key: .min, id: RawIdentifier(high: 1, low: 1)),
        ]
        let others = (0..<300).map { _ in
            Cursor(
                scope: random.next(), key: Int64(bitPattern: random.next()),
                id: RawIdentifier(high: random.next(), low: random.next()))
        }
        for cursor in dependencies + others {
            #expect(cursor.text.utf8.count == 48)
            #expect(cursor.text.allSatisfy { Self.alphabet.contains($0) })
            #expect(Cursor(text: cursor.text) == cursor)
        }
    }

    @Test func everyMutationOfOneCharacterIsRefused() {
        let text = Array(Self.sample.text)
        for place in text.indices {
            for character in Self.alphabet where character != text[place] {
                var mangled = text
                mangled[place] = character
                #expect(
                    Cursor(text: String(mangled)) == nil,
                    "\(String(mangled)) differs at \(place) and was taken.")
            }
        }
    }

    @Test func everyExchangeOfNeighboursIsRefused() {
        let text = Array(Self.sample.text)
        for place in text.indices.dropLast() where text[place] != text[place + 1] {
            var mangled = text
            mangled.swapAt(place, place + 1)
            #expect(Cursor(text: String(mangled)) == nil, "\(String(mangled)) was taken.")
        }
    }

    @Test func everyOtherLengthIsRefused() {
        let text = Self.sample.text
        for length in 0..<48 { #expect(Cursor(text: text.prefix(length)) == nil) }
        for ending in ["A", "=", "==", " ", "\n", "가"] { #expect(Cursor(text: text + ending) == nil) }
    }

    @Test(arguments: ["+", "/", "=", " ", ".", "%", "\u{0}"])
    func lettersOutsideTheAlphabetAreRefused(_ letter: String) {
        // Neither in place of a letter that stands for zero.
        let zeros = Cursor(scope: 0, key: 0, id: RawIdentifier(high: 0, low: 0))
        for cursor in [Self.sample, zeros] {
            #expect(Cursor(text: letter + cursor.text.dropFirst()) == nil)
        }
        #expect(Cursor(text: String(repeating: letter, count: 48)) == nil)
    }

    @Test func hangulOfTheRightLengthIsRefused() {
        #expect(Cursor(text: String(repeating: "마", count: 16)) == nil)
    }

    /// The test vectors of FNV-1a (draft-eastlake-fnv, appendix C).
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)])
    func scopeIsTheStandardDigest(_ text: String, _ digest: UInt64) {
        #expect(Cursor.scope(of: text) == digest)
    }

    @Test func queriesHaveScopesOfTheirOwn() {
        let queries = ["newest", "oldest", "newest 축구", "newest 축구".decomposed, "", " "]
        #expect(Set(queries.map { Cursor.scope(of: $0) }).count == queries.count)
    }

    @Test func textIsPinned() {
        let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))
        #expect(cursor.text == "AAAAAAAAAAEAAAAAAAAAAgAAAAAAAAADAAAAAAAAAAS5E6R5")
    }
}

extension String {
    /// Hangul syllables taken apart into conjoining Jamo, as in normalization form D (Unicode, section 3.12).
    fileprivate var decomposed: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard (0xAC00...0xD7A3).contains(scalar.value) else {
                result.append(scalar)
                continue
            }
            let index = scalar.value - 0xAC00
            let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
            result.append(contentsOf: parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init))
        }
        return String(result)
    }

    @Test(arguments: [
        ("", FieldError.Rule.tooShort(minimum: 48)), ("여기", .tooShort(minimum: 48)),
        (String(repeating: "A", count: 49), .tooLong(maximum: 48)),
        (String(repeating: "A", count: 47) + "+", .forbiddenCharacters),
        (String(repeating: "A", count: 48), .mismatch),
    ])
    func itIsSaidWhyATextIsNone(_ text: String, _ rule: FieldError.Rule) {
        #expect(Cursor(text: text) == nil && Cursor.fault(of: text) == rule)
    }
}
