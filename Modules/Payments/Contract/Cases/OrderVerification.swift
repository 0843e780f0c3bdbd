public import ContractKit
import Payments
import Vocabulary

/// The features, access rules and bad inputs of payments, for tests across all domains.
public enum OrderVerification {
    /// All of it, about records of this source. A visitor sees no orders.
    public static func verification(_ source: OrderRecordSource) -> DomainVerification {
        DomainVerification(
            features: OrderFeatures.all, access: OrderAccessCases.cases(source), badInputs: OrderBadInput.all,
            fuzz: OrderFuzzSeeds.seeds, prepare: { try await prepare($0, source) }, visible: { _ in "" })
    }

    /// Two orders that the owner has bought, of which one is paid, one that the owner has sold, one that has
    /// earned the owner money, one between others, a record that the owner can pay for, and a place in the
    /// owner's list.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: OrderRecordSource
    ) async throws -> TestNames {
        let (owner, buyer) = (members.owner.services, members.buyer.services)
        let open = try await order("열린 주문", of: owner, from: buyer, source)
        let paid = try await order("산 유니폼", of: owner, from: buyer, source)
        try await source.pay(owner, paid)
        let sold = try await order("판 유니폼", of: buyer, from: owner, source)
        try await source.pay(buyer, sold)
        let earned = try await order("받은 유니폼", of: buyer, from: owner, source)
        try await source.pay(buyer, earned)
        _ = try await buyer.orders.confirm(earned)
        let foreign = try await order("남의 유니폼", of: members.stranger.services, from: buyer, source)
        let page = try await owner.orders.orders(OrderFilter(side: .buying), PageRequest(limit: 1))
        return [
            "order": "\(paid)", "open-order": "\(open)", "sold-order": "\(sold)",
            "foreign-order": "\(foreign)",
            "order-cursor": try expectValue(page.next, "a place behind the first").text,
            "buyable": "\(try await source.offer(buyer, owner, "살 유니폼"))",
        ]
    }

    private static func order(
        _ title: String, of buyer: Services, from seller: Services, _ source: OrderRecordSource
    ) async throws -> OrderID {
        let record = try await source.offer(seller, buyer, title)
        return try await buyer.orders.open(PurchaseRequest(record), idempotencyKey: nil).order.id
    }
}
