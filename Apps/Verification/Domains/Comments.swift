import Comments
import CommentsContract
import CommentsSQL
import Composition
import ContractKit
import Vocabulary

extension Trial {
    /// How comments are tried: by scenes and drills under listings.
    static let comments = Trial(
        .comments, contract: commentsContract, verification: CommentVerification.verification(.listings),
        drill: { _ in CommentDrill(.listings) })

    /// About records that clauses make up; at a server about listings.
    private static let commentsContract = DomainContract(
        "comments", CommentContract.clauses, verbs: { try CommentGrounds.listings.party($0) }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLCommentStore($0.database) } ?? InMemoryCommentStore())
        return CommentFixture(
            environment,
            repository: { principal in
                let grounds = environment.grounds(of: principal, service)
                return CommentParty(service.repository(for: principal), on: grounds)
            },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() }
        ).serving { service }
    }
}
