public import Vocabulary

/// A keyword of a search: every word must occur in the text, compared folded.
public struct Keyword: Hashable, Sendable {
    /// The longest keyword in characters.
    public static let longest = 100

    /// Its words, folded, each once, in one order, so that equal keywords are written alike.
    public let words: [String]

    /// The words of a typed text; none of a blank one, which finds everything.
    public init(_ typed: String) {
        words = Set(typed.folded.split(whereSeparator: \.isWhitespace).map(String.init)).sorted()
    }

    /// The rules that a typed keyword breaks: its length, and control characters that are no blanks.
    public static func brokenRules(by typed: String) -> [FieldError.Rule] {
        var rules: [FieldError.Rule] = []
        if typed.count > longest { rules.append(.tooLong(maximum: longest)) }
        if typed.hasControls { rules.append(.forbiddenCharacters) }
        return rules
    }

    /// Whether every word occurs in a text that is folded. Bytes are compared, as databases do.
    public func isFound(in folded: String) -> Bool {
        words.allSatisfy { folded.utf8.contains($0.utf8) }
    }
}

extension String {
    /// Whether it holds control characters that are no blanks: nothing that is kept has them.
    public var hasControls: Bool {
        unicodeScalars.contains { $0.isControl && !$0.properties.isWhitespace }
    }
}
