import Listings
import Vocabulary
import Wire

extension ListingWire {
    /// The members that a new listing and an edit share.
    static let draft = Shape<ListingDraft>(
        "ListingDraft",
        Field("title", title, fallback: "", note: .required) { $0.title },
        Field("description", description, fallback: "") { $0.description },
        Field(flattening: cost) { Cost(price: $0.price, discount: $0.discount) },
        Field("stock", stockOfDraft, fallback: 1) { $0.stock },
        Field(flattening: kind) { Kind($0.category, $0.condition, $0.attributes) },
        Field("reservation", WireCoder<ReservationMode>.choice, fallback: .immediate) { $0.reservation },
        Field("photos", photos) { $0.photos.isEmpty ? nil : $0.photos }
    ) { title, description, cost, stock, kind, reservation, photos in
        ListingDraft(
            title: title, description: description, price: cost.price, discount: cost.discount, stock: stock,
            category: kind.category, condition: kind.condition, attributes: kind.attributes,
            reservation: reservation, photos: photos ?? [])
    }

    static let title = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "전북 현대 홈 유니폼")
    static let description = WireCoder<String>.text(maximumLength: 2000, example: "한 번 입었습니다.")

    private static let kind = Shape<Kind>(
        "Kind",
        Field("category", WireCoder<Category>.choice.optional, note: .required) { $0.category },
        Field("condition", WireCoder<Condition>.choice.optional) { $0.condition },
        Field("attributes", attributes, fallback: [:]) { $0.attributes }
    ) { category, condition, attributes in Kind(category, condition, attributes) }

    /// The kind of goods.
    private struct Kind: Sendable {
        let category: Category?
        let condition: Condition?
        let attributes: AttributeValues

        init(_ category: Category?, _ condition: Condition?, _ attributes: AttributeValues) {
            (self.category, self.condition, self.attributes) = (category, condition, attributes)
        }
    }

    /// Left out where there are none, so that servers of old, which know nothing of them, read it.
    private static let photos = WireCoder<PictureID>.namedPicture.array.optional

    /// A count, or the stock of an answer, of which only `left` is read.
    private static let stockOfDraft = WireCoder<Int>.count(in: 1...Stock.largest)
        .reading(
            Shape<Int>("StockDraft", Field("left", .count(in: 1...Stock.largest)) { $0 }) { $0 }
                .passingOver(membersOf: stockShape.schema).coder,
            if: \.isObject
        ) { $0 }

    /// The price of a draft.
    private struct Cost: Sendable {
        let price: Money?
        let discount: Money?
    }

    /// Read in the form in which answers have it, list price and discount in one object, and as older clients
    /// send it: the list price alone, with the discount beside it. Written in the older form, which every
    /// server reads.
    private static let cost = Shape<CostMembers>(
        "Cost",
        Field("price", priceOfDraft.optional, note: .required) { $0.price },
        Field("discount", WireCoder<Money>.money.optional, note: .deprecated) { $0.discount }
    ) { price, discount in CostMembers(price: price, discount: discount) }
    .map(
        to: {
            CostMembers(
                price: $0.price.map { PriceOfDraft(list: $0, discount: nil) }, discount: $0.discount)
        },
        from: { members, place throws(DecodingFailure) in
            if members.price?.discount != nil, members.discount != nil {
                throw DecodingFailure(.member("discount", of: place), .unexpected)
            }
            return Cost(price: members.price?.list, discount: members.price?.discount ?? members.discount)
        })

    private struct CostMembers: Sendable {
        let price: PriceOfDraft?
        let discount: Money?
    }

    private struct PriceOfDraft: Sendable {
        let list: Money
        let discount: Money?
    }

    private static let priceOfDraft = WireCoder<Money>.money
        .map(
            expected: "an amount and its currency", to: { (price: PriceOfDraft) in price.list },
            from: { PriceOfDraft(list: $0, discount: nil) }
        )
        .reading(
            Shape<PriceOfDraft>(
                "PriceDraft", Field("list", .money) { $0.list },
                Field("discount", WireCoder<Money>.money.optional) { $0.discount }
            ) { list, discount in PriceOfDraft(list: list, discount: discount) }
            .example(PriceOfDraft(list: Money(40_000, .krw), discount: Money(10_000, .krw)))
            .passingOver(membersOf: priceShape.schema).coder,
            if: { $0.hasMember("list") }
        ) { $0 }
}
