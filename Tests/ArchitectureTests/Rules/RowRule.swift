/// Rows of more than three columns are read in the order of their columns (`RowReader`): a column that is put
/// between others would move the numbers of all behind it, and no compiler would say so.
enum RowRule {
    static let name = "rows"
    /// The last column that may be read by its number.
    private static let last = 2
    private static let accessors: Set<String> = [
        "isNull", "integer", "optionalInteger", "text", "optionalText", "bytes", "identifier", "count",
        "bool",
        "id", "timestamp", "optionalTimestamp", "version", "value",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        tree.swiftFiles.filter { file in
            ["Modules/", "Apps/"].contains { file.path.hasPrefix($0) }
        }.flatMap { file in
            file.tokens.indices.compactMap { index -> Violation? in
                guard let column = column(read: file, at: index), column > last else { return nil }
                return Violation(
                    file: file.path, line: file.tokens[index].line, rule: name,
                    message:
                        "Column \(column) is read by its number. Read the row in its order: "
                        + "`var row = RowReader(row)`, then `try row.\(file.tokens[index].text)()`.")
            }
        }
    }

    /// The number in `row.text(3)`; nil for anything else.
    private static func column(read file: SwiftFile, at index: Int) -> Int? {
        guard accessors.contains(file.tokens[index].text), file.matches(["row", "."], at: index - 2),
            file.tokens[safe: index + 1]?.isSymbol("(") == true,
            file.tokens[safe: index + 3]?.isSymbol(")") == true
        else { return nil }
        return file.tokens[safe: index + 2].flatMap { Int($0.text) }
    }
}
