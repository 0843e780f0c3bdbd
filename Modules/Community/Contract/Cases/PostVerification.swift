import Community
public import ContractKit
import Vocabulary

/// The features, access rules and bad inputs of the board, for tests across all domains.
public enum PostVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: PostFeatures.all, access: PostAccessCases.cases, badInputs: PostBadInput.all,
        fuzz: PostFuzzSeeds.seeds, prepare: prepare,
        visible: { visitor in
            let board = try visitor.board
            return "\(try await board.browse(PostQuery(), .first).items) \(try await board.categories())"
        }, scrolled: PostScroll.list)

    /// One of the owner's that is shown, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.board, try members.stranger.services.board)
        let removed = try await mine.publish(.note("지움")).post.id
        let shown = try await mine.publish(.note("보임")).post.id
        let foreign = try await others.publish(.note("남의 글")).post.id
        let page = try await mine.browse(PostQuery(), PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        return [
            "post": "\(shown)", "removed-post": "\(removed)", "foreign-post": "\(foreign)",
            "post-cursor": cursor,
        ]
    }
}
