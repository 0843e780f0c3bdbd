import Community
import CommunityContract
import CommunitySQL
import Composition
import ContractKit
import Vocabulary

extension Trial {
    /// How the board is tried.
    static let community = Trial(
        .community, contract: communityContract, verification: PostVerification.verification,
        drill: { _ in PostDrill() })

    private static let communityContract = DomainContract(
        "community", PostContract.clauses, ownList: OwnList(owner: "author"), verbs: { try $0.board }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLPostStore($0.database) } ?? InMemoryPostStore())
        return PostFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
