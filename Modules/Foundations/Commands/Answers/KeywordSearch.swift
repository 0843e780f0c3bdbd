public import Terminal

/// The keyword typed to search a list; the list is reloaded when typing pauses.
public struct KeywordSearch: Hashable, Sendable {
    /// The text being typed; nil if no search is being typed.
    public private(set) var line: EditedLine?

    /// An inactive search.
    public init() {}

    /// The action that begins a search.
    public static let start = Action(
        "search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)

    /// The pause in milliseconds before the list is reloaded; most people type faster.
    public static let pause: Int64 = 250

    /// Begins with the previous keyword.
    public mutating func begin(_ keyword: String) {
        line = EditedLine(keyword, limit: TextLimit(Self.longest))
    }

    /// The longest keyword in characters, in the lists of all domains.
    private static let longest = 100

    /// Takes a key; false if the key has no effect or no search is being typed.
    public mutating func take(_ key: Key) -> Bool { line?.take(key) == true }

    /// Inserts a pasted text.
    public mutating func insert(_ text: String) { line?.insert(text) }

    /// Ends the search and returns the typed text.
    public mutating func end() -> String? {
        defer { line = nil }
        return line?.text
    }
}
