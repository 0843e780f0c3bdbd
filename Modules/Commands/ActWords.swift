public import Terminal

/// What the acts of operators and moderators are called, by the verb under which the audit log has them.
///
/// Each domain words its own; whoever opens services provides those of all.
public struct ActWords: Sendable {
    private let words: [String: Phrase]

    /// These words by verb.
    public init(_ words: [String: Phrase] = [:]) {
        self.words = words
    }

    /// The words for what is told under the verb; the verb itself where nobody has worded it.
    public subscript(verb: String) -> Phrase { words[verb] ?? Phrase(verb) }
}
