import UnicodeText

/// A hashtag: letters and digits of any script and `_`, not digits alone, without its `#`.
public struct Hashtag: Hashable, Sendable {
    /// As it was typed, in NFC.
    public let spelling: String
    /// The form in which hashtags are compared: NFKC, case-folded.
    public let folded: String

    /// The hashtag of that spelling, with or without `#`; nil if it is none.
    public init?(_ typed: String) {
        let name = typed.first.map(Self.begins) == true ? String(typed.dropFirst()) : typed
        guard name.unicodeScalars.allSatisfy(\.isInHashtag) else { return nil }
        self.init(checking: name)
    }

    /// The hashtag of these letters; nil if it is too long or has no letter.
    init?(checking name: some StringProtocol) {
        spelling = String(name).nfc
        folded = spelling.folded
        guard (1...Self.longest).contains(spelling.count), folded.utf8.count <= Self.largest,
            folded.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return nil }
    }

    /// The most characters of a hashtag.
    public static let longest = 50
    /// The most bytes of its folded form, in UTF-8.
    public static let largest = 200

    /// Whether a hashtag begins with that character.
    static func begins(_ character: Character) -> Bool { character == "#" || character == "＃" }

    /// Equal if they are spelled alike but for case, width and normal form.
    public static func == (left: Hashtag, right: Hashtag) -> Bool { left.folded == right.folded }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

extension Unicode.Scalar {
    /// Whether a hashtag may hold it: letters and digits of any script, the marks that belong to them, `_`.
    var isInHashtag: Bool {
        if isASCII { return properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }
}

extension String {
    /// The hashtags of a text in their order, each once and in its first spelling.
    ///
    /// A hashtag begins at `#` or `＃` behind the start, a blank or a mark, and ends before the first
    /// character that it cannot hold. What is too long or has no letter is no hashtag but text.
    public var hashtags: [Hashtag] {
        var (found, seen) = ([Hashtag](), Set<Hashtag>())
        for place in hashtagPlaces {
            if let tag = Hashtag(checking: self[place]), seen.insert(tag).inserted { found.append(tag) }
        }
        return found
    }

    /// Where the names of possible hashtags stand, without their `#`.
    public var hashtagPlaces: [Range<String.Index>] {
        // Most texts have none, which their bytes tell: `#`, or the last byte of `＃`.
        guard utf8.contains(where: { $0 == 0x23 || $0 == 0x83 }) else { return [] }
        var (places, index) = ([Range<String.Index>](), startIndex)
        var before: Character = " "
        while index < endIndex {
            let (here, next) = (self[index], self.index(after: index))
            var end = next
            if Hashtag.begins(here), !before.isInHashtag, before != "&" {
                end = self[next...].firstIndex { !$0.isInHashtag } ?? endIndex
                if next < end { places.append(next..<end) }
            }
            (before, index) = end > next ? ("_", end) : (here, next)
        }
        return places
    }
}

extension Character {
    fileprivate var isInHashtag: Bool { unicodeScalars.allSatisfy(\.isInHashtag) }
}
