/// Rule 5: every protocol requirement and every public type says what it promises.
enum DocumentationRule {
    static let name = "documentation"

    static func check(_ tree: SourceTree) -> [Violation] {
        (tree.files(under: "Modules") + tree.files(under: "Apps")).flatMap { file in
            (publicTypes(of: file) + requirements(of: file)).compactMap { problem(with: $0, in: file) }
        }
    }

    private static let typeKeywords: Set<String> = [
        "struct", "class", "actor", "enum", "protocol", "typealias",
    ]
    private static let requirementKeywords: Set<String> = [
        "func", "var", "init", "subscript", "associatedtype",
    ]

    /// The indices of the keywords that declare public types.
    static func publicTypes(of file: SwiftFile) -> [Int] {
        file.tokens.indices.filter { index in
            guard file.tokens[index].kind == .word, typeKeywords.contains(file.tokens[index].text),
                let next = file.tokens[safe: index + 1], next.kind == .word, next.text != "func",
                next.text != "var"
            else { return false }
            return file.tokens[file.declarationStart(at: index)..<index].contains {
                $0.isWord("public") || $0.isWord("open")
            }
        }
    }

    private static func requirements(of file: SwiftFile) -> [Int] {
        file.tokens.indices.filter { file.tokens[$0].isWord("protocol") && !followsImport(file, $0) }.flatMap
        {
            keyword -> [Int] in
            guard let open = file.tokens[keyword...].firstIndex(where: { $0.isSymbol("{") }),
                let close = file.closing(at: open)
            else { return [] }
            return (open..<close).filter { index in
                file.tokens[index].kind == .word && requirementKeywords.contains(file.tokens[index].text)
                    && file.tokens[safe: index - 1]?.isSymbol(".") != true
            }
        }
    }

    private static func followsImport(_ file: SwiftFile, _ index: Int) -> Bool {
        file.tokens[safe: index - 1]?.isWord("import") == true
    }

    private static func problem(with index: Int, in file: SwiftFile) -> Violation? {
        let keyword = file.tokens[index].text
        let next = file.tokens[safe: index + 1]
        let name = next?.kind == .word ? next?.text ?? keyword : keyword
        let start = file.tokens[file.declarationStart(at: index)].line
        let fault: String
        switch file.documentation(above: start) {
        case nil: fault = "has no `///` comment"
        case let text? where words(text).count < 3: fault = "has a comment of fewer than three words"
        case let text? where restates(text, name): fault = "has a comment that only repeats its name"
        default: return nil
        }
        return Violation(
            file: file.path, line: start, rule: Self.name,
            message:
                "`\(keyword) \(name)` \(fault): state what holds, in which units and order, and which errors."
        )
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static func restates(_ text: String, _ name: String) -> Bool {
        let fillers: Set<String> = [
            "a", "an", "the", "of", "for", "this", "is", "type", "protocol", "returns",
        ]
        let said = words(text).map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
        return Set(said).subtracting(fillers).isSubset(of: Names.words(name).map { $0.lowercased() })
    }
}
