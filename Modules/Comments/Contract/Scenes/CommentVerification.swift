import Comments
public import ContractKit
import Vocabulary

/// What comments give of themselves so that they can be tried with all other domains.
public enum CommentVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: CommentFeatures.all, access: CommentAccessScene.scene, badInputs: CommentBadInput.all,
        fuzz: CommentFuzzSeeds.seeds,
        samples: CommentSamples.data, prepare: prepare,
        visible: { visitor in "\(try await visitor.comments.browse(.first).items)" })

    /// One of the owner's that is shown, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ cast: SceneCast) async throws -> SceneNames {
        let (mine, others) = (try cast.owner.services.comments, try cast.stranger.services.comments)
        let removed = try await mine.add(CommentDraft(title: "지움")).comment.id
        let shown = try await mine.add(CommentDraft(title: "보임")).comment.id
        let foreign = try await others.add(CommentDraft(title: "남의 것")).comment.id
        let page = try await mine.browse(PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        return [
            "comment": "\(shown)", "removed-comment": "\(removed)", "foreign-comment": "\(foreign)",
            "comment-cursor": cursor,
        ]
    }
}
