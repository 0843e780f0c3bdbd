import Listings
import ListingsConsole
import Terminal
import Vocabulary
import Web

/// The values of a listing's page.
struct ListingPage: ViewModel {
    let head: PageHead
    private let price: String
    private let before: String?
    private let beforeLabel: String
    private let discount: String?
    private let state: String
    private let photos: [Photo]
    private let facts: [Fact]
    private let details: (title: String, description: String)

    /// What a visitor sees of the listing.
    init(_ view: ListingView, _ context: PageContext) {
        let (listing, details) = (view.listing, view.listing.details)
        let (price, language) = (details.price, context.language)
        self.price = price.sale.asPrice(in: language)
        before = price.discount == nil ? nil : price.list.text(in: language)
        beforeLabel = context.text(Phrase(en: "before", ko: "할인 전"))
        discount = price.discount.map { less in
            context.text(Phrase(en: "\(less.text(in: .en)) off", ko: "\(less.text(in: .ko)) 할인"))
        }
        state = context.text(listing.state.words)
        photos = context.photos(details.photos)
        facts = Self.facts(view, context)
        self.details = (details.title, details.description)
        head = PageHead(
            details.title, [self.price, state, details.description].joined(separator: " · "), .product,
            picture: details.photos.first,
            properties: [
                ("product:price:amount", price.sale.decimal),
                ("product:price:currency", price.sale.currency.rawValue),
            ])
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(details.title)
        case "price": .text(price)
        case "before": .optional(before)
        case "beforeLabel": .text(beforeLabel)
        case "discount": .optional(discount)
        case "state": .text(state)
        case "photos": .list(photos)
        case "facts": .list(facts)
        case "description": .text(details.description)
        default: nil
        }
    }

    private static func facts(_ view: ListingView, _ context: PageContext) -> [Fact] {
        let (listing, details) = (view.listing, view.listing.details)
        var facts = [
            context.fact(Phrase(en: "Seller", ko: "판매자"), view.seller),
            context.fact(Phrase(en: "Category", ko: "분류"), details.category.words),
        ]
        if let condition = details.condition {
            facts.append(context.fact(Phrase(en: "Condition", ko: "등급"), condition.label))
        }
        for attribute in ListingAttribute.allCases {
            guard let value = details.attributes[attribute] else { continue }
            facts.append(context.fact(attribute.label, attribute.words(for: value)))
        }
        facts += [
            context.fact(Phrase(en: "Stock", ko: "수량"), Phrase("\(listing.stock.left)")),
            context.fact(Phrase(en: "Likes", ko: "좋아요"), Phrase("\(listing.likes)")),
            context.fact(Phrase(en: "Comment count", ko: "댓글 수"), Phrase("\(view.comments)")),
        ]
        if let moment = listing.publishedAt {
            facts.append(context.fact(Phrase(en: "Published", ko: "등록일"), moment))
        }
        return facts
    }
}
