/// The tokens of types as text.
enum TypeText {
    /// One line, whatever the line breaks in the source: `[ID: any Outbox]`.
    static func joined(_ tokens: ArraySlice<Token>) -> String {
        var text = ""
        for index in tokens.indices {
            if index > tokens.startIndex, isApart(tokens, index) { text += " " }
            text += tokens[index].text
        }
        return text
    }

    /// Whether a blank stands before the token at the index.
    private static func isApart(_ tokens: ArraySlice<Token>, _ index: Int) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        if last.kind == .symbol, "([<.@".contains(last.text) || isArrow(tokens, index - 1) { return false }
        switch next.text {
        case ")", "]", ">", ",", "?", "!", ".", ":", "<": return false
        case "(": return !last.isWord("throws")
        default: return true
        }
    }

    /// Whether an arrow begins at the index.
    private static func isArrow(_ tokens: ArraySlice<Token>, _ index: Int) -> Bool {
        tokens[index].isSymbol("-") && index + 1 < tokens.endIndex && tokens[index + 1].isSymbol(">")
    }

    /// The index of the first arrow that stands in no brackets.
    static func arrow(in tokens: ArraySlice<Token>) -> Int? {
        var depth = 0
        return tokens.indices.first { index in
            depth += step(tokens, index)
            return depth == 0 && isArrow(tokens, index)
        }
    }

    /// What commas divide that stand in no brackets; nothing of nothing.
    static func divided(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var (depth, start) = (0, tokens.startIndex)
        var parts: [ArraySlice<Token>] = []
        for index in tokens.indices {
            depth += step(tokens, index)
            guard depth == 0, tokens[index].isSymbol(",") else { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        return parts + (start < tokens.endIndex ? [tokens[start...]] : [])
    }

    /// By how much the token at the index opens or closes brackets.
    private static func step(_ tokens: ArraySlice<Token>, _ index: Int) -> Int {
        guard tokens[index].kind == .symbol else { return 0 }
        switch tokens[index].text {
        case "(", "[", "<": return 1
        case ")", "]": return -1
        case ">": return index > tokens.startIndex && tokens[index - 1].isSymbol("-") ? 0 : -1
        default: return 0
        }
    }

    /// The names in a type, those behind a point left out: `Page<Deal.Note>` -> `Page`, `Deal`.
    static func names(in type: String) -> [String] {
        let tokens = SwiftLexer(type).tokens
        return tokens.indices.filter { index in
            tokens[index].kind == .word && tokens[safe: index - 1]?.isSymbol(".") != true
        }.map { tokens[$0].text }
    }
}
