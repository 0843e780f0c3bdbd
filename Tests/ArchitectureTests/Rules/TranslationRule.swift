/// A document in Korean beside the English one (`operations.ko.md`) says the same: section by section as many
/// headings and rows of tables, the same code, the same names in backquotes. Comments in code are translated,
/// and words of drawings.
enum TranslationRule {
    static let name = "translations"
    /// What must be there in Korean.
    static let translated = ["Docs/operations.md"]

    static func check(_ tree: SourceTree) -> [Violation] {
        let koreans = tree.texts.keys.filter { $0.hasSuffix(".ko.md") }.sorted()
        let missing = translated.filter { tree.texts[$0] != nil && !koreans.contains(korean(of: $0)) }
        return missing.map { violation($0, 1, "\(korean(of: $0)) is missing: say it in Korean, too.") }
            + koreans.flatMap { path -> [Violation] in
                let source = path.replacing(".ko.md", with: ".md")
                guard let english = tree.texts[source] else {
                    return [violation(path, 1, "There is no \(source) that it would be a translation of.")]
                }
                return differences(path, source, english, tree.texts[path] ?? "")
            }
    }

    private static func korean(of path: String) -> String { path.replacing(".md", with: ".ko.md") }

    private static func differences(_ path: String, _ source: String, _ en: String, _ ko: String)
        -> [Violation]
    {
        let (ours, theirs) = (Section.all(in: ko), Section.all(in: en))
        let levels = zip(ours, theirs).first { $0.level != $1.level }
        if let (own, other) = levels {
            return [
                violation(
                    path, own.line, "Its heading is of another level than “\(other.title)” in \(source).")
            ]
        }
        if ours.count != theirs.count {
            let message = "\(ours.count) sections, but \(source) has \(theirs.count): keep them in step."
            return [violation(path, 1, message)]
        }
        return zip(ours, theirs).flatMap { own, other in
            other.differences(from: own).map {
                violation(path, own.line, "“\(other.title)” of \(source) \($0)")
            }
        }
    }

    private static func violation(_ path: String, _ line: Int, _ message: String) -> Violation {
        Violation(file: path, line: line, rule: name, message: message)
    }
}

/// What stands below one heading, up to the next.
private struct Section {
    let level: Int
    let title: String
    let line: Int
    /// Lines of code without their comments.
    var code: [String] = []
    /// What stands in backquotes.
    var names: Set<String> = []
    var rows = 0

    /// The sections of a document; the first has what stands before any heading.
    static func all(in text: String) -> [Section] {
        var (sections, isFenced, isDrawing) = ([Section(level: 0, title: "", line: 1)], false, false)
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isFenced.toggle()
                isDrawing = line == "```mermaid"
            } else if isFenced, isDrawing {
                sections[sections.count - 1].code.append(signs(of: line))
            } else if isFenced || line.hasPrefix("    ") {
                sections[sections.count - 1].code += [withoutComment(line)].filter { !$0.isEmpty }
            } else if line.hasPrefix("#") {
                let level = line.prefix { $0 == "#" }.count
                sections.append(
                    Section(level: level, title: String(line.dropFirst(level + 1)), line: offset + 1))
            } else {
                sections[sections.count - 1].names.formUnion(ColumnTable.code(in: String(line)))
                if line.hasPrefix("|") { sections[sections.count - 1].rows += 1 }
            }
        }
        return sections
    }

    /// What this one has and the other has not, in words that follow its title.
    func differences(from other: Section) -> [String] {
        let lost = names.subtracting(other.names).sorted().map { "names `\($0)`: name it here, too." }
        let added = other.names.subtracting(names).sorted().map {
            "does not name `\($0)`: name it there, too."
        }
        let lines =
            code == other.code
            ? [] : ["has other code: \(code.first { !other.code.contains($0) } ?? "less")."]
        return lost + added + lines
            + (rows == other.rows ? [] : ["has \(rows) rows of tables, not \(other.rows)."])
    }

    /// A line of a drawing without its words and numbers.
    private static func signs(of line: Substring) -> String {
        line.split(separator: " ").filter { !$0.contains { $0.isLetter || $0.isNumber } }
            .joined(separator: " ")
    }

    private static func withoutComment(_ line: Substring) -> String {
        let code = line.ranges(of: " #").first.map { line[..<$0.lowerBound] } ?? line
        let words = code.split(separator: " ")
        return words.first?.hasPrefix("#") == true ? "" : words.joined(separator: " ")
    }
}
