public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func decide(
        _ question: SeatQuestion, at now: Timestamp,
        _ decision: @escaping @Sendable (CrewFile) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> CrewFile {
        let reading = SeatReading(question: question, now: now)
        return try await writeUnlessRefused {
            writer throws(DatabaseError) -> Result<CrewFile, CrewError> in
            if let actor = question.actor { try Self.closedMembers.requireOpen(actor, writer) }
            guard let file = try reading.file(writer) else { return .failure(.notFound) }
            let decided = Result { () throws(CrewError) in try decision(file) }
            guard case .success(let change) = decided, !change.isEmpty else {
                return decided.map { _ in file }
            }
            let writing = SeatWriting(change: change, file: file, actor: question.actor, now: now)
            if let refusal = try writing.refusal(writer) { return .failure(refusal) }
            try writing.write(writer)
            return .success(file.after(change))
        }
    }

    public func membership(_ id: MembershipID) async throws(CrewError) -> Membership? {
        let query: SQL = "SELECT \(sql: MembershipRow.columns) FROM crew_memberships WHERE id = \(id)"
        return try await read { reader throws(DatabaseError) in
            try reader.first(query, MembershipRow.membership(from:))
        }
    }

    public func membership(of member: MemberID, in crew: CrewID) async throws(CrewError) -> Membership? {
        try await read { reader throws(DatabaseError) in
            try reader.first(Self.finding(member, in: crew), MembershipRow.membership(from:))
        }
    }

    static func finding(_ member: MemberID, in crew: CrewID) -> SQL {
        """
        SELECT \(sql: MembershipRow.columns) FROM crew_memberships
        WHERE member = \(member) AND crew = \(crew)
        """
    }

    public func memberships(
        of member: MemberID, in crews: [CrewID]
    ) async throws(CrewError) -> [CrewID: Membership] {
        if crews.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var found: [CrewID: Membership] = [:]
            for part in crews.partsOfFewSizes {
                let query: SQL = """
                    SELECT \(sql: MembershipRow.columns) FROM crew_memberships
                    WHERE member = \(member) AND crew IN \(list: part)
                    """
                for membership in try reader.query(query, MembershipRow.membership(from:)) {
                    found[membership.crew] = membership
                }
            }
            return found
        }
    }
}

/// The lists of people.
extension SQLCrewStore {
    public func people(
        of crew: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<Membership> {
        let (list, unreadable) = (Self.list(of: crew, list), database.unreadableRows)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: MembershipRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try MembershipRow.membership(&row)
            }
        }
    }

    static func list(of crew: CrewID, _ list: MembershipList) -> KeysetList {
        KeysetList(
            scope: CrewScope.people(of: crew, list), source: "crew_memberships",
            conditions: ["crew = \(crew)", "standing = \(list.rawValue)"], key: "rank_at",
            id: "crew_memberships.id", isAscending: true, isIndexed: true)
    }

    static func leaders(
        of crew: CrewID, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Membership] {
        try reader.query(leading(crew), MembershipRow.membership(from:)).ownerFirst
    }

    /// The owner, managers and treasurers. Every other membership has the role `member`.
    static func leading(_ crew: CrewID) -> SQL {
        """
        SELECT \(sql: MembershipRow.columns) FROM crew_memberships
        WHERE crew = \(crew) AND role <> 'member'
        """
    }

    public func ranOut(at now: Timestamp, limit: Int) async throws(CrewError) -> [Membership] {
        let query = Self.ranOut(at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, MembershipRow.membership(from:))
        }
    }

    /// The condition is that of the index, word for word.
    static func ranOut(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT \(sql: MembershipRow.columns) FROM crew_memberships
        WHERE state IN ('requested', 'offered', 'banned') AND until_at <= \(now)
        ORDER BY until_at, id LIMIT \(limit)
        """
    }

    public func unfinished(of crew: CrewID?, limit: Int) async throws(CrewError) -> [Membership] {
        let query = Self.unfinished(of: crew, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, MembershipRow.membership(from:))
        }
    }

    static func unfinished(of crew: CrewID?, limit: Int) -> SQL {
        let ofCrew: SQL = crew.map { "crew = \($0) AND " } ?? ""
        return """
            SELECT \(sql: MembershipRow.columns) FROM crew_memberships
            WHERE \(sql: ofCrew)step IS NOT NULL ORDER BY since_at, id LIMIT \(limit)
            """
    }
}

extension [Membership] {
    /// The owner first, then the longest standing.
    var ownerFirst: [Membership] {
        sorted { first, second in
            let owners = (first.role == .owner, second.role == .owner)
            if owners.0 != owners.1 { return owners.0 }
            return (first.rank, first.id) < (second.rank, second.id)
        }
    }
}
