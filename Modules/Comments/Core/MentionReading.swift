import Vocabulary

/// Finds possible mentions in a typed text: at each at sign that begins a word, the longest nickname after it
/// that a member has.
///
/// A name ends where the word does, before a punctuation mark, or before a Korean honorific or particle,
/// which are written without a blank: `@수연님께`, `@soo, …`.
struct MentionReading {
    private struct Place {
        /// From the at sign on.
        let start: String.Index
        /// The possible names with their ends, the longest first.
        let candidates: [(name: String, end: String.Index)]
    }

    private let text: String
    private let places: [Place]

    /// Looks for at signs in the text.
    init(_ text: String) {
        self.text = text
        var places: [Place] = []
        var before: Character = " "
        for index in text.indices {
            defer { before = text[index] }
            guard text[index] == "@", !before.isWordPart else { continue }
            let candidates = Self.candidates(in: text, from: text.index(after: index))
            if !candidates.isEmpty { places.append(Place(start: index, candidates: candidates)) }
        }
        self.places = places
    }

    /// All that may be a name; fewer than the text has characters.
    var names: Set<String> { Set(places.flatMap { $0.candidates.map(\.name) }) }

    /// The text with mentions of the found members; the rest stays as typed.
    func text(with found: [String: MemberID]) -> CommentText {
        var (pieces, start) = ([CommentText.Piece](), text.startIndex)
        for place in places {
            guard let hit = place.candidates.first(where: { found[$0.name] != nil }),
                let member = found[hit.name]
            else { continue }
            pieces += [.plain(String(text[start..<place.start])), .mention(member)]
            start = hit.end
        }
        return CommentText(pieces + [.plain(String(text[start...]))])
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
