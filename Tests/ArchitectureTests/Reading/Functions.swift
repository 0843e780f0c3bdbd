/// The functions, initialisers, subscripts and computed properties of a file, from keyword to closing brace.
enum Functions {
    struct Function {
        let name: String
        let line: Int
        let lineCount: Int
    }

    static func all(in file: SwiftFile) -> [Function] {
        file.tokens.indices.compactMap { index in
            guard let brace = bodyStart(in: file, declarationAt: index), let end = file.closing(at: brace)
            else {
                return nil
            }
            let line = file.tokens[index].line
            return Function(
                name: name(in: file, at: index), line: line, lineCount: file.tokens[end].line - line + 1)
        }
    }

    private static func name(in file: SwiftFile, at index: Int) -> String {
        let keyword = file.tokens[index].text
        return keyword == "func" || keyword == "var" ? file.tokens[safe: index + 1]?.text ?? keyword : keyword
    }

    private static func bodyStart(in file: SwiftFile, declarationAt index: Int) -> Int? {
        let token = file.tokens[index]
        guard token.kind == .word, file.tokens[safe: index - 1]?.isSymbol(".") != true else { return nil }
        switch token.text {
        case "func", "init", "subscript":
            guard let parameters = file.tokens[index...].firstIndex(where: { $0.isSymbol("(") }),
                let end = file.closing(at: parameters)
            else { return nil }
            return brace(in: file, from: end + 1)
        case "deinit": return brace(in: file, from: index + 1)
        case "var":
            guard file.tokens[safe: index + 2]?.isSymbol(":") == true else { return nil }
            return brace(in: file, from: index + 3)
        default: return nil
        }
    }

    /// The brace that opens the body; nil when something else begins first, as behind a protocol's
    /// requirement.
    private static func brace(in file: SwiftFile, from start: Int) -> Int? {
        var index = start
        while let token = file.tokens[safe: index] {
            if token.isSymbol("{") { return index }
            if token.isSymbol("}") || token.isSymbol("=") || token.isSymbol(";") { return nil }
            if token.startsLine, token.isSymbol("@") || declarations.contains(token.text) { return nil }
            index =
                token.isSymbol("(") || token.isSymbol("[")
                ? (file.closing(at: index) ?? index) + 1 : index + 1
        }
        return nil
    }

    private static let declarations: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "case", "static", "class", "struct", "enum",
        "actor",
        "protocol", "extension", "typealias", "associatedtype", "public", "private", "fileprivate",
        "internal",
        "package", "mutating", "nonmutating", "override", "final", "indirect", "nonisolated",
    ]
}
