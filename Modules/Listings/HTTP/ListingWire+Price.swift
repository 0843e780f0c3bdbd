import Listings
import Vocabulary
import Wire

extension ListingWire {
    static let price: WireCoder<Price> = priceShape.coder.map(
        expected: "a list price, a smaller discount, and their difference",
        to: { PriceParts(list: $0.list, discount: $0.discount, sale: $0.sale) },
        from: { parts in try? Price(list: parts.list, discount: parts.discount) })

    struct PriceParts: Sendable {
        let list: Money
        let discount: Money?
        let sale: Money
    }

    static let priceShape = Shape<PriceParts>(
        "Price",
        Field("list", .money) { $0.list },
        Field("discount", WireCoder<Money>.money.optional) { $0.discount },
        Field("sale", .money) { $0.sale }
    ) { list, discount, sale in PriceParts(list: list, discount: discount, sale: sale) }
    .example(PriceParts(list: Money(40_000, .krw), discount: Money(10_000, .krw), sale: Money(30_000, .krw)))

    static let stock: WireCoder<Stock> = stockShape.coder.map(
        expected: "not more held than left",
        to: { StockParts(left: $0.left, held: $0.held) }, from: { Stock(left: $0.left, held: $0.held) })

    struct StockParts: Sendable {
        let left: Int
        let held: Int
    }

    static let stockShape = Shape<StockParts>(
        "Stock",
        Field("left", .count) { $0.left },
        Field("held", .count) { $0.held }
    ) { left, held in StockParts(left: left, held: held) }
    .example(StockParts(left: 3, held: 1))
}
