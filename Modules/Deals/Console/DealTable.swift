import Commands
public import Deals
public import Terminal
import Vocabulary

/// A list of deals.
struct DealTable {
    let views: [DealView]
    let console: Console

    /// The table for programs: identifier, listing, title, price, currency, quantity, state, seller, buyer,
    /// until when, the state and the order of its payment; the codes and times of the HTTP API, blank for a
    /// deal without payment.
    var plain: Table {
        Table(
            names: [
                "id", "listing", "title", "price", "currency", "quantity", "state", "seller", "buyer",
                "until", "payment", "order",
            ],
            rows: views.map { view in
                let deal = view.deal
                return [
                    "\(deal.id)", "\(deal.goods.listing)", deal.goods.title, deal.goods.price.decimal,
                    deal.goods.price.currency.rawValue, "\(deal.quantity)", deal.state.rawValue,
                    "\(deal.seller)", "\(deal.buyer)", deal.until.rfc3339,
                    deal.payment?.state.rawValue ?? "", deal.payment.map { "\($0.order)" } ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 20),
                Table.Column(Phrase(en: "Price", ko: "가격"), .right, leftOut: 1),
                Table.Column(Phrase(en: "Seller", ko: "판매자"), flexible: 8),
                Table.Column(Phrase(en: "Buyer", ko: "구매자"), flexible: 8),
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "Until", ko: "기한")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: DealView) -> [StyledText] {
        let (deal, language) = (view.deal, console.language)
        return [
            StyledText("\(number)"), StyledText(deal.title(in: language)),
            StyledText(deal.goods.price.asPrice(in: language)),
            StyledText(view.seller.name(in: language)), StyledText(view.buyer.name(in: language)),
            StyledText(deal.standing.text(in: language), deal.style),
            StyledText(deal.deadline?.relative(to: console.now, in: language) ?? ""),
            deal.id.short,
        ]
    }
}

extension Deal {
    /// The title of the goods, or a note that their seller has withdrawn.
    public func title(in language: Language) -> String {
        goods.title.isEmpty ? Phrase(en: "(removed)", ko: "(삭제된 물건)").text(in: language) : goods.title
    }
}
