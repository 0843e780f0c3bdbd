/// What ARCHITECTURE.md draws and says below "Layers" about foundations.
struct LayerDrawing {
    /// Of the heading, counted from 1.
    let line: Int
    /// The rows of foundations, those at the bottom last.
    private let rows: [Set<String>]
    /// The words before and behind `use` or `uses` in each part of a sentence.
    private let uses: [(users: Set<String>, used: Set<String>)]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0 == "## Layers" }
        line = (start ?? 0) + 1
        let section = lines[((start ?? lines.count - 1) + 1)...].prefix { !$0.hasPrefix("## ") }
        let drawn = section.drop { !$0.hasPrefix("```") }.dropFirst().prefix { !$0.hasPrefix("```") }
        rows = drawn.drop { !$0.contains("foundations") }.map { Set(Self.words(of: $0)) }
        var isDrawing = false
        let said = section.filter { line in
            if line.hasPrefix("```") { isDrawing.toggle() }
            return !isDrawing
        }
        uses = Self.sentences(in: said).compactMap { sentence in
            let words = Self.words(of: sentence)
            guard let verb = words.firstIndex(where: { $0 == "use" || $0 == "uses" }) else { return nil }
            return (Set(words[..<verb]), Set(words[(verb + 1)...]))
        }
    }

    /// The row in which a name stands, counted from the top; nil if it is not drawn.
    func row(of name: String) -> Int? { rows.firstIndex { $0.contains(name) } }

    /// Whether a sentence says that one uses the other.
    func says(_ user: String, uses other: String) -> Bool {
        uses.contains { $0.users.contains(user) && $0.used.contains(other) }
    }

    private static func words(of line: Substring) -> [String] {
        line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// A point of a list, too, begins a sentence.
    private static func sentences(in section: [Substring]) -> [Substring] {
        let text = section.map { $0.hasPrefix("- ") ? ";" + $0.dropFirst(2) : $0 }.joined(separator: " ")
        return Substring(text).split { $0 == ";" || $0 == "." }
    }
}
