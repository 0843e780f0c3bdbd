import Board
import BoardContract
import BoardFakes
import ContractKit
import Vocabulary

/// The ways in which the tests break the board on purpose; each is caught by the clauses that it names.
enum PostFaults {
    static let all: [Fault<PostFixture>] = []

    static let table = FaultTable(PostContract.clauses, all)
}
