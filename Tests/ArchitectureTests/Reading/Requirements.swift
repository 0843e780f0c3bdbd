/// What the protocols of a file require.
enum Requirements {
    struct Requirement {
        /// Where the keyword stands among the file's tokens.
        let index: Int
        /// Where the keyword of its protocol stands.
        let protocolIndex: Int
        let isThrowing: Bool
    }

    private static let keywords: Set<String> = ["func", "var", "init", "subscript", "associatedtype"]

    static func all(in file: SwiftFile) -> [Requirement] {
        protocols(in: file).flatMap { keyword -> [Requirement] in
            guard let open = file.tokens[keyword...].firstIndex(where: { $0.isSymbol("{") }),
                let close = file.closing(at: open)
            else { return [] }
            return (open..<close).filter { isKeyword(file, $0) }.map {
                Requirement(index: $0, protocolIndex: keyword, isThrowing: isThrowing(file, $0))
            }
        }
    }

    private static func protocols(in file: SwiftFile) -> [Int] {
        file.tokens.indices.filter { index in
            guard file.tokens[index].isWord("protocol"), let previous = file.tokens[safe: index - 1] else {
                return file.tokens[index].isWord("protocol")
            }
            return !previous.isWord("import") && !previous.isSymbol(".")
        }
    }

    private static func isKeyword(_ file: SwiftFile, _ index: Int) -> Bool {
        file.tokens[index].kind == .word && keywords.contains(file.tokens[index].text)
            && file.tokens[safe: index - 1]?.isSymbol(".") != true
    }

    /// Whether `throws` follows the parameters, before the result.
    private static func isThrowing(_ file: SwiftFile, _ index: Int) -> Bool {
        guard file.tokens[index].text != "var", file.tokens[index].text != "associatedtype",
            let open = file.tokens[index...].firstIndex(where: { $0.isSymbol("(") }),
            let close = file.closing(at: open)
        else { return false }
        let effects = file.tokens[(close + 1)...].prefix { $0.isWord("async") || $0.isWord("throws") }
        return effects.contains { $0.isWord("throws") }
    }
}
