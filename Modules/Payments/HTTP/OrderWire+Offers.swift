public import Payments
import Vocabulary
public import Wire

extension OrderWire {
    /// The terms of a purchase before it is made.
    public static let offer: WireCoder<OfferView> = Shape<OfferView>(
        "PurchaseOffer",
        Field("title", title) { $0.quote.title },
        Field(flattening: amounts) {
            Amounts(unit: $0.quote.unitPrice, quantity: $0.quote.quantity, total: $0.total)
        },
        Field("payee", payee) { Payee($0.quote.payee, $0.payee, $0.payeeTitle) },
        Field("payBy", .timestamp) { $0.quote.payBy },
        Field(flattening: terms) {
            Terms(
                earning: $0.quote.earning, refunds: $0.quote.refunds, sellerKind: $0.quote.sellerKind,
                isCardOnly: $0.quote.isCardOnly)
        },
        Field("isTest", .bool) { $0.isTest }
    ) { title, amounts, payee, payBy, terms, isTest in
        let quote = PurchaseQuote(
            title: title, unitPrice: amounts.unit, quantity: amounts.quantity, payee: payee.id, payBy: payBy,
            earning: terms.earning, refunds: terms.refunds, sellerKind: terms.sellerKind,
            isCardOnly: terms.isCardOnly)
        return OfferView(
            quote: quote, total: amounts.total, payee: payee.card, payeeTitle: payee.title, isTest: isTest)
    }.coder

    private struct Amounts: Sendable {
        let unit: Money
        let quantity: Int
        let total: Money
    }

    private static let amounts = Shape<Amounts>(
        "OfferAmounts",
        Field("unit", .money) { $0.unit },
        Field("quantity", .count) { $0.quantity },
        Field("total", .money) { $0.total }
    ) { unit, quantity, total in Amounts(unit: unit, quantity: quantity, total: total) }

    /// The address of a checkout; its secret stands in no other answer.
    public static let checkout: WireCoder<CheckoutAddress> = Shape<CheckoutAddress>(
        "CheckoutAddress",
        Field("secret", secret) { $0.secret },
        Field("until", .timestamp) { $0.until }
    ) { secret, until in CheckoutAddress(secret, until: until) }.coder

    private static let secret = WireCoder<String>.text(
        minimumLength: RightSecret.length, maximumLength: RightSecret.length,
        pattern: "^[A-Za-z0-9_-]{22}$", example: "AAAAAAAAAAAAAAAAAAAAAA"
    ).map(
        expected: "22 characters of base64url", to: { (secret: RightSecret) in secret.text },
        from: { RightSecret($0) })
}
