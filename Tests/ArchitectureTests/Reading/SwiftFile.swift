/// One Swift file, read once and looked at by all rules.
struct SwiftFile {
    let path: String
    let lines: [Substring]
    let tokens: [Token]
    private let documentation: [Int: String]

    init(path: String, text: String) {
        let lexer = SwiftLexer(text)
        self.path = path
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
            Substring.init)
        tokens = lexer.tokens
        documentation = lexer.documentation
    }

    /// How many lines it has; a line break at the end opens no further line.
    var lineCount: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

    /// The `///` comment that ends right above the line, nil if there is none.
    func documentation(above line: Int) -> String? {
        var parts: [String] = []
        var number = line - 1
        while let part = documentation[number] {
            parts.insert(part, at: 0)
            number -= 1
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Whether these tokens stand one behind the other from the index on; string literals never match.
    func matches(_ texts: [String], at index: Int) -> Bool {
        // Most places differ at once, and this is asked of every token of every file.
        guard let first = tokens[safe: index], first.text == texts.first else { return false }
        guard index + texts.count <= tokens.count else { return false }
        return zip(tokens[index...], texts).allSatisfy { $0.kind != .string && $0.text == $1 }
    }

    /// The index of the token that closes the bracket at `index`; nil if nothing does.
    func closing(at index: Int) -> Int? {
        let pairs = ["(": ")", "[": "]", "{": "}"]
        guard let open = tokens[safe: index]?.text, let close = pairs[open] else { return nil }
        var depth = 0
        for position in index..<tokens.count where tokens[position].kind == .symbol {
            if tokens[position].text == open { depth += 1 }
            if tokens[position].text == close { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    /// The index of the first modifier or attribute of the declaration whose keyword is at `index`.
    func declarationStart(at index: Int) -> Int {
        var start = index
        while let previous = startOfPart(endingBefore: start) { start = previous }
        return start
    }

    private func startOfPart(endingBefore index: Int) -> Int? {
        guard let last = tokens[safe: index - 1] else { return nil }
        if last.kind == .word {
            if tokens[safe: index - 2]?.isSymbol("@") == true { return index - 2 }
            return Self.modifiers.contains(last.text) ? index - 1 : nil
        }
        guard last.isSymbol(")"), let open = opening(before: index - 1), let word = tokens[safe: open - 1],
            word.kind == .word
        else { return nil }
        if tokens[safe: open - 2]?.isSymbol("@") == true { return open - 2 }
        return Self.modifiers.contains(word.text) ? open - 1 : nil
    }

    private func opening(before index: Int) -> Int? {
        var depth = 0
        for position in stride(from: index, through: 0, by: -1) {
            if tokens[position].isSymbol(")") { depth += 1 }
            if tokens[position].isSymbol("(") { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final",
        "mutating",
        "nonmutating", "nonisolated", "indirect", "lazy", "weak", "unowned", "override", "required",
        "convenience",
        "isolated", "distributed", "borrowing", "consuming",
    ]
}

extension Array {
    /// The element, nil outside the bounds.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
