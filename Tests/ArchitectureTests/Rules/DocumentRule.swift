/// The documents that are read first stay short, lines of what is written by hand stay narrow, and every
/// relative link of a document leads to a file, a folder or a heading that is there.
enum DocumentRule {
    static let name = "documents"
    /// How many bytes a document may have.
    static let limits = ["README.md": 7 * 1024, "ARCHITECTURE.md": 14 * 1024]
    static let lineLimit = 120
    /// The documents whose lines are limited, and a folder of such.
    static let narrow = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Docs/tour.md", "Docs/screens.md",
        "Docs/settings.md", "Docs/targets.md", "Docs/engines.md", "Docs/how-to/",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        tree.texts.keys.sorted().filter { $0.hasSuffix(".md") }.flatMap { path -> [Violation] in
            let text = tree.texts[path] ?? ""
            return tooLong(path, text) + tooWide(path, text) + lostLinks(path, text, tree)
        }
    }

    private static func tooLong(_ path: String, _ text: String) -> [Violation] {
        guard let limit = limits[path], text.utf8.count > limit else { return [] }
        let message =
            "The document has \(text.utf8.count) bytes, the limit is \(limit): "
            + "move a topic to Docs, and link it."
        return [violation(path, 1, message)]
    }

    private static func tooWide(_ path: String, _ text: String) -> [Violation] {
        guard narrow.contains(where: path.hasPrefix) else { return [] }
        return lines(of: text).filter { line in
            line.text.utf8.count > lineLimit && line.text.count > lineLimit && !isLongRow(line.text, of: path)
        }.map { line in
            violation(
                path, line.number,
                "The line has \(line.text.count) columns, the limit is \(lineLimit): break it.")
        }
    }

    /// A row of a table cannot be broken. The documents that are read first have short ones nevertheless.
    private static func isLongRow(_ line: Substring, of path: String) -> Bool {
        path.hasPrefix("Docs/") && line.hasPrefix("|")
    }

    private static func lostLinks(_ path: String, _ text: String, _ tree: SourceTree) -> [Violation] {
        lines(of: text).filter { !$0.isCode }.flatMap { line in
            links(in: line.text).compactMap { link in
                fault(of: link, in: path, tree).map { violation(path, line.number, $0) }
            }
        }
    }

    /// What is wrong with a link; nil if it leads somewhere, or out of the repository.
    private static func fault(of link: Substring, in path: String, _ tree: SourceTree) -> String? {
        if link.contains("://") { return nil }
        let file = link.prefix { $0 != "#" }
        let section = link.dropFirst(file.count + 1)
        let target = file.isEmpty ? path : place(file, besides: path)
        guard let text = tree.texts[target] else {
            let isFolder = tree.texts.keys.contains { $0.hasPrefix(target + "/") }
            return isFolder ? nil : "There is no \(target): correct the link, or remove it."
        }
        if section.isEmpty || headings(of: text).contains(String(section)) { return nil }
        return "\(target) has no heading `\(section)`: name the one that is meant."
    }

    /// The path that a link of a document means: `../errors.md` in `Docs/how-to/a.md` -> `Docs/errors.md`.
    private static func place(_ link: Substring, besides path: String) -> String {
        var steps = path.split(separator: "/").dropLast().map(String.init)
        for step in link.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
        }
        return steps.joined(separator: "/")
    }

    private static func links(in line: Substring) -> [Substring] {
        line.ranges(of: "](").compactMap { middle in
            let rest = line[middle.upperBound...]
            return rest.firstIndex(of: ")").map { rest[..<$0] }
        }
    }

    /// The headings as links call them: `## Run a server · 운영` -> `run-a-server--운영`.
    private static func headings(of text: String) -> Set<String> {
        let headings = lines(of: text).filter { !$0.isCode && $0.text.hasPrefix("#") }
        return Set(
            headings.map { heading -> String in
                let title = heading.text.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
                let kept = title.filter { $0 == " " || $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber }
                return kept.replacing(" ", with: "-")
            })
    }

    private struct Line {
        /// Counted from 1.
        let number: Int
        let text: Substring
        /// Whether it stands between fences, or is one.
        let isCode: Bool
    }

    private static func lines(of text: String) -> [Line] {
        var isFenced = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            offset, line -> Line in
            let isFence = line.hasPrefix("```")
            if isFence { isFenced.toggle() }
            return Line(number: offset + 1, text: line, isCode: isFenced || isFence)
        }
    }

    private static func violation(_ path: String, _ line: Int, _ message: String) -> Violation {
        Violation(file: path, line: line, rule: name, message: message)
    }
}
