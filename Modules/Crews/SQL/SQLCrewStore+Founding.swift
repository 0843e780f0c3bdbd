public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func insert(
        _ crew: Crew, _ owner: Membership, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        let founded = try await writeUnlessRefused {
            writer throws(DatabaseError) -> Result<Crew, CrewError> in
            try Self.closedMembers.requireOpen(crew.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(crew.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return try Self.founded(finding, writer) }
            }
            if let refusal = try Self.refusal(ofFounding: crew, writer) {
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
            let news = crew.pictureNews(since: nil, at: crew.createdAt)
            try writer.batch(
                [CrewRow.insertion(crew, owner), MembershipRow.insertion(owner)]
                    + CrewsTables.outbox.insertions(news.map { [$0] } ?? []))
            return .success(crew)
        }
        if let request, founded.id == crew.id {
            await Self.idempotencyRecords.clear(after: request, database)
        }
        return founded
    }

    public func founded(for request: IdempotentRequest) async throws(CrewError) -> Crew? {
        let found = try await read { reader throws(DatabaseError) -> Result<Crew?, CrewError> in
            switch try Self.idempotencyRecords.find(request, reader) {
            case .nothing: return .success(nil)
            case .other: return .failure(.service(.keyReused))
            case .same(let answer, _):
                guard let id = try Self.answer(answer, of: CrewSubject.self).first else {
                    return .success(nil)
                }
                return .success(try Self.find(id, reader))
            }
        }
        return try found.get()
    }

    /// The crew that a record stands for, as it is now.
    private static func founded(
        _ finding: IdempotencyTable.Finding, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<Crew, CrewError> {
        guard case .same(let answer, _) = finding else { return .failure(.service(.keyReused)) }
        guard let id = try Self.answer(answer, of: CrewSubject.self).first,
            let crew = try find(id, reader)
        else { return .failure(.service(.keyInFlight)) }
        return .success(crew)
    }

    private static func refusal(
        ofFounding crew: Crew, _ writer: any SQLWriter
    ) throws(DatabaseError) -> CrewError? {
        if try isNameTaken(of: crew, writer) { return .invalidFields([FieldError("name", .taken)]) }
        let owned = try writer.first(owned(by: crew.owner)) { row throws(DatabaseError) in try row.count(0) }
        return owned ?? 0 < CrewError.mostOwned ? nil : .tooManyCrews(CrewError.mostOwned)
    }

    /// Whether another open crew has a name that looks like that of an open one. Of two that race the unique
    /// index refuses one, and its transaction looks again.
    static func isNameTaken(of crew: Crew, _ reader: any SQLReader) throws(DatabaseError) -> Bool {
        guard crew.state == .open else { return false }
        return try reader.exists(
            """
            SELECT 1 FROM crews WHERE name_skeleton = \(crew.details.nameSkeleton) AND state = 'open'
            AND id <> \(crew.id)
            """)
    }

    static func owned(by member: MemberID) -> SQL {
        "SELECT count(*) FROM crews WHERE owner = \(member) AND state = 'open'"
    }
}
