public import ContractKit
import Deals
import Vocabulary

/// The features, access rules and bad inputs of deals, for tests across all domains.
public enum DealVerification {
    /// All of it, about goods of this source. A visitor sees no deals.
    public static func verification(_ source: DealGoodsSource) -> DomainVerification {
        DomainVerification(
            features: DealFeatures.all, access: DealAccessCases.cases(source), badInputs: DealBadInput.all,
            fuzz: DealFuzzSeeds.seeds, prepare: { try await prepare($0, source) },
            visible: { _ in "" })
    }

    /// A deal of the owner's, one of others, goods to deal about, and a place in the list.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: DealGoodsSource
    ) async throws -> TestNames {
        let (seller, buyer) = (members.owner.services, try members.buyer.services.deals)
        var ids: [DealID] = []
        for _ in 0..<2 {
            let listing = try await source.offer(seller, TestGoods())
            ids.append(try await buyer.reserve(Reservation(listing)).deal.id)
        }
        let foreign = try await source.offer(members.stranger.services, TestGoods("남의 것", asksSeller: true))
        let page = try await seller.deals.deals(DealFilter(), PageRequest(limit: 1))
        return [
            "deal": "\(ids[0])", "dealt-listing": "\(foreign)",
            "foreign-deal": "\(try await buyer.reserve(Reservation(foreign)).deal.id)",
            "deal-cursor": try expectValue(page.next, "a place behind the first").text,
        ]
    }
}
