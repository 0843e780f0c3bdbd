public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func insert(
        _ meetings: [Meeting], by actor: MemberID, telling tell: @escaping @Sendable (MemberID) -> Notice?,
        request: IdempotentRequest?
    ) async throws(CrewError) -> [Meeting] {
        let made = try await writeUnlessRefused {
            writer throws(DatabaseError) -> Result<[Meeting], CrewError> in
            try Self.closedMembers.requireOpen(actor, writer)
            if let request {
                let answer = meetings.map(\.id.raw.base32).joined(separator: " ")
                let finding = try Self.idempotencyRecords.keep(answer, for: request, writer)
                guard finding == .nothing else { return try Self.made(finding, writer) }
            }
            for crew in Set(meetings.map(\.crew)).sorted() {
                guard let refusal = try Self.refusal(of: actor, managing: crew, writer) else { continue }
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
            let told = try meetings.first.map { meeting throws(DatabaseError) in
                try Self.members(of: meeting.crew, writer)
            }
            try writer.batch(
                meetings.map { "INSERT INTO crew_meetings \(sql: MeetingRow.assignments($0).insertion)" }
                    + Self.telling((told ?? []).compactMap(tell)))
            return .success(meetings)
        }
        if let request, made == meetings { await Self.idempotencyRecords.clear(after: request, database) }
        return made
    }

    public func meetings(madeFor request: IdempotentRequest) async throws(CrewError) -> [Meeting]? {
        let made = try await read { reader throws(DatabaseError) -> Result<[Meeting]?, CrewError> in
            let finding = try Self.idempotencyRecords.find(request, reader)
            if finding == .nothing { return .success(nil) }
            return try Self.made(finding, reader).map { $0 }
        }
        return try made.get()
    }

    /// The meetings that a record stands for, as they are now.
    private static func made(
        _ finding: IdempotencyTable.Finding, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<[Meeting], CrewError> {
        guard case .same(let answer, _) = finding else { return .failure(.service(.keyReused)) }
        return .success(try meetings(Self.answer(answer, of: MeetingSubject.self), reader))
    }

    /// Holds the row of the crew. Why the member may not set up meetings of it; nil if they may.
    private static func refusal(
        of actor: MemberID, managing crew: CrewID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> CrewError? {
        guard try hold(crew, writer), try find(crew, writer)?.state == .open else { return .closed }
        let own = try writer.first(finding(actor, in: crew), MembershipRow.membership(from:))
        return own.map { $0.role.manages && $0.state.mayAnswer } ?? false ? nil : .managersOnly
    }

    /// Those of the crew, also on leave or suspended.
    static func members(
        of crew: CrewID, _ reader: any SQLReader
    ) throws(DatabaseError) -> [MemberID] {
        try reader.query(
            """
            SELECT member FROM crew_memberships
            WHERE crew = \(crew) AND standing = \(MembershipList.members.rawValue) ORDER BY member
            """
        ) { row throws(DatabaseError) -> MemberID in try row.id(0) }
    }
}

/// The decisions about a meeting.
extension SQLCrewStore {
    public func decide(
        about id: MeetingID, of member: MemberID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingFile) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<Meeting, CrewError> in
            if let actor {
                try Self.closedMembers.requireOpen(actor, writer)
                try Self.closedMembers.requireOpen(member, writer)
            }
            guard let file = try MeetingReading(id: id).file(of: member, writer) else {
                return .failure(.notFound)
            }
            let decided = Result { () throws(CrewError) in try decision(file) }
            return try Self.write(decided, about: file.meeting, writer)
        }
    }

    public func revise(
        _ id: MeetingID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingRoll) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<Meeting, CrewError> in
            if let actor { try Self.closedMembers.requireOpen(actor, writer) }
            guard let roll = try MeetingReading(id: id).roll(writer) else { return .failure(.notFound) }
            let decided = Result { () throws(CrewError) in try decision(roll) }
            return try Self.write(decided, about: roll.meeting, writer)
        }
    }

    /// Writes the change of a decision; answers the meeting as it is then.
    private static func write(
        _ decided: Result<MeetingChange, CrewError>, about meeting: Meeting, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Result<Meeting, CrewError> {
        if case .success(let change) = decided { try writer.batch(change.statements(about: meeting.id)) }
        return decided.map { $0.meeting ?? meeting }
    }
}
