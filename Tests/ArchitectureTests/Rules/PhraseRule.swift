/// What a person reads stands in Korean and in English: each `Phrase`, help text, finding and error has both,
/// the Korean one in Hangul, the English one without; and what only the parser of arguments would read is
/// worded so, too.
///
/// A text of one language alone is allowed where there is nothing to say in the other: a name, a command.
enum PhraseRule {
    static let name = "both languages"

    static func check(_ tree: SourceTree) -> [Violation] {
        let files = tree.swiftFiles.filter { $0.path.hasPrefix("Modules/") || $0.path.hasPrefix("Apps/") }
        return files.flatMap { file in
            languages.flatMap { labelled($0, $1, in: file) } + single(in: file) + parsed(in: file)
                + described(in: file)
        }
    }

    /// How calls name their texts in the two languages.
    private static let languages = [("en", "ko"), ("english", "korean")]

    /// Calls with `en:` and `ko:`.
    private static func labelled(_ en: String, _ ko: String, in file: SwiftFile) -> [Violation] {
        file.tokens.indices.flatMap { index -> [Violation] in
            guard file.tokens[index].isSymbol("("), let end = file.closing(at: index),
                let english = argument(en, in: (index + 1)..<end, of: file),
                let korean = argument(ko, in: (index + 1)..<end, of: file)
            else { return [] }
            return faults(english, korean, file)
        }
    }

    /// What takes a text that is the same in both languages.
    private static let ofOneText = ["Phrase", "StyledText", "ArgumentHelp", "ValidationError"]

    /// `Phrase("…")` and its like of several words that are no command.
    private static func single(in file: SwiftFile) -> [Violation] {
        file.tokens.indices.compactMap { index in
            guard ofOneText.contains(where: { file.matches([$0, "("], at: index) }) else { return nil }
            return oneLanguage(at: index + 2, in: file, "Write Phrase(en:ko:).")
        }
    }

    /// What the parser of arguments takes as text: `help: "…"`, `abstract: "…"`, `discussion: "…"`; and in
    /// what is shown at a terminal the value of a field, `text: "…"`.
    private static func parsed(in file: SwiftFile) -> [Violation] {
        let isShown = file.path.hasPrefix("Apps/") || file.path.contains("/Console/")
        let labels = ["help", "abstract", "discussion"] + (isShown ? ["text"] : [])
        return file.tokens.indices.compactMap { index in
            guard labels.contains(where: { file.matches([$0, ":"], at: index) }) else { return nil }
            return oneLanguage(at: index + 2, in: file, "Write .words(en:ko:) or Phrase(en:ko:).")
        }
    }

    private static func oneLanguage(at index: Int, in file: SwiftFile, _ advice: String) -> Violation? {
        guard let literal = file.tokens[safe: index], literal.kind == .string, isSentence(literal.text),
            !isCommand(literal.text)
        else { return nil }
        return violation(file, literal.line, "“\(literal.text)” stands in one language. \(advice)")
    }

    /// `ErrorDescription(kind, "code", "English", "한국어")` and `.usage("code", "English", "한국어")`.
    private static func described(in file: SwiftFile) -> [Violation] {
        file.tokens.indices.flatMap { index -> [Violation] in
            let isTable =
                file.matches(["ErrorDescription", "("], at: index)
                || file.matches([".", "usage", "("], at: index)
            guard isTable, let start = file.tokens[index...].firstIndex(where: { $0.isSymbol("(") }),
                let end = file.closing(at: start)
            else { return [] }
            let texts = arguments(in: (start + 1)..<end, of: file).filter { $0.first?.kind == .string }
            return texts.count == 3 ? faults(texts[1], texts[2], file) : []
        }
    }

    private static func faults(_ english: [Token], _ korean: [Token], _ file: SwiftFile) -> [Violation] {
        let (en, ko) = (text(english), text(korean))
        guard let line = english.first?.line, english.contains(where: { $0.kind == .string }) else {
            return []
        }
        if en.unicodeScalars.contains(where: isHangul) {
            return [violation(file, line, "The English “\(en)” holds Hangul: give each language its own.")]
        }
        if korean.contains(where: { $0.kind == .string }), isSentence(en),
            !ko.unicodeScalars.contains(where: isHangul)
        {
            return [violation(file, line, "“\(en)” has no Korean: say it in Hangul behind `ko:`.")]
        }
        return []
    }

    private static func violation(_ file: SwiftFile, _ line: Int, _ message: String) -> Violation {
        Violation(file: file.path, line: line, rule: name, message: message)
    }
}

extension PhraseRule {
    /// The tokens of the argument with that label, at the top of the brackets.
    private static func argument(_ label: String, in range: Range<Int>, of file: SwiftFile) -> [Token]? {
        arguments(in: range, of: file).first {
            $0.first?.isWord(label) == true && $0.dropFirst().first?.isSymbol(":") == true
        }
        .map { Array($0.dropFirst(2)) }
    }

    /// The tokens between the commas that stand in no further brackets.
    private static func arguments(in range: Range<Int>, of file: SwiftFile) -> [[Token]] {
        var (depth, parts): (Int, [[Token]]) = (0, [[]])
        for token in file.tokens[range] {
            if token.kind == .symbol, ["(", "[", "{"].contains(token.text) { depth += 1 }
            if token.kind == .symbol, [")", "]", "}"].contains(token.text) { depth -= 1 }
            if token.isSymbol(","), depth == 0 {
                parts.append([])
            } else {
                parts[parts.count - 1].append(token)
            }
        }
        return parts
    }

    private static func text(_ tokens: [Token]) -> String {
        tokens.filter { $0.kind == .string }.map(\.text).joined(separator: " ")
    }

    /// Whether there are two words of small letters in it: names and units have fewer.
    private static func isSentence(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "\n" }
        return words.count { word in
            word.count > 1 && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || $0 == "." }
        } > 1
    }

    private static func isCommand(_ text: String) -> Bool {
        ["madang ", "madang-server ", "madang-harness ", "chmod "].contains { text.hasPrefix($0) }
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        (0xAC00...0xD7A3).contains(scalar.value)
    }
}
