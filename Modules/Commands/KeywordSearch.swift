public import Terminal

/// What is being looked for in a list while somebody types: the list is read anew when they pause.
public struct KeywordSearch: Hashable, Sendable {
    /// What is typed; nil while nobody types.
    public private(set) var line: EditedLine?

    /// Nobody types.
    public init() {}

    /// By which key it begins.
    public static let start = Action(
        "search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)

    /// Time enough, in milliseconds, between two letters for most who type.
    public static let pause: Int64 = 250

    /// Begins with what was looked for last.
    public mutating func begin(_ keyword: String) {
        line = EditedLine(keyword, limit: TextLimit(Self.longest))
    }

    /// The longest keyword in characters, in the lists of all domains.
    private static let longest = 100

    /// Takes a key; false if it does nothing in a line, or nobody types.
    public mutating func take(_ key: Key) -> Bool { line?.take(key) == true }

    /// Takes a text that was put in at once.
    public mutating func insert(_ text: String) { line?.insert(text) }

    /// Ends it, and gives what was typed.
    public mutating func end() -> String? {
        defer { line = nil }
        return line?.text
    }
}
