/// Rule 5: every protocol requirement and every public type says what it promises; a requirement that throws,
/// or its protocol, says when.
enum DocumentationRule {
    static let name = "documentation"

    static func check(_ tree: SourceTree) -> [Violation] {
        (tree.files(under: "Modules") + tree.files(under: "Apps")).flatMap { file in
            publicTypeFaults(in: file) + requirementFaults(in: file)
        }
    }

    private static let typeKeywords: Set<String> = [
        "struct", "class", "actor", "enum", "protocol", "typealias",
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

    private static func publicTypeFaults(in file: SwiftFile) -> [Violation] {
        publicTypes(of: file).compactMap { index in
            fault(of: index, in: file).map { violation($0, index, file) }
        }
    }

    private static func requirementFaults(in file: SwiftFile) -> [Violation] {
        Requirements.all(in: file).compactMap { requirement in
            if let fault = fault(of: requirement.index, in: file) {
                return violation(fault, requirement.index, file)
            }
            let said =
                (documentation(of: requirement.index, in: file) ?? "")
                + (documentation(of: requirement.protocolIndex, in: file) ?? "")
            guard requirement.isThrowing, !namesErrors(said) else { return nil }
            return violation("throws, and nothing says when", requirement.index, file)
        }
    }

    private static func fault(of index: Int, in file: SwiftFile) -> String? {
        switch documentation(of: index, in: file) {
        case nil: "has no `///` comment"
        case let text? where words(text).count < 3: "has a comment of fewer than three words"
        case let text? where restates(text, name(at: index, in: file)):
            "has a comment that only repeats its name"
        default: nil
        }
    }

    private static func violation(_ fault: String, _ index: Int, _ file: SwiftFile) -> Violation {
        Violation(
            file: file.path, line: file.tokens[file.declarationStart(at: index)].line, rule: Self.name,
            message: "`\(file.tokens[index].text) \(name(at: index, in: file))` \(fault): "
                + "state what holds, in which units and order, and which errors.")
    }

    private static func documentation(of index: Int, in file: SwiftFile) -> String? {
        file.documentation(above: file.tokens[file.declarationStart(at: index)].line)
    }

    private static func name(at index: Int, in file: SwiftFile) -> String {
        guard let next = file.tokens[safe: index + 1], next.kind == .word else {
            return file.tokens[index].text
        }
        return next.text
    }

    private static func namesErrors(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["throw", "error", "fail", "refuse"].contains { text.contains($0) }
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
