public import Vocabulary

/// Stores the token secrets shared by the programs of one deployment.
///
/// It holds one text, read and replaced as a whole; the text's format is up to its writer. The text is
/// secret and never appears in errors or logs.
public protocol KeyStore: Sendable {
    /// The location, for the operator: a path or a table. Not secret.
    var place: String { get }

    /// The stored text; nil if there never was one. Never older than the last successful replacement
    /// anywhere. Throws `unavailable`, and `internal` for invalid text.
    func read() async throws(ServiceFailure) -> String?

    /// Durably stores the text if the current one is `expected` (nil: none); false, without any change, if
    /// not. Of concurrent calls that expect the same exactly one succeeds. Throws `unavailable`.
    func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool
}
