import Database
public import Deals
public import Vocabulary

extension SQLDealStore {
    public func send(
        _ text: String, by author: MemberID, in id: DealID, telling notice: Notice?,
        request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> DealMessage {
        let sent = try await decide { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(author, writer)
            // Locks the deal, so that what is said in it is counted one after the other.
            try writer.run("UPDATE deals SET version = version WHERE id = \(id)")
            if let request {
                let finding = try Self.idempotencyRecords.keep("", for: request, writer)
                guard finding == .nothing else {
                    return try Self.known(finding, text, by: author)
                }
            }
            let result = try Self.add(text, by: author, in: id, writer, at: now)
            if case .success = result { try writer.batch(Self.telling(notice)) }
            if let request {
                switch result {
                case .failure: try Self.idempotencyRecords.drop(request, writer)
                case .success(let message):
                    try Self.idempotencyRecords.correct("\(message.number)", for: request, writer)
                }
            }
            return result
        }
        if let request { await Self.idempotencyRecords.clear(after: request, database) }
        return sent
    }

    /// The message that was sent when the same was asked before.
    private static func known(
        _ finding: IdempotencyTable.Finding, _ text: String, by author: MemberID
    ) throws(DatabaseError) -> Result<DealMessage, DealError> {
        guard case .same(let answer, let sentAt) = finding else { return .failure(.service(.keyReused)) }
        guard let number = Int(answer) else { throw .corrupt("idempotency record of a message") }
        return .success(DealMessage(number: number, author: author, text: text, sentAt: sentAt))
    }

    private static func add(
        _ text: String, by author: MemberID, in id: DealID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Result<DealMessage, DealError> {
        guard let deal = try find(id, writer) else { return .failure(.notFound) }
        let state = deal.hasRunOut(at: now) ? .expired : deal.state
        guard state.isOpen else { return .failure(.wrongState(state)) }
        let said = try said(in: id, writer)
        if said.count(where: { $0.author == author }) >= DealMessage.most {
            return .failure(.tooManyMessages(DealMessage.most))
        }
        let message = DealMessage(number: said.count + 1, author: author, text: text, sentAt: now)
        try writer.run(
            """
            INSERT INTO deal_messages (deal, number, author, body, sent_at)
            VALUES (\(id), \(message.number), \(author), \(text), \(now))
            """)
        return .success(message)
    }

    public func messages(in id: DealID) async throws(DealError) -> [DealMessage] {
        try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in try Self.said(in: id, reader) }
        }
    }

    private static func said(in id: DealID, _ reader: any SQLReader) throws(DatabaseError) -> [DealMessage] {
        try reader.query(
            "SELECT \(sql: DealRow.messageColumns) FROM deal_messages WHERE deal = \(id) ORDER BY number",
            DealRow.message(from:))
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(DealError) {
        try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await running.settle(database, at: now)
        }
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                DELETE FROM deal_messages
                WHERE deal IN (SELECT id FROM deals WHERE seller = \(member) OR buyer = \(member))
                """)
            try writer.run(Self.erasing(dealsOf: member, at: now))
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    /// What `Deal.withdrawn` does, to all deals of a member with traces of them.
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
