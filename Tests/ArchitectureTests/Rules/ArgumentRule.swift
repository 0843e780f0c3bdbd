/// Functions, initialisers and closures of wire forms take few enough arguments to be told apart: of nineteen
/// in a row, seven of one type, two that change places are seen by nobody.
enum ArgumentRule {
    static let name = "arguments"
    static let limit = 8

    static func check(_ tree: SourceTree) -> [Violation] {
        let files = tree.swiftFiles.filter {
            $0.path.hasPrefix("Modules/") && $0.path.split(separator: "/").dropFirst(2).first == "HTTP"
        }
        return files.flatMap { declared(in: $0) + closures(in: $0) }
    }

    private static func declared(in file: SwiftFile) -> [Violation] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word, token.text == "func" || token.text == "init",
                file.tokens[safe: index - 1]?.isSymbol(".") != true,
                let start = file.tokens[index...].firstIndex(where: { $0.isSymbol("(") }),
                let end = file.closing(at: start), end > start + 1
            else { return nil }
            let name = token.text == "func" ? file.tokens[safe: index + 1]?.text ?? "func" : "init"
            return violation(file, token.line, "`\(name)`", count(file.tokens[(start + 1)..<end]))
        }
    }

    /// What stands between a brace and its `in`, on one line or more, if it is nothing but names.
    private static func closures(in file: SwiftFile) -> [Violation] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].isSymbol("{") else { return nil }
            let names = file.tokens[(index + 1)...].prefix { token in
                token.isSymbol(",") || (token.kind == .word && !token.isWord("in"))
            }
            guard file.tokens[safe: names.endIndex]?.isWord("in") == true else { return nil }
            return violation(file, file.tokens[index].line, "The closure", count(names))
        }
    }

    /// How many parts the commas outside of brackets make.
    private static func count(_ tokens: ArraySlice<Token>) -> Int {
        var (depth, commas) = (0, 0)
        for (index, token) in zip(tokens.indices, tokens) where token.kind == .symbol {
            if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
            // The `>` of an arrow closes nothing.
            let isArrow = index > tokens.startIndex && tokens[index - 1].isSymbol("-")
            if [")", "]", "}"].contains(token.text) || token.isSymbol(">") && !isArrow { depth -= 1 }
            if token.isSymbol(","), depth == 0 { commas += 1 }
        }
        return commas + 1
    }

    private static func violation(_ file: SwiftFile, _ line: Int, _ what: String, _ count: Int) -> Violation?
    {
        guard count > limit else { return nil }
        return Violation(
            file: file.path, line: line, rule: name,
            message: "\(what) takes \(count) arguments, the limit is \(limit): "
                + "give members that belong together a shape of their own (`Field(flattening:)`).")
    }
}
