public import Vocabulary

/// The place where the programs of one deployment keep, in common, the secrets that their tokens are made
/// with: one text, which is read as a whole and exchanged as a whole.
///
/// What the text says is its writer's business. It is a secret: it stands in no error and no log.
public protocol KeyStore: Sendable {
    /// Where it is, for the operator: a path, or a table. No secret.
    var place: String { get }

    /// The text that is kept; nil if there never was one. Never older than the last replacement that
    /// succeeded anywhere. Throws `unavailable`, `internal` for what is no text.
    func read() async throws(ServiceFailure) -> String?

    /// Keeps the text, durably, if what is kept is `expected` (nil: nothing), and answers whether; if not,
    /// nothing is changed. Of many who expect the same one succeeds. Throws `unavailable`.
    func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool
}
