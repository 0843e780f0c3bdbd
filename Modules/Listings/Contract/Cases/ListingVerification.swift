public import ContractKit
import Listings
import Vocabulary

/// The features, access rules and bad inputs of listings, for tests across all domains.
public enum ListingVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: ListingFeatures.all, access: ListingAccessCases.cases, badInputs: ListingBadInput.all,
        fuzz: ListingFuzzSeeds.seeds,
        prepare: prepare,
        visible: { visitor in "\(try await visitor.listings.browse(ListingQuery(), .first).items)" },
        scrolled: ListingScroll.list)

    /// Three listings of the owner (shown, hidden, deleted), one of the stranger, and places in their list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.listings, try members.stranger.services.listings)
        func publish(_ title: String, _ verbs: any ListingRepository) async throws -> ListingID {
            let draft = ListingDraft(title: title, price: Money(1000, .krw), stock: 9, category: .general)
            return try await verbs.publish(draft, as: .onSale).listing.id
        }
        let (hidden, deleted) = (try await publish("숨김", mine), try await publish("지움", mine))
        let (shown, foreign) = (try await publish("보임", mine), try await publish("의자", others))
        let page = try await mine.browse(ListingQuery(), try PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first listing").text
        _ = try await mine.hide(hidden)
        try await mine.delete(deleted)
        return [
            "listing": "\(shown)", "hidden": "\(hidden)", "deleted": "\(deleted)", "foreign": "\(foreign)",
            "order": "\(OrderID(shown.raw))", "cursor": cursor,
            "tampered": String(cursor.dropLast()) + (cursor.hasSuffix("A") ? "B" : "A"),
            "until": members.now.advanced(by: .seconds(600)).rfc3339,
        ]
    }
}
