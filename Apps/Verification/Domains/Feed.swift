import Composition
import ContractKit
import Feed
import FeedContract
import FeedSQL
import Vocabulary

extension Trial {
    /// How the feed is tried: by access cases and drills with pictures and listings of the same platform.
    static let feed = Trial(
        .feed, contract: feedContract, verification: FeedVerification.verification(.platform),
        drill: { _ in FeedDrill(.platform) })

    private static let feedContract = DomainContract(
        "feed", FeedContract.clauses, ownList: OwnList(owner: "author", besides: ["list", "tag", "worn"]),
        verbs: { try $0.feed }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLFeedStore($0.database) } ?? InMemoryFeedStore())
        return FeedFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
