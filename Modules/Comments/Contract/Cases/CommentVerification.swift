import Comments
public import ContractKit
import Vocabulary

/// The features, access rules and bad inputs of comments, for tests across all domains.
public enum CommentVerification {
    /// All of it, under records of this source.
    public static func verification(_ source: CommentSubjectSource) -> DomainVerification {
        DomainVerification(
            features: CommentFeatures.all, access: CommentAccessCases.cases(source),
            badInputs: CommentBadInput.all, fuzz: CommentFuzzSeeds.seeds,
            prepare: { try await prepare($0, source) },
            visible: { try await visible($0, source) })
    }

    /// The comments on the newest records that an anonymous visitor sees.
    @Sendable private static func visible(
        _ visitor: Services, _ source: CommentSubjectSource
    ) async throws -> String {
        var texts: [String] = []
        for subject in try await source.some(visitor).prefix(3) {
            texts.append("\(try await visitor.comments.comments(on: subject, .newest, .first).items)")
        }
        return texts.joined(separator: "\n")
    }

    /// A shown and a removed comment of the owner, a comment of the stranger, their subject, a place in the
    /// list, and a message from each of the two to the subject's owner.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: CommentSubjectSource
    ) async throws -> TestNames {
        let subject = try await source.make(members.buyer.services, "원목 책상")
        let (mine, others) = (try members.owner.services.comments, try members.stranger.services.comments)
        let removed = try await mine.add(CommentDraft("지움"), to: subject).id
        let shown = try await mine.add(CommentDraft("보임"), to: subject).id
        let foreign = try await others.add(CommentDraft("남의 것"), to: subject).id
        let page = try await mine.comments(on: subject, .oldest, PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        let talk = try await mine.sendMessage("아직 있나요?", about: subject).subject
        let foreignTalk = try await others.sendMessage("저도요", about: subject).subject
        return [
            "conversation": "\(talk)", "foreign-conversation": "\(foreignTalk)",
            "commented": "\(subject)", "comment": "\(shown)", "removed-comment": "\(removed)",
            "foreign-comment": "\(foreign)", "comment-cursor": cursor,
        ]
    }
}
