/// Korean particles and English plurals go by rule. Behind an interpolated value a particle is written in
/// both forms, `을(를)`, of which `Phrase` takes the one that fits; a number and its noun are
/// `count.counted("post")`.
enum GrammarRule {
    static let name = "grammar"

    static func check(_ tree: SourceTree) -> [Violation] {
        let files = tree.swiftFiles.filter { $0.path.hasPrefix("Modules/") || $0.path.hasPrefix("Apps/") }
        return files.flatMap { particles(in: $0) + plurals(in: $0) } + recorded(in: tree)
    }

    /// What programs said when it was recorded: particles of both forms, and one of many.
    private static func recorded(in tree: SourceTree) -> [Violation] {
        tree.texts.keys.filter { $0.hasPrefix("Tests/Golden/") && $0.hasSuffix(".txt") }.sorted().flatMap {
            path in
            (tree.texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .compactMap { row, line in
                    fault(in: line).map { Violation(file: path, line: row + 1, rule: name, message: $0) }
                }
        }
    }

    private static func fault(in line: Substring) -> String? {
        let both = ["은(는)", "이(가)", "을(를)", "과(와)", "와(과)", "(으)로"].first { line.contains($0) }
        if let both { return "“\(both)” was recorded: a Phrase says which form fits." }
        let words = line.split(separator: " ").map { $0.drop { $0 == "(" } }
        let many = zip(words, words.dropFirst()).lazy.filter { $0.0 == "1" }
            .map { $0.1.prefix(while: \.isLetter) }.first { $0.hasSuffix("s") && !verbs.contains($0) }
        return many.map { "“1 \($0)” was recorded: write count.counted(noun)." }
    }

    /// What may follow a number and ends with an s.
    private static let verbs: Set<Substring> = ["shows", "is", "was", "has", "does", "s"]

    /// Particles with two forms.
    private static let fixed = ["으로", "을", "를", "이", "가", "은", "는", "과", "와", "로"]

    private static func particles(in file: SwiftFile) -> [Violation] {
        file.lines.enumerated().compactMap { row, line in
            guard !line.drop(while: { $0 == " " }).hasPrefix("//"), let found = particle(in: line) else {
                return nil
            }
            return Violation(
                file: file.path, line: row + 1, rule: name,
                message: "“\(found)” stands behind a value: write both forms, as 을(를) or (으)로.")
        }
    }

    /// The particle directly behind an interpolation, or behind its closing quote.
    private static func particle(in line: Substring) -> String? {
        line.ranges(of: "\\(").lazy.compactMap { start in
            var rest = behind(start, in: line)
            if rest.first == "'" || rest.first == "’" || rest.first == "”" { rest = rest.dropFirst() }
            return fixed.first { rest.hasPrefix($0) && ends(rest.dropFirst($0.count)) }
        }.first
    }

    /// What follows the bracket that closes the interpolation.
    private static func behind(_ start: Range<Substring.Index>, in line: Substring) -> Substring {
        var depth = 1
        var place = start.upperBound
        while place < line.endIndex, depth > 0 {
            if line[place] == "(" { depth += 1 }
            if line[place] == ")" { depth -= 1 }
            place = line.index(after: place)
        }
        return line[place...]
    }

    private static func ends(_ rest: Substring) -> Bool {
        rest.first.map { " .,?!\"\\".contains($0) } ?? true
    }

    /// `\(count) post\(count == 1 ? "" : "s")`, in the tokens of the interpolation.
    private static func plurals(in file: SwiftFile) -> [Violation] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].isSymbol(":"), let one = file.tokens[safe: index - 1],
                let more = file.tokens[safe: index + 1], one.kind == .string, more.kind == .string,
                ["s", "es", "ies"].contains(more.text)
            else { return nil }
            return Violation(
                file: file.path, line: more.line, rule: name,
                message: "“\(more.text)” makes a plural by hand: write count.counted(\"post\").")
        }
    }
}
