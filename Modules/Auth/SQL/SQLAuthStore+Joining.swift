public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    private static var receipts: ReceiptTable { AuthTables.receipts }

    /// What came of an insertion.
    private enum Outcome {
        case added
        case refused(TakenNames)
        case known(ReceiptTable.Finding)
    }

    public func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        once attempt: Attempt?
    ) async throws(AuthError) -> JoinReceipt? {
        let outcome = try await atStoreEdge(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try Self.insert(record, session, token, attempt, writer)
            }
        }
        switch outcome {
        case .added:
            if let attempt { await Self.receipts.clear(after: attempt, database) }
            return nil
        case .refused(let taken):
            try taken.refuse()
            return nil
        case .known(let finding): return try Self.receipt(finding)
        }
    }

    private static func insert(
        _ record: MemberRecord, _ session: SessionRecord, _ token: TokenDigest, _ attempt: Attempt?,
        _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome {
        if let attempt {
            let finding = try receipts.keep(text(JoinReceipt(record, session)), for: attempt, writer)
            if finding != .nothing { return .known(finding) }
        }
        let taken = try taken(record.names, besides: nil, writer)
        guard taken == .none else {
            if let attempt { try receipts.drop(attempt, writer) }
            return .refused(taken)
        }
        try writer.run(MemberRow.insertion(record))
        try SessionRow.insert(session, with: token, writer)
        return .added
    }

    public func receipt(of attempt: Attempt) async throws(AuthError) -> JoinReceipt? {
        let finding = try await atStoreEdge(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try Self.receipts.find(attempt, reader)
            }
        }
        return try Self.receipt(finding)
    }

    /// Member and session; the moment is the receipt's own.
    private static func text(_ receipt: JoinReceipt) -> String {
        "\(receipt.member.raw.base32) \(receipt.session.raw.base32)"
    }

    private static func receipt(_ finding: ReceiptTable.Finding) throws(AuthError) -> JoinReceipt? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            let ids = answer.split(separator: " ").compactMap { RawIdentifier(base32: $0) }
            guard ids.count == 2 else {
                throw .service(DatabaseError.corrupt("receipt of a joining").service)
            }
            return JoinReceipt(member: MemberID(ids[0]), session: SessionID(ids[1]), joinedAt: madeAt)
        }
    }
}
