import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func count(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview {
        try await read { reader throws(DatabaseError) in
            let found = try Self.count(target, verb, reader)
            guard case .subjects(let subjects) = target else { return found }
            return ModerationPreview(subjects: Set(subjects).count, reports: found.reports)
        }
    }

    /// How many subjects have open reports that an act would decide, and how many these are.
    private static func count(
        _ target: ModerationTarget, _ verb: ModerationVerb, _ reader: any SQLReader
    ) throws(DatabaseError) -> ModerationPreview {
        var (subjects, reports) = (0, 0)
        for source in sources(target, verb) {
            try reader.rows(of: "SELECT COUNT(DISTINCT subject), COUNT(*) FROM \(sql: source)") {
                row throws(DatabaseError) in
                subjects += try row.count(0)
                reports += try row.count(1)
            }
        }
        return ModerationPreview(subjects: subjects, reports: reports)
    }

    /// The open reports that an act would decide, in portions that do not overlap.
    private static func sources(_ target: ModerationTarget, _ verb: ModerationVerb) -> [SQL] {
        switch target {
        case .subjects(let subjects):
            return Set(subjects).portions(of: portion).map {
                "moderation_reports WHERE \(sql: free) AND subject IN \(list: $0)"
            }
        case .reports(let filter):
            if verb == .dismiss { return ["moderation_reports WHERE \(sql: filter.condition(free))"] }
            // A join that every engine starts with the few distinct subjects. The plan of IN would depend on
            // statistics, which are outdated for tables that have just grown.
            return [
                """
                (SELECT r.subject FROM (
                    SELECT DISTINCT subject FROM moderation_reports WHERE \(sql: filter.condition(free))
                ) AS part JOIN moderation_reports AS r ON r.subject = part.subject
                WHERE r.state = 'open' AND r.batch IS NULL) AS found
                """
            ]
        }
    }

    /// Of reports that are open and that no batch has taken.
    private static let free: SQL = "state = 'open' AND batch IS NULL"

    public func begin(
        _ plan: BatchPlan, request: IdempotentRequest?
    ) async throws(ModerationError) -> ModerationBatch {
        try await write(
            plan.id.raw, for: request, by: plan.moderator,
            known: { id, writer throws(DatabaseError) in try Self.batch(BatchID(id), writer) }
        ) { writer throws(DatabaseError) in
            if let changed = try Self.changed(plan, writer) { return .failure(.changed(changed)) }
            let found = try Self.count(plan.order.target, plan.order.verb, writer)
            let subjects = plan.cases.isEmpty ? found.subjects : plan.cases.count
            if let obstacle = plan.obstacle(subjects: subjects, reports: found.reports) {
                return .failure(obstacle)
            }
            try Self.take(plan, writer)
            let batch = try plan.batch(
                kinds: Self.kinds(of: plan.id, writer), subjects: subjects,
                category: Self.category(of: plan.id, writer))
            try writer.run("INSERT INTO moderation_batches \(sql: BatchRow.assignments(batch).insertion)")
            try Self.leaveOutReason(of: batch.id, ifAnyHasWithdrawn: writer)
            return .success((batch, batch.id.raw))
        }
    }

    /// The version of the one case, if it is not the expected one.
    private static func changed(
        _ plan: BatchPlan, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Version? {
        guard let expected = plan.order.expecting, let one = plan.cases.first else { return nil }
        let current = try writer.first(
            "SELECT version FROM moderation_cases WHERE subject = \(one.subject)"
        ) { row throws(DatabaseError) in try row.version(0) }
        let version = current ?? one.version
        return version == expected ? nil : version
    }

    /// Stores the batch's subjects and takes the reports that it will decide.
    private static func take(_ plan: BatchPlan, _ writer: any SQLWriter) throws(DatabaseError) {
        let id = plan.id
        if case .reports(let filter) = plan.order.target {
            try writer.run(
                "UPDATE moderation_reports SET batch = \(id) WHERE \(sql: filter.condition(free))")
            try writer.run(
                """
                INSERT INTO moderation_batch_subjects (batch, case_id, subject, owner, told, changed)
                SELECT \(id), c.id, c.subject, c.owner, 0, 0
                FROM (SELECT DISTINCT subject FROM moderation_reports WHERE batch = \(id)) AS part
                JOIN moderation_cases AS c ON c.subject = part.subject
                """)
        }
        for portion in plan.cases.portions(of: portion) {
            let new = portion.filter { $0.openReports == 0 && $0.version == .first }
            if !new.isEmpty { try writer.run(inserting(new)) }
            let subjects = portion.map(\.subject)
            try writer.run(naming(id, subjects))
            try writer.run(
                """
                UPDATE moderation_reports SET batch = \(id)
                WHERE \(sql: free) AND subject IN \(list: subjects)
                """
            )
        }
        if plan.cases.isEmpty, plan.order.verb != .dismiss { try writer.run(taking(id)) }
        try writer.run(countingUp(id))
    }

    /// Takes all open reports about the batch's subjects.
    private static func taking(_ batch: BatchID) -> SQL {
        """
        UPDATE moderation_reports SET batch = \(batch) FROM (
            SELECT subject FROM moderation_batch_subjects WHERE batch = \(batch)) AS part
        WHERE moderation_reports.subject = part.subject AND moderation_reports.state = 'open'
        AND moderation_reports.batch IS NULL
        """
    }

    /// Inserts cases of subjects never reported; existing cases stay.
    private static func inserting(_ cases: [ModerationCase]) -> SQL {
        let rows = cases.map { one in
            [
                one.id.sqlValue, one.subject.sqlValue, one.owner.sqlValue, 0.sqlValue, one.firstAt.sqlValue,
                one.lastAt.sqlValue, CaseState.closed.rawValue.sqlValue, 0.sqlValue, one.version.sqlValue,
            ]
        }
        return """
            INSERT INTO moderation_cases
                (id, subject, owner, open_reports, first_at, last_at, state, gone, version)
            VALUES \(sql: .rows(rows)) ON CONFLICT DO NOTHING
            """
    }

    /// Makes the cases of these subjects those of the batch.
    private static func naming(_ batch: BatchID, _ subjects: [AnyIdentifier]) -> SQL {
        """
        INSERT INTO moderation_batch_subjects (batch, case_id, subject, owner, told, changed)
        SELECT \(batch), id, subject, owner, 0, 0 FROM moderation_cases WHERE subject IN \(list: subjects)
        """
    }

    /// Counts the versions of the batch's cases up.
    static func countingUp(_ batch: BatchID) -> SQL {
        """
        UPDATE moderation_cases SET version = version + 1 FROM (\(sql: parts(of: batch))) AS part
        WHERE moderation_cases.id = part.case_id
        """
    }

    /// The cases of a batch.
    static func parts(of batch: BatchID) -> SQL {
        "SELECT case_id FROM moderation_batch_subjects WHERE batch = \(batch)"
    }

    private static func kinds(of batch: BatchID, _ reader: any SQLReader) throws(DatabaseError) -> Set<String>
    {
        Set(
            try reader.query(
                """
                SELECT DISTINCT SUBSTR(subject, 1, 3) FROM moderation_batch_subjects
                WHERE batch = \(batch)
                """
            ) { row throws(DatabaseError) in try row.text(0) })
    }

    /// The most frequent reason of the taken reports.
    private static func category(
        of batch: BatchID, _ reader: any SQLReader
    ) throws(DatabaseError) -> ReportReason {
        var counts: [ReportReason: Int] = [:]
        try reader.rows(
            of: """
                SELECT reason, COUNT(*) FROM moderation_reports WHERE batch = \(batch) GROUP BY reason
                """
        ) { row throws(DatabaseError) in
            let reason: ReportReason = try row.value(0)
            counts[reason] = try row.count(1)
        }
        return BatchPlan.mostCommon(counts)
    }
}

extension ReportFilter {
    /// The condition of matching reports that also meet the other condition.
    fileprivate func condition(_ other: SQL) -> SQL {
        var conditions = [other]
        if let owner { conditions.append("owner = \(owner)") }
        if let reason { conditions.append("reason = \(reason.rawValue)") }
        if let reporter { conditions.append("reporter = \(reporter)") }
        if let kind { conditions.append("SUBSTR(subject, 1, 3) = \(kind)") }
        return .joined(conditions, separator: " AND ")
    }
}
