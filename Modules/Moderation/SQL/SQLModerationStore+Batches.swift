import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func begin(_ plan: UndoPlan) async throws(ModerationError) -> ModerationBatch {
        let undo = try await write { writer throws(DatabaseError) -> ModerationBatch? in
            try Self.closedMembers.requireOpen(plan.moderator, writer)
            // Written first, so that the second of two concurrent undos sees the first.
            let isFirst = try writer.run(
                """
                UPDATE moderation_batches SET undone_by = \(plan.id)
                WHERE id = \(plan.undoing) AND undone_by IS NULL
                """)
            guard let other = try Self.batch(plan.undoing, writer) else { return nil }
            guard isFirst == 1 else {
                guard let undo = other.undoneBy else { return nil }
                return try Self.batch(undo, writer)
            }
            let undo = plan.batch(undoing: other)
            try writer.run("INSERT INTO moderation_batches \(sql: BatchRow.assignments(undo).insertion)")
            try writer.run(
                """
                INSERT INTO moderation_batch_subjects (batch, case_id, subject, owner, told, changed)
                SELECT \(plan.id), case_id, subject, owner, 1 - changed, 0 FROM moderation_batch_subjects
                WHERE batch = \(plan.undoing)
                """)
            try Self.leaveOutReason(of: undo.id, ifAnyHasWithdrawn: writer)
            return try Self.batch(undo.id, writer)
        }
        guard let undo else { throw .notFound }
        return undo
    }

    public func batch(_ id: BatchID) async throws(ModerationError) -> ModerationBatch? {
        try await read { reader throws(DatabaseError) in try Self.batch(id, reader) }
    }

    static func batch(_ id: BatchID, _ reader: any SQLReader) throws(DatabaseError) -> ModerationBatch? {
        try batches("id = \(id)", limit: 1, reader).first
    }

    private static func batches(
        _ condition: SQL, limit: Int, _ reader: any SQLReader
    ) throws(DatabaseError) -> [ModerationBatch] {
        try reader.query(
            """
            SELECT \(sql: BatchRow.columns) FROM moderation_batches WHERE \(sql: condition)
            ORDER BY made_at DESC, id DESC LIMIT \(limit)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try BatchRow.batch(&row)
        }
    }

    public func untold(
        of batch: BatchID, limit: Int
    ) async throws(ModerationError) -> [BatchSubjectView] {
        try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT \(sql: BatchRow.subjectColumns) FROM moderation_batch_subjects
                WHERE batch = \(batch) AND told = 0 ORDER BY case_id LIMIT \(limit)
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try BatchRow.subject(&row)
            }
        }
    }

    public func note(
        told: [BatchSubjectView], changed: Set<AnyIdentifier>, in batch: BatchID
    ) async throws(ModerationError) {
        let (new, same) = (
            told.filter { changed.contains($0.subject) }.map(\.caseID),
            told.filter { !changed.contains($0.subject) }.map(\.caseID)
        )
        try await write { writer throws(DatabaseError) in
            for portion in new.portions(of: Self.portion) {
                try writer.run(
                    """
                    UPDATE moderation_batch_subjects SET told = 1, changed = 1
                    WHERE batch = \(batch) AND case_id IN \(list: portion)
                    """)
            }
            for portion in same.portions(of: Self.portion) {
                try writer.run(
                    """
                    UPDATE moderation_batch_subjects SET told = 1
                    WHERE batch = \(batch) AND case_id IN \(list: portion)
                    """)
            }
        }
    }

    public func running(limit: Int, madeBy latest: Timestamp) async throws(ModerationError) -> [BatchID] {
        try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT id FROM moderation_batches WHERE state = \(BatchRow.running)
                AND made_at <= \(latest) ORDER BY made_at, id LIMIT \(limit)
                """
            ) { row throws(DatabaseError) in try row.id(0) }
        }
    }

    public func batches(
        about subject: AnyIdentifier, limit: Int
    ) async throws(ModerationError) -> [ModerationBatch] {
        try await read { reader throws(DatabaseError) in
            try Self.batches(
                "id IN (SELECT batch FROM moderation_batch_subjects WHERE subject = \(subject))",
                limit: limit, reader)
        }
    }

    public func batches(
        _ page: PageRequest, endedOnly: Bool
    ) async throws(ModerationError) -> Page<ModerationBatch> {
        let list = KeysetList(
            scope: endedOnly ? ModerationScope.log : ModerationScope.batches, source: "moderation_batches",
            conditions: [endedOnly ? "state = \(BatchRow.done)" : "1 = 1"], key: "made_at", id: "id",
            isIndexed: true)
        return try await self.page(list, page, columns: BatchRow.columns) { row throws(DatabaseError) in
            try BatchRow.batch(&row)
        }
    }

    public func subjects(
        of batch: BatchID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<BatchSubjectView> {
        let list = KeysetList(
            scope: ModerationScope.subjects(of: batch), source: "moderation_batch_subjects",
            conditions: ["batch = \(batch)"], key: "changed", id: "case_id", isIndexed: true)
        return try await self.page(list, page, columns: BatchRow.subjectColumns) {
            row throws(DatabaseError) in
            try BatchRow.subject(&row)
        }
    }
}
