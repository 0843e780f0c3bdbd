import Database
import Moderation
import Vocabulary

/// The columns of a report, and the reading of them in their order.
enum ReportRow {
    static let columns: SQL = """
        id, subject, owner, reporter, reason, body, state, batch, created_at, resolved_at
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func report(_ row: inout RowReader) throws(DatabaseError) -> SubjectReport {
        SubjectReport(
            id: try row.id(), subject: try row.anyIdentifier(), owner: try row.id(),
            reporter: try row.optionalID(), reason: try row.value(), text: try row.text(),
            state: try row.value(), batch: try row.optionalID(), createdAt: try row.timestamp(),
            resolvedAt: try row.optionalTimestamp())
    }

    /// The column values of a report.
    static func assignments(_ report: SubjectReport) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", report.id)
        row.set("subject", report.subject)
        row.set("owner", report.owner)
        row.set("reporter", report.reporter)
        row.set("reason", report.reason.rawValue)
        row.set("body", report.text)
        row.set("state", report.state.rawValue)
        row.set("batch", report.batch)
        row.set("created_at", report.createdAt)
        row.set("resolved_at", report.resolvedAt)
        return row
    }
}

/// The columns of a case, and the reading of them in their order.
enum CaseRow {
    static let columns: SQL = "id, subject, owner, open_reports, first_at, last_at, gone, version"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func record(_ row: inout RowReader) throws(DatabaseError) -> ModerationCase {
        ModerationCase(
            id: try row.id(), subject: try row.anyIdentifier(), owner: try row.id(),
            openReports: try row.count(), firstAt: try row.timestamp(), lastAt: try row.timestamp(),
            isGone: try row.bool(), version: try row.version())
    }
}

/// The columns of a note, and the reading of them in their order.
enum NoteRow {
    static let columns: SQL = "id, subject, author, body, created_at"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func note(_ row: inout RowReader) throws(DatabaseError) -> ModerationNote {
        ModerationNote(
            id: try row.id(), subject: try row.anyIdentifier(), author: try row.optionalID(),
            text: try row.text(), createdAt: try row.timestamp())
    }
}

/// The columns of a batch and of its subjects, and the reading of them in their order.
enum BatchRow {
    static let columns: SQL = """
        id, verb, undoes, undone_by, category, reason, moderator, role, made_at, bulk, kind, subjects,
        reports, changed, state
        """
    static let subjectColumns: SQL = "case_id, subject, owner, changed"

    static let running = "running"
    static let done = "done"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func batch(_ row: inout RowReader) throws(DatabaseError) -> ModerationBatch {
        ModerationBatch(
            id: try row.id(), verb: try row.value(), undoes: try row.optionalID(),
            undoneBy: try row.optionalID(), category: try row.value(), reason: try row.text(),
            moderator: try row.optionalID(), role: try row.value(), madeAt: try row.timestamp(),
            isBulk: try row.bool(), kind: try row.text(), subjects: try row.count(),
            reports: try row.count(), changed: try row.count(), isRunning: try row.text() == running)
    }

    /// Reads `subjectColumns`. Throws `corrupt` for values that this store never writes.
    static func subject(_ row: inout RowReader) throws(DatabaseError) -> BatchSubjectView {
        BatchSubjectView(
            caseID: try row.id(), subject: try row.anyIdentifier(), owner: try row.id(),
            isChanged: try row.bool())
    }

    /// The column values of a batch.
    static func assignments(_ batch: ModerationBatch) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", batch.id)
        row.set("verb", batch.verb.rawValue)
        row.set("undoes", batch.undoes)
        row.set("undone_by", batch.undoneBy)
        row.set("category", batch.category.rawValue)
        row.set("reason", batch.reason)
        row.set("moderator", batch.moderator)
        row.set("role", batch.role.rawValue)
        row.set("made_at", batch.madeAt)
        row.set("bulk", batch.isBulk)
        row.set("kind", batch.kind)
        row.set("subjects", batch.subjects)
        row.set("reports", batch.reports)
        row.set("changed", batch.changed)
        row.set("state", batch.isRunning ? running : done)
        return row
    }
}

extension RowReader {
    /// An identifier, nil for NULL.
    mutating func optionalID<Subject: IdentifierSubject>() throws(DatabaseError) -> Identifier<Subject>? {
        guard let text = try optionalText() else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("an identifier") }
        return Identifier(raw)
    }
}
