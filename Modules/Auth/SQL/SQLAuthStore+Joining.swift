public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    private static var idempotencyRecords: IdempotencyTable { AuthTables.idempotencyRecords }

    /// The result of an insertion.
    private enum Outcome {
        case added
        case refused(TakenNames)
        case known(IdempotencyTable.Finding)
        case uninvited
    }

    public func insert(
        _ record: MemberRecord, opening session: SessionRecord, with token: TokenDigest,
        from place: KnownPlace?, by invitation: InvitationUse?, request: IdempotentRequest?
    ) async throws(AuthError) -> JoinIdempotencyRecord? {
        let outcome = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try Self.insert(record, session, token, place, invitation, request, writer)
            }
        }
        switch outcome {
        case .added:
            if let request { await Self.idempotencyRecords.clear(after: request, database) }
            return nil
        case .refused(let taken):
            try taken.refuse()
            return nil
        case .known(let finding): return try Self.idempotencyRecord(finding)
        case .uninvited: throw .invitationRefused
        }
    }

    private static func insert(
        _ record: MemberRecord, _ session: SessionRecord, _ token: TokenDigest, _ place: KnownPlace?,
        _ invitation: InvitationUse?, _ request: IdempotentRequest?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome {
        if let request {
            let finding = try idempotencyRecords.keep(
                text(JoinIdempotencyRecord(record, session)), for: request, writer)
            if finding != .nothing { return .known(finding) }
        }
        let taken = try taken(record.names, besides: nil, writer)
        guard taken == .none else {
            if let request { try idempotencyRecords.drop(request, writer) }
            return .refused(taken)
        }
        if let invitation, try !use(invitation, writer) {
            if let request { try idempotencyRecords.drop(request, writer) }
            return .uninvited
        }
        try writer.run(MemberRow.insertion(record))
        try SessionRow.insert(session, with: token, writer)
        try note(place, of: session.member, writer)
        return .added
    }

    public func idempotencyRecord(of request: IdempotentRequest) async throws(AuthError)
        -> JoinIdempotencyRecord?
    {
        let finding = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try Self.idempotencyRecords.find(request, reader)
            }
        }
        return try Self.idempotencyRecord(finding)
    }

    /// The member and the session; the moment is a column of the idempotency record.
    private static func text(_ idempotencyRecord: JoinIdempotencyRecord) -> String {
        "\(idempotencyRecord.member.raw.base32) \(idempotencyRecord.session.raw.base32)"
    }

    private static func idempotencyRecord(_ finding: IdempotencyTable.Finding) throws(AuthError)
        -> JoinIdempotencyRecord?
    {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            let ids = answer.split(separator: " ").compactMap { RawIdentifier(base32: $0) }
            guard ids.count == 2 else {
                throw .service(DatabaseError.corrupt("idempotency record of a joining").service)
            }
            return JoinIdempotencyRecord(
                member: MemberID(ids[0]), session: SessionID(ids[1]), joinedAt: madeAt)
        }
    }
}
