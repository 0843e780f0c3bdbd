public import Terminal

/// The keyword typed to search a list; the list is reloaded when typing pauses.
public struct KeywordSearch: Hashable, Sendable {
    /// The text being typed; nil if no search is being typed.
    public private(set) var line: EditedLine?
    /// The keyword that was searched for last; empty for none.
    public private(set) var last = ""
    /// Whether anything was typed since the search began.
    private(set) var isTouched = false

    /// An inactive search.
    public init() {}

    /// The action that begins a search.
    public static let start = Action(
        "search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)

    /// The pause in milliseconds before the list is reloaded; most people type faster.
    public static let pause: Int64 = 250

    /// Begins empty; the list's keyword so far is one key away.
    public mutating func begin(_ keyword: String) {
        if !keyword.isEmpty { last = keyword }
        (line, isTouched) = (EditedLine("", limit: TextLimit(Self.longest)), false)
    }

    /// The longest keyword in characters, in the lists of all domains.
    private static let longest = 100

    /// Takes a key; false if the key has no effect or no search is being typed.
    public mutating func take(_ key: Key) -> Bool {
        let isTaken = line?.take(key) == true
        if isTaken { isTouched = true }
        return isTaken
    }

    /// Inserts a pasted text.
    public mutating func insert(_ text: String) {
        line?.insert(text)
        isTouched = true
    }

    /// Whether the last keyword can be had by one key: nothing is typed yet.
    var offersLast: Bool { line?.text.isEmpty == true && !last.isEmpty }

    /// Writes the last keyword.
    mutating func recall() { insert(last) }

    /// Ends the search and returns the typed text.
    public mutating func end() -> String? {
        defer { line = nil }
        if let text = line?.text, !text.isEmpty { last = text }
        return line?.text
    }

    /// What Enter does now; nil if no search is being typed.
    public var enterTitle: Phrase? { line.map { Self.enterTitle(of: $0) } }

    /// What Enter does with that line of a search.
    public static func enterTitle(of line: EditedLine) -> Phrase {
        line.text.isEmpty ? Phrase(en: "Show all", ko: "모두 보기") : Phrase(en: "Search", ko: "검색")
    }
}

extension Frame {
    /// Draws the search that is typed behind its label, and as long as nothing is typed the key for the last
    /// keyword.
    public mutating func put(_ label: String, _ search: KeywordSearch, in part: Rect) {
        guard let line = search.line else { return }
        put(label, line, in: part)
        guard search.offersLast, let caret = cursor else { return }
        let place = part.split(left: caret.column + 1 - part.origin.column).rest
        put(line: "↑ \(search.last)", in: place, .role(.faint))
    }
}
