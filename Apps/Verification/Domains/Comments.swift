import Comments
import CommentsContract
import CommentsSQL
import Composition
import ContractKit
import Vocabulary

extension Trial {
    /// How comments are tried: by access cases and drills under listings.
    static let comments = Trial(
        .comments, contract: commentsContract, verification: CommentVerification.verification(.listings),
        drill: { _ in CommentDrill(.listings) })

    /// About records that clauses make up; at a server about listings.
    private static let commentsContract = DomainContract(
        "comments", CommentContract.clauses, verbs: { try CommentSubjectSource.listings.client($0) }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLCommentStore($0.database) } ?? InMemoryCommentStore())
        return CommentFixture.of({ service }, in: environment, reopen: { try await place?.reopen() })
    }
}
