public import Vocabulary

/// Finds possible mentions in a typed text: at each at sign that begins a word, the longest nickname after it
/// that a member has.
///
/// A name ends where the word does, before a punctuation mark, or before a Korean honorific or particle,
/// which are written without a blank: `@수연님께`, `@soo, …`.
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
}

extension Substring {
    /// Whether a name that stands before this, the rest of its word, may end there.
    fileprivate var endsName: Bool {
        let letters = prefix { $0.isLetter || $0.isNumber }
        guard letters.isEmpty || Self.particles.contains(letters) else { return false }
        let rest = self[letters.endIndex...]
        guard let mark = rest.first else { return true }
        // A mark that joins two parts of a name does not end it.
        return !"_-.".contains(mark) || !(rest.dropFirst().first?.isWordPart ?? false)
    }

    private static let particles: Set<Substring> = {
        let titles: [Substring] = ["", "님", "씨"]
        let particles: [Substring] = [
            "", "은", "는", "이", "가", "을", "를", "도", "만", "의", "야", "아", "와", "과", "랑", "이랑", "께", "에게", "한테",
            "께서", "하고", "이요", "요",
        ]
        return Set(titles.flatMap { title in particles.map { title + $0 } }.filter { !$0.isEmpty })
    }()
}
