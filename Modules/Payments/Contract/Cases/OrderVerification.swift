public import ContractKit
import Payments
import Vocabulary

/// What payments give of themselves so that they can be tried with all other domains.
public enum OrderVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: OrderFeatures.all, access: OrderAccessCases.cases, badInputs: OrderBadInput.all,
        fuzz: OrderFuzzSeeds.seeds,
        prepare: prepare,
        visible: { visitor in "\(try await visitor.payments.browse(.first).items)" })

    /// One of the owner's that is shown, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.payments, try members.stranger.services.payments)
        let removed = try await mine.add(OrderDraft(title: "지움")).order.id
        let shown = try await mine.add(OrderDraft(title: "보임")).order.id
        let foreign = try await others.add(OrderDraft(title: "남의 것")).order.id
        let page = try await mine.browse(PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        return [
            "order": "\(shown)", "removed-order": "\(removed)", "foreign-order": "\(foreign)",
            "order-cursor": cursor,
        ]
    }
}
