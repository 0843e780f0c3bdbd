import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The links of posts to listings.
extension FeedFaults {
    static let worn: [Fault<FeedFixture>] = linking + detaching

    private static let linking: [Fault<FeedFixture>] = [
        .store("loses links", caughtBy: "a listing of the author's or of another seller is linked") { store in
            store.changeNew { $0.with(worn: .some(nil)) }
        },
        .verbs(
            "shows what moderators see of listings", caughtBy: "a listing that the author does not see",
            "the listing is shown as it is now"
        ) { verbs, caller in
            verbs = FeedRepositoryFake(
                forwardingTo: caller.verbs(listings: BentListings(caller) { $0 }))
        },
        .verbs(
            "shows listings despite blocks", caughtBy: "a listing behind a block is refused",
            "the listing is missing for a reader behind a block"
        ) { verbs, caller in
            let listings = KnownListings(caller.environment.subjects, KnownMembers())
            verbs = FeedRepositoryFake(forwardingTo: caller.verbs(listings: listings))
        },
        .verbs("leaves out sold listings", caughtBy: "a sold listing can be linked") { verbs, caller in
            let listings = BentListings(caller) { found in found.filter { $0.value.isOnSale } }
            verbs = FeedRepositoryFake(forwardingTo: caller.verbs(listings: listings))
        },
        .verbs("keeps the link of before an edit", caughtBy: "an edit links another listing or none") {
            verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(FeedError) in
                let worn = FeedPostDraft(try await sound.post(id).post).worn
                return try await sound.edit(id, draft.with(worn: .some(worn)), expecting: version)
            }
        },
    ]

    private static let detaching: [Fault<FeedFixture>] = [
        .store("forgets links that were taken away", caughtBy: "a link that the seller has taken away") {
            store in
            store.changeFound { $0.with(detached: .some(nil)) }
        },
        .verbs("lets all members take links away", caughtBy: "only the seller takes a link away") {
            verbs, caller in
            verbs.detach = caller.service.repository(for: caller.environment.members.buyer).detach(_:)
        },
        .verbs("refuses authors who sell", caughtBy: "an author who sells the listing") { verbs, caller in
            let (sound, principal) = (caller.sound, caller.principal)
            verbs.detach = { id throws(FeedError) in
                let post = try await sound.post(id).post
                if principal.isMember(post.author) { throw .notWorn }
                try await sound.detach(id)
            }
        },
        .verbs("hides posts from sellers behind a block", caughtBy: "the seller takes a link away despite") {
            verbs, caller in
            let sound = caller.sound
            verbs.detach = { id throws(FeedError) in
                _ = try await sound.post(id)
                try await sound.detach(id)
            }
        },
    ]
}

/// The listings of a place as its moderator sees them, bent.
private struct BentListings: WornListings {
    private let sound: KnownListings
    private let moderator: Principal
    private let bend: @Sendable ([AnyIdentifier: WornListing]) -> [AnyIdentifier: WornListing]

    init(
        _ caller: PlaceCaller,
        _ bend: @escaping @Sendable ([AnyIdentifier: WornListing]) -> [AnyIdentifier: WornListing]
    ) {
        (sound, moderator) = (KnownListings(in: caller.environment), caller.environment.members.moderator)
        self.bend = bend
    }

    func listings(
        _ ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: WornListing] {
        bend(try await sound.listings(ids, for: moderator))
    }
}
