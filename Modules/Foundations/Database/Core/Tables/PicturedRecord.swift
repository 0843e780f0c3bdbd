public import Vocabulary

/// What an idempotency record keeps of a new record that shows pictures: its identifier and, behind a line's
/// end, the cards of its pictures. The rest the request says again, for which the fingerprint stands.
public struct PicturedRecord: Hashable, Sendable {
    public let id: RawIdentifier
    public let cards: [PictureCard]

    /// Memberwise.
    public init(_ id: RawIdentifier, _ cards: [PictureCard]) {
        (self.id, self.cards) = (id, cards)
    }

    /// Reads the text. Throws `corrupt`.
    public init(text: String) throws(DatabaseError) {
        let parts = text.split(separator: "\n", maxSplits: 1)
        guard let id = parts.first.flatMap({ RawIdentifier(base32: $0) }) else {
            throw .corrupt("an idempotency record")
        }
        self.init(id, try PictureCardList(text: parts.dropFirst().first.map(String.init) ?? "").cards)
    }

    /// The text; the identifier alone where there are no pictures.
    public var text: String {
        guard !cards.isEmpty, case .text(let lines) = PictureCardList(cards).sqlValue else {
            return id.base32
        }
        return id.base32 + "\n" + lines
    }
}
