public import Vocabulary

/// Where settings are kept, each as a line of text under its name.
public protocol PreferenceStore: Sendable {
    /// All that is kept. Throws `unavailable` if it cannot be read.
    func load() async throws(ServiceFailure) -> [String: String]
    /// Keeps the text under the name in the place of any before, or nothing for nil, durably; the others
    /// stay. Throws `unavailable`.
    func keep(_ text: String?, under name: String) async throws(ServiceFailure)
}

/// Keeps settings in memory.
public actor InMemoryPreferenceStore: PreferenceStore {
    private var texts: [String: String]

    /// Starts with these.
    public init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// Never throws.
    public func load() throws(ServiceFailure) -> [String: String] { texts }

    /// Never throws.
    public func keep(_ text: String?, under name: String) throws(ServiceFailure) { texts[name] = text }
}
