/// The texts of errors are exhaustive switches: with a `default`, a new error would get the text of another.
enum ErrorTextRule {
    static let name = "texts of errors"

    static func check(_ tree: SourceTree) -> [Violation] {
        tree.swiftFiles.filter(isTable).flatMap { file in
            file.tokens.indices.filter { isDefault(at: $0, in: file) }.map { index in
                Violation(
                    file: file.path, line: file.tokens[index].line, rule: name,
                    message: "`default` gives a new error the text of another one: name the cases.")
            }
        }
    }

    /// Whether the file describes errors; consoles add to descriptions, and may leave most as they are.
    private static func isTable(_ file: SwiftFile) -> Bool {
        let isOurs = file.path.hasPrefix("Modules/") || file.path.hasPrefix("Apps/")
        return isOurs && !file.path.contains("/Console/")
            && file.tokens.indices.contains { file.matches(["ErrorDescription"], at: $0) }
    }

    private static func isDefault(at index: Int, in file: SwiftFile) -> Bool {
        file.matches(["default", ":"], at: index) && file.tokens[safe: index - 1]?.isSymbol(".") != true
    }
}
