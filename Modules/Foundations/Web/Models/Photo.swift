public import Terminal
public import Vocabulary

/// A picture on a page.
public struct Photo: ViewModel {
    private let source: String
    private let full: String
    private let card: PictureCard
    private let description: String

    fileprivate init(_ card: PictureCard, _ source: String, full: String, _ description: String) {
        (self.card, self.source, self.full, self.description) = (card, source, full, description)
    }

    public func shown(_ name: String) -> Shown? {
        switch name {
        case "source": .text(source)
        case "full": .text(full)
        case "width": .text("\(card.width)")
        case "height": .text("\(card.height)")
        case "description": .text(description)
        default: nil
        }
    }
}

extension PageContext {
    /// The picture as it is shown on the page of its record. It leads to the largest file, so it is never
    /// without words: `name` stands for a missing description.
    public func photo(_ card: PictureCard, named name: Phrase) -> Photo {
        let description = card.description.isEmpty ? text(name) : card.description
        return Photo(card, pictures(card.id, .medium), full: pictures(card.id, .full), description)
    }

    /// The photos of a record in their order; one without a description is called `Photo 2`.
    public func photos(_ cards: [PictureCard]) -> [Photo] {
        cards.enumerated().map { index, card in
            photo(card, named: Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"))
        }
    }

    /// The picture as it is shown in a list, beside words that say what it belongs to.
    public func thumbnail(_ card: PictureCard) -> Photo {
        Photo(card, pictures(card.id, .small), full: pictures(card.id, .full), card.description)
    }
}
