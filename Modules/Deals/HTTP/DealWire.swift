public import Deals
public import Vocabulary
public import Wire

/// The wire forms of deals.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum DealWire {
    /// A deal as one of the two sees it.
    public static let view: WireCoder<DealView> = viewShape.coder

    /// A page of deals.
    public static let page: WireCoder<Page<DealView>> = .page("DealPage", of: view)
}

extension DealWire {
    private static let viewShape = Shape<DealView>(
        "Deal",
        Field("id", .id()) { $0.deal.id },
        Field("listing", .id()) { $0.deal.goods.listing },
        Field("title", .text(example: "전북 현대 홈 유니폼")) { $0.deal.goods.title },
        Field("price", .money) { $0.deal.goods.price },
        Field("seller", party) { Party(card: $0.seller, contact: $0.deal.contacts.seller) },
        Field("buyer", party) { Party(card: $0.buyer, contact: $0.deal.contacts.buyer) },
        Field(flattening: terms) {
            Terms(
                quantity: $0.deal.quantity, hours: $0.deal.hours, asksSeller: $0.deal.goods.asksSeller)
        },
        Field(flattening: course) { course(of: $0.deal) }
    ) { id, listing, title, price, seller, buyer, terms, course in
        let goods = DealtGoods(
            listing: listing, seller: seller.card.id, title: title, price: price,
            asksSeller: terms.asksSeller)
        let deal = Deal(
            id: id, goods: goods, buyer: buyer.card.id, quantity: terms.quantity, hours: terms.hours,
            state: course.state, step: course.step, until: course.until, endedBy: course.endedBy,
            contacts: DealContacts(seller: seller.contact, buyer: buyer.contact),
            isToPay: course.paying.isToPay, payment: course.paying.payment,
            handedOverAt: course.paying.handedOverAt, receivedAt: course.paying.receivedAt,
            createdAt: course.createdAt, updatedAt: course.updatedAt, version: course.version)
        return DealView(deal: deal, seller: seller.card, buyer: buyer.card)
    }

    /// One of the two.
    private struct Party: Sendable {
        let card: MemberCard
        let contact: String
    }

    private static let party: WireCoder<Party> = Shape<Party>(
        "DealParty",
        Field("id", .id()) { $0.card.id },
        Field("nickname", WireCoder<String>.text(example: "이웃").optional) { $0.card.nickname },
        Field("picture", .portrait) { $0.card.picture },
        Field("contact", .text(maximumLength: DealTexts.longestContact), fallback: "") { $0.contact }
    ) { id, nickname, picture, contact in
        Party(card: MemberCard(id: id, nickname: nickname, picture: picture), contact: contact)
    }.coder

    /// The agreed terms.
    private struct Terms: Sendable {
        let quantity: Int
        let hours: Int
        let asksSeller: Bool
    }

    private static let terms = Shape<Terms>(
        "DealTerms",
        Field("quantity", .count) { $0.quantity },
        Field("hours", .count) { $0.hours },
        Field("asksSeller", .bool) { $0.asksSeller }
    ) { quantity, hours, asksSeller in Terms(quantity: quantity, hours: hours, asksSeller: asksSeller) }
}

extension DealWire {
    /// How far it has come.
    private struct Course: Sendable {
        let state: DealState
        let step: DealStep?
        let until: Timestamp
        let endedBy: MemberID?
        let createdAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
        let paying: Paying
    }

    private static let course = Shape<Course>(
        "DealCourse",
        Field("state", WireCoder<DealState>.choice) { $0.state },
        Field("step", WireCoder<DealStep>.choice.optional) { $0.step },
        Field("until", .timestamp) { $0.until },
        Field("endedBy", WireCoder<MemberID>.id().optional) { $0.endedBy },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version },
        Field(flattening: paying) { $0.paying }
    ) { state, step, until, endedBy, createdAt, updatedAt, version, paying in
        Course(
            state: state, step: step, until: until, endedBy: endedBy, createdAt: createdAt,
            updatedAt: updatedAt, version: version, paying: paying)
    }

    private static func course(of deal: Deal) -> Course {
        Course(
            state: deal.state, step: deal.step, until: deal.until, endedBy: deal.endedBy,
            createdAt: deal.createdAt, updatedAt: deal.updatedAt, version: deal.version,
            paying: paying(of: deal))
    }
}
