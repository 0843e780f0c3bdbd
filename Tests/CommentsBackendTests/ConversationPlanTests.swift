import Comments
import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import CommentsSQL

/// A page of conversations costs what it shows, however many others have begun with the member.
@Suite struct ConversationPlanTests {
    @Test(arguments: [false, true])
    func bothHalvesAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let raw = RawIdentifier(high: 1, low: 1)
        let database = try await TestDatabase.open(
            .sqliteFile, CommentsMigrations.all, time: ClauseEnvironment(.ascending).clock)
        let list = SQLCommentStore.conversations(
            of: MemberID(raw), about: nil, without: [MemberID(RawIdentifier(high: 2, low: 2))])
        let request = try PageRequest(isBehind ? .after(Cursor(scope: 1, key: 7, id: raw)) : .first)
        let query = list.selection(of: request, "subject")
        let plan = try await database.read { reader throws(DatabaseError) in
            try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                try row.text(3)
            }
        }
        #expect(plan.contains("MERGE (UNION ALL)"), "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE FOR ORDER BY") }, "\(plan)")
        for half in ["conversations_first (first_member=?", "conversations_second (second_member=?"] {
            #expect(plan.contains { $0.contains(half) }, "\(plan)")
        }
        try await database.discard()
    }
}
