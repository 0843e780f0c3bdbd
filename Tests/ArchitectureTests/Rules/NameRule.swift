/// No file or type is called by what it is not about: Common, Utils, Helpers, Manager.
enum NameRule {
    static let name = "names"
    private static let empty: Set<String> = [
        "common", "util", "utils", "utility", "utilities", "helper", "helpers", "manager", "managers", "misc",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        let places = tree.texts.keys.filter { $0.contains("/") }.sorted().flatMap { path in
            path.split(separator: "/").filter { isEmpty(stem($0)) }.map { violation(path, 1, stem($0)) }
        }
        let types = tree.swiftFiles.flatMap { file in
            file.tokens.indices.compactMap { index -> Violation? in
                guard file.tokens[index].kind == .word, keywords.contains(file.tokens[index].text),
                    let type = file.tokens[safe: index + 1], type.kind == .word, isEmpty(type.text)
                else { return nil }
                return violation(file.path, type.line, type.text)
            }
        }
        return places + types
    }

    private static let keywords: Set<String> = ["struct", "class", "actor", "enum", "protocol", "typealias"]

    private static func stem(_ part: Substring) -> String {
        String(part.prefix { $0 != "." && $0 != "+" })
    }

    private static func isEmpty(_ name: String) -> Bool {
        guard let last = Names.words(name).last else { return false }
        return empty.contains(last.lowercased())
    }

    private static func violation(_ path: String, _ line: Int, _ name: String) -> Violation {
        Violation(
            file: path, line: line, rule: Self.name,
            message:
                "`\(name)` says nothing about what is inside. Name it after what it is, or split it by topic."
        )
    }
}
