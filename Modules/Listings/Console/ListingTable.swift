import Commands
package import Listings
package import Terminal
import Vocabulary

/// A list of listings.
struct ListingTable {
    /// The kind of list, which decides the columns.
    enum Kind {
        case market, own
    }

    let views: [ListingView]
    let kind: Kind
    let console: Console

    /// The table for programs: identifier, title, price, currency, condition, state, likes, seller, moment,
    /// comments; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            names: [
                "id", "title", "price", "currency", "condition", "state", "likes", "seller", "publishedAt",
                "comments",
            ],
            rows: views.map { view in
                let listing = view.listing
                let price = listing.details.price.sale
                return [
                    "\(listing.id)", listing.details.title, price.decimal, price.currency.rawValue,
                    listing.details.condition?.rawValue ?? "", listing.state.rawValue, "\(listing.likes)",
                    "\(view.seller.id)", (listing.publishedAt ?? listing.createdAt).rfc3339,
                    "\(view.comments)",
                ].map { StyledText($0) }
            })
    }

    /// The table for people, which leaves as much room as possible for the title.
    var table: Table {
        let last =
            kind == .market
            ? Table.Column(Phrase(en: "Seller", ko: "판매자"), flexible: 8, leftOut: 6)
            : Table.Column(Phrase(en: "Stock", ko: "수량"), .right, leftOut: 1)
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 28),
                Table.Column(Phrase(en: "Price", ko: "가격"), .right),
                Table.Column(Phrase(en: "Cond.", ko: "등급"), leftOut: 2),
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "Likes", ko: "좋아요"), .right, leftOut: 3),
                Table.Column(Phrase(en: "Comm.", ko: "댓글"), .right, leftOut: 4),
                last,
                Table.Column(
                    kind == .market ? Phrase(en: "Published", ko: "등록일") : Phrase(en: "Created", ko: "작성일"),
                    leftOut: 5),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: ListingView) -> [StyledText] {
        let (listing, language) = (view.listing, console.language)
        let moment = kind == .market ? listing.listedAt ?? listing.createdAt : listing.createdAt
        return [
            StyledText("\(number)"),
            StyledText(listing.details.title, listing.state == .sold ? .dim : .normal),
            StyledText(listing.details.price.summary(in: language)),
            StyledText(listing.details.condition?.rawValue ?? ""),
            StyledText(listing.state.words.text(in: language), listing.state.style),
            StyledText(view.isLiked ? "♥ \(listing.likes)" : "\(listing.likes)"),
            StyledText("\(view.comments)"),
            kind == .market
                ? StyledText(view.seller.name(in: language)) : StyledText("\(listing.stock.left)"),
            StyledText(moment.relative(to: console.now, in: language)), listing.id.short,
        ]
    }
}

extension ListingState {
    var style: Style {
        switch self {
        case .onSale: .colour(.green)
        case .reserved: .colour(.yellow)
        case .draft, .sold, .hidden, .removed: .dim
        }
    }
}

extension Price {
    /// The sale price and the discount: `₩40,000 -20%`.
    package func summary(in language: Language) -> String {
        guard let discount else { return sale.asPrice(in: language) }
        // A share of ten billion times a hundred fits; less than one percent still counts as one.
        let percent = max(1, discount.minorUnits * 100 / list.minorUnits)
        return "\(sale.text(in: language)) -\(percent)%"
    }
}
