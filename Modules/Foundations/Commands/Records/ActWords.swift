public import Terminal

/// The words for acts of operators and moderators, by the verb in the audit log.
///
/// Each domain provides the words of its own acts; the program that opens services combines them.
public struct ActWords: Sendable {
    private let words: [String: Phrase]

    /// These words by verb.
    public init(_ words: [String: Phrase] = [:]) {
        self.words = words
    }

    /// The words for the verb; the verb itself if it has none.
    public subscript(verb: String) -> Phrase { words[verb] ?? Phrase(verb) }
}
