public import Moderation
public import Vocabulary
public import Wire

/// The wire forms of moderation.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum ModerationWire {
    /// A report as its reporter sees it.
    public static let report: WireCoder<ReportView> = Shape<ReportView>(
        "Report",
        Field(flattening: reportShape) { $0.report },
        Field("title", WireCoder<String>.text(example: "원목 책상").optional) { $0.title }
    ) { report, title in ReportView(report: report, title: title) }.coder

    /// A page of the member's own reports.
    public static let reports: WireCoder<Page<ReportView>> = .page("ReportPage", of: report)

    /// A page of cases.
    public static let cases: WireCoder<Page<CaseView>> = .page("ModerationCasePage", of: caseShape.coder)

    /// A case with its reports, notes and batches.
    public static let details: WireCoder<CaseDetails> = Shape<CaseDetails>(
        "ModerationCaseDetails",
        Field("case", caseShape.coder) { $0.view },
        Field("reports", .page("CaseReportPage", of: caseReport)) { $0.reports },
        Field("notes", note.array) { $0.notes },
        Field("batches", batch.array) { $0.batches }
    ) { view, reports, notes, batches in
        CaseDetails(view: view, reports: reports, notes: notes, batches: batches)
    }.coder

    /// A note of a moderator.
    public static let note: WireCoder<NoteView> = Shape<NoteView>(
        "ModerationNote",
        Field("id", .id()) { $0.note.id },
        Field("subject", .anyIdentifier) { $0.note.subject },
        Field("author", member.optional) { $0.author },
        Field("text", .text(example: "판매자에게 물어봤습니다")) { $0.note.text },
        Field("createdAt", .timestamp) { $0.note.createdAt }
    ) { id, subject, author, text, createdAt in
        let note = ModerationNote(
            id: id, subject: subject, author: author?.id, text: text, createdAt: createdAt)
        return NoteView(note: note, author: author)
    }.coder

    /// How much an act would be about.
    public static let preview: WireCoder<ModerationPreview> = Shape<ModerationPreview>(
        "ModerationPreview", Field("subjects", .count) { $0.subjects },
        Field("reports", .count) { $0.reports }
    ) { subjects, reports in ModerationPreview(subjects: subjects, reports: reports) }.coder

    static let member: WireCoder<MemberCard> = .memberCard("ModerationMember", nickname: "이웃")
}

extension ModerationWire {
    static let reportShape = Shape<SubjectReport>(
        "ReportRecord",
        Field("id", .id()) { $0.id },
        Field("subject", .anyIdentifier) { $0.subject },
        Field("owner", .id()) { $0.owner },
        Field("reporter", WireCoder<MemberID>.id().optional) { $0.reporter },
        Field("reason", WireCoder<ReportReason>.choice) { $0.reason },
        Field("text", .text(example: "입금 후 연락이 없습니다")) { $0.text },
        Field(flattening: outcomeShape) {
            Outcome(
                state: $0.state, batch: $0.batch, createdAt: $0.createdAt, resolvedAt: $0.resolvedAt)
        }
    ) { id, subject, owner, reporter, reason, text, outcome in
        SubjectReport(
            id: id, subject: subject, owner: owner, reporter: reporter, reason: reason, text: text,
            state: outcome.state, batch: outcome.batch, createdAt: outcome.createdAt,
            resolvedAt: outcome.resolvedAt)
    }

    /// The outcome of a report.
    private struct Outcome: Sendable {
        let state: ReportState
        let batch: BatchID?
        let createdAt: Timestamp
        let resolvedAt: Timestamp?
    }

    private static let outcomeShape = Shape<Outcome>(
        "ReportOutcome",
        Field("state", WireCoder<ReportState>.choice) { $0.state },
        Field("batch", WireCoder<BatchID>.id().optional) { $0.batch },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("resolvedAt", WireCoder<Timestamp>.timestamp.optional) { $0.resolvedAt }
    ) { state, batch, createdAt, resolvedAt in
        Outcome(state: state, batch: batch, createdAt: createdAt, resolvedAt: resolvedAt)
    }

    /// A report with its reporter's card.
    private static let caseReport: WireCoder<CaseReport> = Shape<CaseReport>(
        "CaseReport",
        Field(flattening: reportShape) { $0.report },
        Field("reporterCard", member.optional) { $0.reporter }
    ) { report, reporter in CaseReport(report: report, reporter: reporter) }.coder

    static let caseShape = Shape<CaseView>(
        "ModerationCase",
        Field("id", .id()) { $0.record.id },
        Field("subject", .anyIdentifier) { $0.record.subject },
        Field("title", WireCoder<String>.text(example: "원목 책상").optional) { $0.title },
        Field("owner", member) { $0.owner },
        Field(flattening: standingShape) { CaseStanding($0.record) }
    ) { id, subject, title, owner, standing in
        let record = ModerationCase(
            id: id, subject: subject, owner: owner.id, openReports: standing.openReports,
            firstAt: standing.firstAt, lastAt: standing.lastAt, isGone: standing.isGone,
            version: standing.version)
        return CaseView(record: record, title: title, owner: owner)
    }

    /// How a case stands.
    private struct CaseStanding: Sendable {
        let state: CaseState
        let openReports: Int
        let firstAt: Timestamp
        let lastAt: Timestamp
        let isGone: Bool
        let version: Version

        init(
            state: CaseState, openReports: Int, firstAt: Timestamp, lastAt: Timestamp, isGone: Bool,
            version: Version
        ) {
            (self.state, self.openReports, self.firstAt) = (state, openReports, firstAt)
            (self.lastAt, self.isGone, self.version) = (lastAt, isGone, version)
        }

        init(_ record: ModerationCase) {
            self.init(
                state: record.state, openReports: record.openReports, firstAt: record.firstAt,
                lastAt: record.lastAt, isGone: record.isGone, version: record.version)
        }
    }

    private static let standingShape = Shape<CaseStanding>(
        "CaseStanding",
        Field("state", WireCoder<CaseState>.choice) { $0.state },
        Field("openReports", .count) { $0.openReports },
        Field("firstAt", .timestamp) { $0.firstAt },
        Field("lastAt", .timestamp) { $0.lastAt },
        Field("isGone", .bool) { $0.isGone },
        Field("version", .version) { $0.version }
    ) { state, openReports, firstAt, lastAt, isGone, version in
        CaseStanding(
            state: state, openReports: openReports, firstAt: firstAt, lastAt: lastAt, isGone: isGone,
            version: version)
    }
}

extension WireCoder where Value == AnyIdentifier {
    /// An identifier of any kind of thing: `lst_…`.
    static var anyIdentifier: WireCoder<AnyIdentifier> {
        WireCoder<String>.text(example: "lst_01kexample0000000000000000")
            .map(expected: "three letters, _ and 26 letters or digits", to: { "\($0)" }, from: { Value($0) })
    }
}
