import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func insert(
        _ report: SubjectReport, caseID: CaseID, request: IdempotentRequest?
    ) async throws(ModerationError) -> SubjectReport {
        try await write(
            report.id.raw, for: request, by: report.reporter,
            known: { id, writer throws(DatabaseError) in try Self.report(ReportID(id), writer) }
        ) { writer throws(DatabaseError) in
            if try Self.isGone(report, writer) { return .failure(.notFound) }
            if let open = try Self.openReport(like: report, writer) { return .success((open, open.id.raw)) }
            if let until = try Self.limit(of: report, writer) {
                return .failure(.tooManyReports(until: until))
            }
            try writer.run("INSERT INTO moderation_reports \(sql: ReportRow.assignments(report).insertion)")
            try writer.run(Self.counting(report, caseID))
            return .success((report, report.id.raw))
        }
    }

    private static func isGone(
        _ report: SubjectReport, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let isGone = try writer.exists(
            "SELECT 1 FROM moderation_cases WHERE subject = \(report.subject) AND gone = 1")
        if isGone { return true }
        return try writer.exists(
            "SELECT 1 FROM moderation_closed_members WHERE member = \(report.owner)")
    }

    /// The open report of the same reporter and subject, with the new words; nil if there is none.
    private static func openReport(
        like report: SubjectReport, _ writer: any SQLWriter
    ) throws(DatabaseError) -> SubjectReport? {
        try writer.query(
            """
            UPDATE moderation_reports SET reason = \(report.reason.rawValue), body = \(report.text)
            WHERE reporter = \(report.reporter) AND subject = \(report.subject) AND state = 'open'
            RETURNING \(sql: ReportRow.columns)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try ReportRow.report(&row)
        }.first
    }

    /// Until when the reporter may report nothing; nil if they may.
    private static func limit(
        of report: SubjectReport, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Timestamp? {
        let since = report.createdAt.advanced(by: .zero - ReportLimits.window)
        let oldest = try writer.query(
            """
            SELECT created_at FROM moderation_reports
            WHERE reporter = \(report.reporter) AND created_at > \(since) AND state = 'open'
            ORDER BY created_at LIMIT \(ReportLimits.most)
            """
        ) { row throws(DatabaseError) in try row.timestamp(0) }
        guard oldest.count >= ReportLimits.most else { return nil }
        return oldest.first?.advanced(by: ReportLimits.window)
    }

    /// Counts the report in its case, which begins with it if there is none.
    private static func counting(_ report: SubjectReport, _ caseID: CaseID) -> SQL {
        let now = report.createdAt
        return """
            INSERT INTO moderation_cases
                (id, subject, owner, open_reports, first_at, last_at, state, gone, version)
            VALUES (\(caseID), \(report.subject), \(report.owner), 1, \(now), \(now), 'open', 0, 1)
            ON CONFLICT (subject) DO UPDATE SET open_reports = moderation_cases.open_reports + 1,
            state = 'open', last_at = CASE WHEN moderation_cases.last_at < excluded.last_at
            THEN excluded.last_at ELSE moderation_cases.last_at END
            """
    }

    private static func report(
        _ id: ReportID, _ reader: any SQLReader
    ) throws(DatabaseError) -> SubjectReport? {
        try reader.first("SELECT \(sql: ReportRow.columns) FROM moderation_reports WHERE id = \(id)") {
            row throws(DatabaseError) in
            var row = RowReader(row)
            return try ReportRow.report(&row)
        }
    }

    public func find(_ id: ReportID) async throws(ModerationError) -> SubjectReport? {
        try await read { reader throws(DatabaseError) in try Self.report(id, reader) }
    }

    public func reports(
        by reporter: MemberID, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        try await reports(
            ["reporter = \(reporter)"], page, scope: ModerationScope.reports(by: reporter))
    }

    public func reports(
        about subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> Page<SubjectReport> {
        try await reports(
            ["subject = \(subject)"], page, scope: ModerationScope.reports(about: subject))
    }

    private func reports(
        _ conditions: [SQL], _ page: PageRequest, scope: UInt64
    ) async throws(ModerationError) -> Page<SubjectReport> {
        let list = KeysetList(
            scope: scope, source: "moderation_reports", conditions: conditions, key: "created_at", id: "id",
            isIndexed: true)
        return try await self.page(list, page, columns: ReportRow.columns) { row throws(DatabaseError) in
            try ReportRow.report(&row)
        }
    }
}
