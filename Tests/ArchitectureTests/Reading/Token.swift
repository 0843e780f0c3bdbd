/// A piece of Swift source as the rules see it: comments are gone, and what stands in a string literal is one
/// token.
struct Token {
    enum Kind {
        /// An identifier, keyword or number.
        case word
        /// One character of punctuation or of an operator.
        case symbol
        /// A string literal; its text is what stands between the quotes, without interpolated code.
        case string
    }

    let kind: Kind
    var text: String
    /// Counted from 1.
    let line: Int
    /// Whether a blank, a line break or a comment stands before it.
    let followsBlank: Bool
    /// Whether it is the first token of its line.
    let startsLine: Bool
    /// Whether the literal holds interpolated code, whose tokens follow the literal's own.
    var isInterpolated = false

    func isWord(_ word: String) -> Bool { kind == .word && text == word }

    func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
}
