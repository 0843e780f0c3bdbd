/// Figures of speed that documents quote stand in `Docs/performance.md`, where they were measured.
///
/// A quoted figure is a link to the section that it is from, its text beginning with the number:
/// `[17,302 list pages](performance.md#lists-and-details)`. What is said to happen so often `a second` is
/// such a link. What is said about them by hand is kept where the bench takes it from for its next report.
enum FigureRule {
    static let name = "figures"
    static let source = "Docs/performance.md"
    static let scaling = "Docs/scaling.md"
    static let remarks = "Scripts/bench.d/remarks.md"

    static func check(_ tree: SourceTree) -> [Violation] {
        guard let measured = tree.texts[source] else { return [] }
        let sections = sections(of: measured)
        return lost(tree.texts[remarks] ?? "", measured)
            + tree.texts.keys.sorted().filter { $0.hasSuffix(".md") && $0 != source }.flatMap { path in
                lines(of: tree.texts[path] ?? "").flatMap { number, line in
                    faults(in: line, sections).map {
                        Violation(file: path, line: number, rule: name, message: $0)
                    }
                        + (path == scaling ? loose(line, path, number) : [])
                }
            }
    }

    private static func lost(_ kept: String, _ measured: String) -> [Violation] {
        if measured.hasSuffix(kept) { return [] }
        let message = "\(source) ends with other remarks, which the next report would lose: copy them here."
        return [Violation(file: remarks, line: 1, rule: name, message: message)]
    }

    private static func faults(in line: Substring, _ sections: [String: Set<String>]) -> [String] {
        links(in: line).compactMap { link in
            guard let figure = figure(link.text) else { return nil }
            guard let section = sections[link.section] else {
                return "\(source) has no section `\(link.section)`: name the one that the figure is from."
            }
            if section.contains(figure) { return nil }
            return "\(figure) does not stand in `\(link.section)` of \(source): quote what was measured."
        }
    }

    /// A rate that is no link.
    private static func loose(_ line: Substring, _ path: String, _ number: Int) -> [Violation] {
        var plain = String(line)
        for link in links(in: line) { plain = plain.replacing(link.whole, with: "") }
        let clauses = plain.split(separator: "|").flatMap { $0.split(separator: ". ") }
        let isRate = clauses.contains { clause in
            clause.ranges(of: " a second").contains { clause[..<$0.lowerBound].contains(where: \.isNumber) }
        }
        guard isRate else { return [] }
        let message = "A rate that is no link: write [FIGURE what](performance.md#SECTION)."
        return [Violation(file: path, line: number, rule: name, message: message)]
    }

    private struct Link {
        let whole: String
        let text: Substring
        let section: String
    }

    private static func links(in line: Substring) -> [Link] {
        line.ranges(of: "](").compactMap { middle in
            guard let start = line[..<middle.lowerBound].lastIndex(of: "["),
                let end = line[middle.upperBound...].firstIndex(of: ")")
            else { return nil }
            let target = line[middle.upperBound..<end].split(separator: "#", maxSplits: 1)
            guard target.count == 2, target[0].hasSuffix("performance.md") else { return nil }
            let text = line[line.index(after: start)..<middle.lowerBound]
            return Link(whole: String(line[start...end]), text: text, section: String(target[1]))
        }
    }

    private static func figure(_ text: Substring) -> String? {
        let digits = text.prefix { $0.isNumber || $0 == "," || $0 == "." }
        return digits.first?.isNumber == true ? String(digits) : nil
    }

    /// The numbers of each section by the name that a link calls it.
    private static func sections(of text: String) -> [String: Set<String>] {
        var (current, found): (String, [String: Set<String>]) = ("", [:])
        for (_, line) in lines(of: text) {
            if line.hasPrefix("#") { current = anchor(line) }
            let words = line.split { $0 == " " || $0 == "|" || $0 == "≤" || $0 == "≥" }
            found[current, default: []].formUnion(
                words.filter { $0.first?.isNumber == true }.map(String.init))
        }
        return found
    }

    private static func anchor(_ heading: Substring) -> String {
        heading.drop { $0 == "#" || $0 == " " }.lowercased().split(separator: " ").joined(separator: "-")
    }

    private static func lines(of text: String) -> [(Int, Substring)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            ($0.offset + 1, $0.element)
        }
    }
}
