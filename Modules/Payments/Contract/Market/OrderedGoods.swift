public import Vocabulary

/// What a clause offers for payment: one piece for 30,000 won unless said otherwise, whose money waits for
/// the receipt, and which is given back in full for 7 days and by half for 14.
public struct OrderedGoods: Sendable {
    public var title: String
    public var price = Money(30_000, .krw)
    /// The bounds of the amount, where the buyer chooses it in place of the price.
    public var amounts: ClosedRange<Int64>?
    /// How many pieces one purchase takes, at the price each.
    public var quantity = 1
    /// How many purchases there are.
    public var units = 1
    /// Whether a hold keeps a unit; else the first who pays gets it.
    public var isHeld = true
    /// How long a unit can be held.
    public var time: Duration = .seconds(86_400)
    public var earning = Earning.afterReceipt
    /// The shares that are given back, in hundredths of a percent, and for how long after the offer.
    public var refunds: [(lasting: Duration, basisPoints: Int)] = [
        (.seconds(7 * 86_400), 10_000), (.seconds(14 * 86_400), 5_000),
    ]
    /// How the payee sells; nil for a payee who is no seller.
    public var sellerKind: SellerKind? = .private
    /// Whether a card alone pays for it.
    public var isCardOnly = false
    /// The payee; nil for the member who offers it.
    public var payee: AnyIdentifier?
    /// The only member who may buy; nil for all.
    public var buyer: MemberID?
    public var isForSale = true

    /// Goods of that title.
    public init(_ title: String = "유니폼 상의") { self.title = title }
}

extension OrderedGoods {
    /// The terms of a purchase at that moment.
    func quote(_ amount: Money?, payee: AnyIdentifier, at now: Timestamp) -> PurchaseQuote {
        let steps = refunds.map {
            RefundTerms.Step(until: now.advanced(by: $0.lasting), basisPoints: $0.basisPoints)
        }
        return PurchaseQuote(
            title: title, unitPrice: amounts == nil ? price : amount ?? price, quantity: quantity,
            payee: payee, payBy: now.advanced(by: time), earning: earning,
            refunds: RefundTerms(
                steps, english: "In full for 7 days, by half for 14.",
                korean: "7일 안에는 전액, 14일 안에는 절반을 돌려드립니다."), sellerKind: sellerKind,
            isCardOnly: isCardOnly)
    }

    /// Why that amount cannot be paid; nil if it can.
    func refusal(of amount: Money?) -> PurchaseFailure? {
        let bounds = amounts ?? price.minorUnits...price.minorUnits
        guard let amount else { return nil }
        guard amount.currency == price.currency, bounds.contains(amount.minorUnits) else {
            return .amount(
                minimum: Money(bounds.lowerBound, price.currency),
                maximum: Money(bounds.upperBound, price.currency))
        }
        return nil
    }
}

/// Records that are paid for in clauses: they look like deals.
public enum OrderedSubject: IdentifierSubject {
    /// `dea`
    public static let prefix = "dea"
}
