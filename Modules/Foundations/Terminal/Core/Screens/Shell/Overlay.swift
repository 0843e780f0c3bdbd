import UnicodeText

/// What lies upon all screens and has the keys.
enum Overlay: Sendable {
    case question(Question)
    case actions(ActionChooser)
}

/// A question that is answered with yes or no.
struct Question: Sendable {
    let text: Phrase
    let layer: UInt64
    let yes: any Sendable
}

/// All that can be done now, found by typing a part of its name.
struct ActionChooser: Sendable {
    /// An action with its keys and whether it can be done.
    struct Entry: Hashable, Sendable {
        let action: Action
        let keys: [Key]
        let refusal: Phrase?
    }

    let entries: [Entry]
    private(set) var typed = EditedLine()
    private(set) var selection = 0

    init(_ entries: [Entry]) { self.entries = entries }

    /// Those whose title in any language or whose name has what was typed in it; else those of exactly that
    /// name, if a text for them stands behind it; else those that have its characters in that order, the
    /// closest together first.
    var found: [Entry] {
        let wanted = typed.text.folded
        if wanted.isEmpty { return entries }
        let parts = entries.filter { $0.action.words.contains { $0.contains(wanted) } }
        if !parts.isEmpty { return parts }
        let named = entries.filter { $0.action.text(in: typed.text) != nil }
        return named.isEmpty ? resembling(wanted) : named
    }

    private func resembling(_ wanted: String) -> [Entry] {
        let spans = entries.enumerated().compactMap { number, entry in
            entry.action.words.compactMap { $0.span(of: wanted) }.min().map { (span: $0, number: number) }
        }
        return spans.sorted { ($0.span, $0.number) < ($1.span, $1.number) }.map { entries[$0.number] }
    }

    /// What stands behind the name of the one that is chosen.
    var text: String { selected?.action.text(in: typed.text) ?? "" }

    /// Writes the name of the one that is chosen, behind which a text for it may stand.
    mutating func complete() {
        guard let selected else { return }
        typed = EditedLine(selected.action.id.rawValue + " ")
        selection = 0
    }

    /// The one that is chosen; nil if nothing is found.
    var selected: Entry? {
        let found = found
        return found.indices.contains(selection) ? found[selection] : nil
    }

    mutating func move(by count: Int) {
        selection = max(0, min(found.count - 1, selection + count))
    }

    mutating func select(_ number: Int) { selection = number }

    mutating func take(_ key: Key) {
        if typed.take(key) { selection = 0 }
    }

    mutating func insert(_ text: String) {
        typed.insert(text)
        selection = 0
    }
}

extension String {
    /// The length of the shortest part that has these characters in their order; nil if there is none.
    func span(of wanted: String) -> Int? {
        let wanted = wanted.filter { !$0.isWhitespace }
        guard let first = wanted.first else { return nil }
        let starts = indices.filter { self[$0] == first }
        return starts.compactMap { self[$0...].reach(of: wanted) }.min()
    }
}

extension Substring {
    /// How many characters from the beginning have these among them in their order.
    fileprivate func reach(of wanted: String) -> Int? {
        var rest = wanted[...]
        for (place, character) in enumerated() where character == rest.first {
            rest.removeFirst()
            if rest.isEmpty { return place + 1 }
        }
        return nil
    }
}

extension Action {
    /// Its names, folded.
    var words: [String] { [title.ko, title.en, id.rawValue].map(\.folded) }

    /// What stands behind one of its names; nil if a line does not begin with one.
    func text(in line: String) -> String? {
        // No name is nearly as long: of a long line only the beginning can be one.
        let start = line.prefix(Self.longestName)
        let blanks = start.indices.filter { start[$0].isWhitespace }
        guard let end = blanks.last(where: { words.contains(String(line[..<$0]).folded) }) else { return nil }
        return String(line[line.index(after: end)...])
    }

    private static let longestName = 100
}
