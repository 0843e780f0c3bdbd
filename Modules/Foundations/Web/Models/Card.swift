public import Vocabulary

/// A record in a list: it leads to the record's page.
public struct Card: ViewModel {
    private let address: String
    private let title: String
    private let picture: Photo?
    private let notes: [String]
    private let moment: (machine: String, clock: String)?

    fileprivate init(
        _ title: String, address: String, _ picture: Photo?, _ notes: [String],
        _ moment: (machine: String, clock: String)?
    ) {
        (self.title, self.address, self.picture) = (title, address, picture)
        (self.notes, self.moment) = (notes, moment)
    }

    public func shown(_ name: String) -> Shown? {
        switch name {
        case "address": .text(address)
        case "title": .text(title)
        case "picture": .optional(picture)
        case "notes": .texts(notes)
        case "moment": .optional(moment?.machine)
        case "clock": .optional(moment?.clock)
        default: nil
        }
    }
}

/// Cards below a heading.
public struct CardSection: ViewModel {
    private let title: String
    private let cards: [Card]
    private var anchor: String

    /// Cards in their order below that heading; nil if there are none. `anchor` is the heading's name on the
    /// page, needed where the page's own template shows the cards; those of a `PageSection` are numbered.
    public init?(_ title: String, _ cards: [Card], anchor: String = "") {
        if cards.isEmpty { return nil }
        (self.title, self.cards, self.anchor) = (title, cards, anchor)
    }

    /// The same as the section of a page with that number.
    func numbered(_ number: Int) -> CardSection {
        var section = self
        section.anchor = "section-\(number)"
        return section
    }

    public func shown(_ name: String) -> Shown? {
        switch name {
        case "heading": .text(title)
        case "anchor": .text(anchor)
        case "cards": .list(cards)
        default: nil
        }
    }
}

extension PageContext {
    /// The card of a record: its title, what is noted below it, and the picture and the moment that it has.
    public func card(
        of record: AnyIdentifier, _ title: String, notes: [String] = [], picture: PictureCard? = nil,
        at moment: Timestamp? = nil
    ) -> Card {
        Card(
            title, address: address(of: record), picture.map(thumbnail), notes,
            moment.map { ($0.htmlDate, clock($0)) })
    }
}
