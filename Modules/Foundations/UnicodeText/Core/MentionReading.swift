public import Vocabulary

/// Finds possible mentions in a typed text: at each at sign that begins a word, the longest nickname after it
/// that a member has.
///
/// Korean writes particles and honorifics without a blank, so a name may end before any character of a
/// script that does: `@수연님께`, `@soo부터`. A Latin letter or a digit continues a name: `@sooyeon` does not
/// mention `soo`.
public struct MentionReading {
    private struct Place {
        /// From the at sign on.
        let start: String.Index
        /// The possible names with their ends, the longest first.
        let candidates: [(name: String, end: String.Index)]
    }

    private let places: [Place]

    /// All that may be a name, at most `mostNames`.
    public let names: Set<String>

    /// The longest possible name at each at sign, in the text's order, without marks at its end.
    public let longestNames: [String]

    /// The most names of one text, as many as `NicknameDirectory` looks up at once. What stands behind them
    /// mentions no member.
    public static let mostNames = 1_000

    /// Looks for at signs in the text.
    public init(_ text: String) {
        var (places, names) = ([Place](), Set<String>())
        var before: Character = " "
        for index in text.indices {
            defer { before = text[index] }
            guard text[index] == "@", !before.isWordPart else { continue }
            let candidates = Self.candidates(in: text, from: text.index(after: index))
            guard !candidates.isEmpty else { continue }
            guard names.count + candidates.count <= Self.mostNames else { break }
            names.formUnion(candidates.map(\.name))
            places.append(Place(start: index, candidates: candidates))
        }
        (self.places, self.names) = (places, names)
        longestNames = places.compactMap { place in
            place.candidates.first { $0.name.last?.isWordPart ?? false }?.name
        }
    }

    /// The mentions of the found members, keyed by their names as they stand in `names`, in the text's order.
    public func mentions(of found: [String: MemberID]) -> [Mention] {
        places.compactMap { place in
            guard let hit = place.candidates.first(where: { found[$0.name] != nil }),
                let member = found[hit.name]
            else { return nil }
            return Mention(member: member, range: place.start..<hit.end)
        }
    }

    /// A member's nickname in a text.
    public struct Mention: Hashable, Sendable {
        public let member: MemberID
        /// Where it stands, with its at sign.
        public let range: Range<String.Index>
    }

    /// How many characters a nickname has at the most and at the least.
    private static let lengths = 2...20

    private static func candidates(
        in text: String, from start: String.Index
    ) -> [(name: String, end: String.Index)] {
        let word = text[start...].prefix { !$0.isWhitespace && $0 != "@" }
        var (candidates, end) = ([(name: String, end: String.Index)](), start)
        for (count, _) in word.prefix(lengths.upperBound).enumerated() {
            end = text.index(after: end)
            guard lengths.contains(count + 1), word[end...].endsName else { continue }
            candidates.append((String(word[..<end]), end))
        }
        return candidates.reversed()
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "@" }

    /// Whether it continues the name before it: a letter or digit, unless its script joins words.
    fileprivate var continuesName: Bool {
        guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
        return !Self.joiningScripts.contains { $0.contains(scalar.value) }
    }

    /// Hangul, kana and Han, in full and half width.
    private static let joiningScripts: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x318F, 0x31F0...0x31FF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFF66...0xFFDC, 0x20000...0x323AF,
    ]
}

extension Substring {
    /// Whether a name that stands before this, the rest of its word, may end there.
    fileprivate var endsName: Bool {
        guard let next = first else { return true }
        // A mark that joins two parts of a name does not end it.
        if "_-.".contains(next) { return !(dropFirst().first?.continuesName ?? false) }
        return !next.continuesName
    }
}
