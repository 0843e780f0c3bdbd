import Database
public import Deals
public import Vocabulary

extension SQLDealStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(DealError) {
        try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await running.settle(database, at: now)
        }
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(Self.erasing(dealsOf: member, at: now))
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    /// Applies `Deal.withdrawn` to all deals with traces of a member.
    private static func erasing(dealsOf member: MemberID, at now: Timestamp) -> SQL {
        let open: SQL = "state IN ('requested', 'accepted')"
        return """
            UPDATE deals SET step = CASE WHEN \(sql: open) THEN NULL ELSE step END,
            ended_by = CASE WHEN \(sql: open) THEN \(member) ELSE ended_by END,
            state = CASE WHEN \(sql: open) THEN 'cancelled' ELSE state END,
            title = CASE WHEN seller = \(member) THEN '' ELSE title END,
            seller_contact = '', buyer_contact = '', \(sql: OpenDeals.changed(at: now)),
            version = version + 1
            WHERE (seller = \(member) OR buyer = \(member)) AND (\(sql: open) OR seller_contact <> ''
            OR buyer_contact <> '' OR (seller = \(member) AND title <> ''))
            """
    }
}
