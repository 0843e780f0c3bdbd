import Comments
import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import CommentsSQL

/// The index of replies holds replies alone, and is used only by who says that it is replies they want.
@Suite struct ReplyPlanTests {
    @Test func repliesAreFoundByTheirIndexInTheirOrder() async throws {
        let comment = CommentID(RawIdentifier(high: 1, low: 1))
        let database = try await TestDatabase.open(
            .sqliteFile, CommentsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let query = SQLCommentStore.firstReplies(to: comment, without: [])
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                try row.text(3)
            }
        }
        let search = "SEARCH comments USING INDEX comments_replies (parent=? AND listed=?)"
        #expect(plan.contains(search), "\(plan)")
        try await database.discard()
    }
}
