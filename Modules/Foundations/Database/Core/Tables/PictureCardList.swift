public import Vocabulary

/// The cards of the pictures that a record shows, in their order, as one column of text: a line for each,
/// of identifier, width, height, placeholder and description with tabs between them. Empty for none.
///
/// A column and no table, since a record shows a few and is never looked for by them.
public struct PictureCardList: SQLBindable {
    /// The cards.
    public let cards: [PictureCard]

    /// Wraps the cards, whose descriptions are single lines without tabs.
    public init(_ cards: [PictureCard]) { self.cards = cards }

    /// Reads the column. Throws `corrupt`.
    public init(text: String) throws(DatabaseError) {
        var cards: [PictureCard] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) { cards.append(try Self.card(line)) }
        self.cards = cards
    }

    /// The column's text.
    public var sqlValue: SQLValue {
        .text(
            cards.map { card in
                [
                    card.id.raw.base32, String(card.width), String(card.height), card.placeholder,
                    card.description,
                ].joined(separator: "\t")
            }.joined(separator: "\n"))
    }

    private static func card(_ line: Substring.UTF8View) throws(DatabaseError) -> PictureCard {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard fields.count == 5, let raw = RawIdentifier(base32: fields[0]), let width = Int(fields[1]),
            let height = Int(fields[2])
        else { throw .corrupt("a picture's card") }
        return PictureCard(
            id: PictureID(raw), width: width, height: height, placeholder: fields[3], description: fields[4])
    }
}

extension AnyIdentifier: SQLBindable {
    /// The wire form, whose prefix says what is named.
    public var sqlValue: SQLValue { .text(description) }
}

extension RowReader {
    /// The cards of the pictures that a record shows.
    public mutating func pictureCards() throws(DatabaseError) -> [PictureCard] {
        try PictureCardList(text: try text()).cards
    }
}
