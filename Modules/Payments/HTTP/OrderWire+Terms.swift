import Payments
import Vocabulary
import Wire

extension OrderWire {
    /// The price of an order.
    static let price: WireCoder<OrderPrice> = Shape<OrderPrice>(
        "OrderPrice",
        Field("unit", .money) { $0.unit },
        Field("quantity", .count) { $0.quantity },
        Field("total", .money) { $0.total },
        Field("fee", fee) { $0.fee }
    ) { unit, quantity, total, fee in
        OrderPrice(unit: unit, quantity: quantity, total: total, fee: fee)
    }.coder

    /// The house's share in hundredths of a percent.
    private static let fee = WireCoder<Int>.count(in: 0...10_000).map(
        expected: "0 to 10000", to: { (fee: FeeRate) in fee.basisPoints },
        from: { FeeRate(basisPoints: $0) })

    /// The payee: a member as others see them, or a record by its title.
    struct Payee: Sendable {
        let id: AnyIdentifier
        /// Nil if the payee is no member.
        let card: MemberCard?
        /// The title of a payee who is no member; nil where the reader may not see it.
        let title: String?

        init(_ id: AnyIdentifier, _ card: MemberCard?, _ title: String?) {
            (self.id, self.card, self.title) = (id, card, title)
        }
    }

    static let payee: WireCoder<Payee> = Shape<Payee>(
        "OrderPayee",
        Field("id", .anyID(such: MemberSubject.self)) { $0.id },
        Field("nickname", WireCoder<String>.text(example: "수연").optional) { $0.card?.nickname },
        Field("picture", .portrait) { $0.card?.picture },
        Field("title", WireCoder<String>.text(example: "새벽 풋살").optional) { $0.title }
    ) { id, nickname, picture, title in
        let member = id.typed(MemberSubject.self)
        return Payee(id, member.map { MemberCard(id: $0, nickname: nickname, picture: picture) }, title)
    }.coder

    /// When the money is the payee's, what a buyer who withdraws gets back, how the payee sells, and whether
    /// a card alone pays.
    struct Terms: Sendable {
        let earning: Earning
        let refunds: RefundTerms
        let sellerKind: SellerKind?
        let isCardOnly: Bool
    }

    static let terms = Shape<Terms>(
        "OrderTerms",
        Field(flattening: earning) { $0.earning },
        Field("refundTerms", refundTerms) { $0.refunds },
        Field("sellerKind", WireCoder<SellerKind>.choice.optional) { $0.sellerKind },
        Field("isCardOnly", WireCoder<Bool>.bool, fallback: false) { $0.isCardOnly }
    ) { earning, refunds, sellerKind, isCardOnly in
        Terms(earning: earning, refunds: refunds, sellerKind: sellerKind, isCardOnly: isCardOnly)
    }
}

extension OrderWire {
    private static let refundTerms: WireCoder<RefundTerms> = Shape<RefundTerms>(
        "RefundTerms",
        Field("steps", refundStep.array) { $0.steps },
        Field("english", .text(example: "No refund once it is handed over.")) { $0.english },
        Field("korean", .text(example: "물건을 받은 뒤에는 환불되지 않습니다.")) { $0.korean }
    ) { steps, english, korean in RefundTerms(steps, english: english, korean: korean) }.coder

    private static let refundStep: WireCoder<RefundTerms.Step> = Shape<RefundTerms.Step>(
        "RefundStep",
        Field("until", .timestamp) { $0.until },
        Field("basisPoints", .count(in: 0...10_000)) { $0.basisPoints }
    ) { until, basisPoints in RefundTerms.Step(until: until, basisPoints: basisPoints) }.coder

    /// The kinds of `Earning`, as clients see them.
    private enum EarningRule: String, Sendable, CaseIterable {
        case atOnce = "at-once"
        case afterReceipt = "after-receipt"
        case atMoment = "at-moment"
    }

    private struct EarningParts: Sendable {
        let rule: EarningRule
        let moment: Timestamp?
    }

    private static let earning = Shape<EarningParts>(
        "Earning",
        Field("earning", WireCoder<EarningRule>.choice) { $0.rule },
        Field("earnedAt", WireCoder<Timestamp>.timestamp.optional) { $0.moment }
    ) { rule, moment in EarningParts(rule: rule, moment: moment) }
    .map(
        to: { (earning: Earning) in
            switch earning {
            case .atOnce: EarningParts(rule: .atOnce, moment: nil)
            case .afterReceipt: EarningParts(rule: .afterReceipt, moment: nil)
            case .at(let moment): EarningParts(rule: .atMoment, moment: moment)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.rule, parts.moment) {
            case (.atOnce, _): return .atOnce
            case (.afterReceipt, _): return .afterReceipt
            case (.atMoment, let moment?): return .at(moment)
            case (.atMoment, nil): throw DecodingFailure(.member("earnedAt", of: place), .required)
            }
        })
}
