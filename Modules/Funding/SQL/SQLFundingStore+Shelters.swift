import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func insert(
        _ shelter: Shelter, request: IdempotentRequest?
    ) async throws(FundingError) -> Shelter {
        try await inserting(shelter.id, for: request) { id, reader throws(DatabaseError) in
            try Self.shelter(id, reader)
        } _: { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(shelter.owner, writer)
            if let refusal = try Self.refusal(ofFounding: shelter, writer) { return .failure(refusal) }
            let owner = ShelterMember(
                shelter: shelter.id, member: shelter.owner, role: .owner, joinedAt: shelter.createdAt)
            let news = shelter.pictureNews(since: nil, at: shelter.createdAt)
            try writer.batch(
                ["INSERT INTO shelters \(sql: ShelterRow.assignments(shelter).insertion)"]
                    + [ShelterMemberRow.keeping(owner)] + ShelterWriting.uploads(of: shelter, since: nil)
                    + Self.telling([news].compactMap(\.self)))
            return .success(shelter)
        }
    }

    private static func refusal(
        ofFounding shelter: Shelter, _ writer: any SQLWriter
    ) throws(DatabaseError) -> FundingError? {
        if try Self.shelter(shelter.id, writer) != nil {
            return .service(.internal("shelter identifier taken"))
        }
        if try isNameTaken(of: shelter, writer) { return .invalidFields([FieldError("name", .taken)]) }
        return try refusal(ofJoining: shelter.owner, writer)
    }

    /// Why the member may not be one of the people of another shelter; nil if they may.
    static func refusal(
        ofJoining member: MemberID, _ reader: any SQLReader
    ) throws(DatabaseError) -> FundingError? {
        let count = try reader.first(
            "SELECT count(*) FROM shelter_people WHERE member = \(member)"
        ) { row throws(DatabaseError) in try row.count(0) }
        guard count ?? 0 >= FundingError.mostOfMember else { return nil }
        return .tooManyShelters(FundingError.mostOfMember)
    }

    /// Whether another shelter whose name counts has one that looks like that of this one, whose name counts.
    /// Of two that race the unique index refuses one, and its transaction looks again.
    static func isNameTaken(of shelter: Shelter, _ reader: any SQLReader) throws(DatabaseError) -> Bool {
        guard shelter.state.isKept, shelter.state != .declined else { return false }
        return try reader.exists(
            """
            SELECT 1 FROM shelters WHERE name_skeleton = \(shelter.details.nameSkeleton)
            AND state IN ('pending', 'verified', 'suspended') AND id <> \(shelter.id)
            """)
    }

    public func founded(for request: IdempotentRequest) async throws(FundingError) -> Shelter? {
        guard let id = try await answer(to: request)?.typed(ShelterSubject.self) else { return nil }
        return try await shelter(id)
    }

    public func shelter(_ id: ShelterID) async throws(FundingError) -> Shelter? {
        try await read { reader throws(DatabaseError) in try Self.shelter(id, reader) }
    }

    static func shelter(_ id: ShelterID, _ reader: any SQLReader) throws(DatabaseError) -> Shelter? {
        try reader.first(finding(id), ShelterRow.shelter(from:))
    }

    static func finding(_ id: ShelterID) -> SQL {
        "SELECT \(sql: ShelterRow.columns) FROM shelters WHERE id = \(id)"
    }

    public func shelters(_ ids: [ShelterID]) async throws(FundingError) -> [Shelter] {
        if ids.isEmpty { return [] }
        let found = try await read { reader throws(DatabaseError) in
            var found: [ShelterID: Shelter] = [:]
            for part in ids.partsOfFewSizes {
                let query: SQL = "SELECT \(sql: ShelterRow.columns) FROM shelters WHERE id IN \(list: part)"
                for shelter in try reader.query(query, ShelterRow.shelter(from:)) {
                    found[shelter.id] = shelter
                }
            }
            return found
        }
        return ids.compactMap { found[$0] }
    }

    public func page(
        _ filter: ShelterFilter, _ page: PageRequest
    ) async throws(FundingError) -> Page<Shelter> {
        let (list, unreadable) = (Self.list(filter), database.unreadableRows)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: ShelterRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try ShelterRow.shelter(&row)
            }
        }
    }

    /// The list of the filter's matches, the newest first.
    static func list(_ filter: ShelterFilter) -> KeysetList {
        var conditions: [SQL] = ["state = \(filter.state.rawValue)", "hidden_at IS NULL"]
        if !filter.hidden.isEmpty { conditions.append("owner NOT IN \(list: filter.hidden.sorted())") }
        for word in filter.nameWords {
            conditions.append("search_name LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        for word in filter.placeWords {
            conditions.append("search_place LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        return KeysetList(
            scope: filter.scope, source: "shelters", conditions: conditions, key: "shelters.created_at",
            id: "shelters.id", isIndexed: filter.nameWords.isEmpty && filter.placeWords.isEmpty)
    }
}
