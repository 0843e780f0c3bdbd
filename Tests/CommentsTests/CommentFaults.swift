import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

/// The ways in which the tests break comments on purpose; each is caught by the clauses that it names.
enum CommentFaults {
    static let all: [Fault<CommentFixture>] = []

    static let table = FaultTable(CommentContract.clauses, all)
}
