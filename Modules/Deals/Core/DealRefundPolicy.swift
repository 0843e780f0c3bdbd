public import Vocabulary

/// What a buyer who withdraws from a paid deal gets back, by how the seller sells.
public struct DealRefundPolicy: Hashable, Sendable {
    /// For how long after the quote a business gives all of the money back.
    public let businessReturns: Duration

    /// Memberwise.
    public init(businessReturns: Duration) {
        self.businessReturns = businessReturns
    }

    /// The 7 days after the receipt of article 17 of the E-Commerce Act, and a week for the delivery.
    public static let usual = DealRefundPolicy(businessReturns: .seconds(14 * 86_400))

    /// The terms of a seller of that kind, for a quote at that moment.
    public func terms(of kind: SellerKind, at now: Timestamp) -> RefundTerms {
        switch kind {
        case .business: business(until: now.advanced(by: businessReturns))
        case .private: Self.privately
        }
    }

    private func business(until moment: Timestamp) -> RefundTerms {
        let days = businessReturns.components.seconds / 86_400
        return RefundTerms(
            [RefundTerms.Step(until: moment, basisPoints: 10_000)],
            english: """
                The seller sells as a business: within 7 days of receipt you can withdraw and get all of \
                your money back (E-Commerce Act, article 17). Madang takes the withdrawal until \(days) days \
                after the order; after that, ask the seller.
                """,
            korean: "판매자는 사업자입니다. 물건을 받은 날부터 7일 안에 청약을 철회하고 전액을 환불받을 수 있습니다"
                + "(전자상거래법 제17조). 주문 후 \(days)일까지는 마당에서 철회할 수 있고, "
                + "그 뒤에는 판매자에게 요청해 주세요.")
    }

    private static let privately = RefundTerms(
        [],
        english: """
            The seller sells privately and decides about returns: there is no right of withdrawal. If \
            something is wrong on receipt, report a problem; an operator settles it.
            """,
        korean: "판매자는 개인입니다. 반품은 판매자가 결정하며 청약 철회권은 없습니다. "
            + "받은 물건에 문제가 있으면 문제를 신고해 주세요. 운영자가 해결합니다.")
}
