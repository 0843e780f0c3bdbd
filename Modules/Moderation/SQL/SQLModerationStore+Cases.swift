import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<ModerationCase> {
        var conditions: [SQL] = ["1 = 1"]
        if let state = filter.state { conditions.append("state = \(state.rawValue)") }
        if let owner = filter.owner { conditions.append("owner = \(owner)") }
        if let kind = filter.kind { conditions.append("SUBSTR(subject, 1, 3) = \(kind)") }
        if let reason = filter.reason {
            conditions.append(
                """
                EXISTS (SELECT 1 FROM moderation_reports AS r
                WHERE r.subject = moderation_cases.subject AND r.reason = \(reason.rawValue))
                """)
        }
        let isIndexed = filter.state != nil && filter.kind == nil && filter.reason == nil
        let list = KeysetList(
            scope: filter.scope(order), source: "moderation_cases", conditions: conditions,
            key: order == .most ? "open_reports" : "first_at", id: "id", isAscending: order == .oldest,
            isIndexed: isIndexed)
        return try await self.page(list, page, columns: CaseRow.columns) { row throws(DatabaseError) in
            try CaseRow.record(&row)
        }
    }

    public func cases(of subjects: [AnyIdentifier]) async throws(ModerationError) -> [ModerationCase] {
        let portions = Set(subjects).portions(of: Self.portion)
        return try await read { reader throws(DatabaseError) in
            var cases: [ModerationCase] = []
            for portion in portions {
                cases += try reader.query(
                    """
                    SELECT \(sql: CaseRow.columns) FROM moderation_cases WHERE subject IN \(list: portion)
                    ORDER BY id
                    """
                ) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    return try CaseRow.record(&row)
                }
            }
            return cases
        }
    }

    public func insert(
        _ note: ModerationNote, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationNote {
        try await write(
            note.id.raw, for: request, by: note.author,
            known: { id, writer throws(DatabaseError) in
                try Self.notes("id = \(id)", writer).first
            }
        ) { writer throws(DatabaseError) in
            let isOfSomebody = try writer.exists(
                """
                SELECT 1 FROM moderation_cases AS c WHERE subject = \(note.subject) AND NOT EXISTS (
                    SELECT 1 FROM moderation_closed_members AS closed WHERE closed.member = c.owner)
                """)
            guard isOfSomebody else { return .failure(.notFound) }
            let count = try Self.notes("subject = \(note.subject)", writer).count
            if count >= ModerationNote.most { return .failure(.tooManyNotes(ModerationNote.most)) }
            try writer.run(
                """
                INSERT INTO moderation_notes (id, subject, author, body, created_at)
                VALUES (\(note.id), \(note.subject), \(note.author), \(note.text), \(note.createdAt))
                """)
            return .success((note, note.id.raw))
        }
    }

    public func notes(about subject: AnyIdentifier) async throws(ModerationError) -> [ModerationNote] {
        try await read { reader throws(DatabaseError) in
            try Self.notes("subject = \(subject)", reader)
        }
    }

    private static func notes(
        _ condition: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [ModerationNote] {
        try reader.query(
            """
            SELECT \(sql: NoteRow.columns) FROM moderation_notes WHERE \(sql: condition)
            ORDER BY created_at, id LIMIT \(ModerationNote.most)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try NoteRow.note(&row)
        }
    }
}

extension SQLModerationStore {
    /// How many identifiers stand in one statement: engines bound how many values one may have.
    static let portion = 1000
}

extension Collection {
    /// Its elements, so many at a time.
    func portions(of size: Int) -> [[Element]] {
        var (portions, rest): ([[Element]], SubSequence) = ([], self[...])
        while !rest.isEmpty {
            portions.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        return portions
    }
}
