import Moderation
import Vocabulary
public import Wire

/// The HTTP operations of moderation.
public enum ModerationEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] =
        [
            report.description, reports.description, ownReport.description, cases.description,
            details.description, note.description, preview.description,
        ] + acts.map(\.description) + [
            undo.description, batch.description, batches.description, log.description,
        ]

    static let report = Endpoint<ReportDraft, ReportView, ModerationError>(
        name: "moderation.report", .post, "/api/v1/reports", access: .member, status: 201, creates: true,
        limit: .perMember(30, oneMoreEach: .seconds(30)),
        summary: "Report a record of any domain, or a member.",
        input: ModerationWire.draft, output: ModerationWire.report,
        failures: failures.only(
            .invalidFields([]), .notFound, .ownThing, .tooManyReports(until: ModerationWire.exampleUntil)))

    static let reports = Endpoint<ModerationPageInput, Page<ReportView>, ModerationError>(
        name: "moderation.reports", .get, "/api/v1/reports", access: .member,
        summary: "A page of one's own reports, the newest first.",
        input: ModerationPageInput.shape, output: ModerationWire.reports,
        failures: failures.only(.invalidFields([])))

    static let ownReport = Endpoint<OneReport, ReportView, ModerationError>(
        name: "moderation.ownReport", .get, "/api/v1/reports/{id}", access: .member,
        summary: "One of one's own reports and what became of it.",
        input: OneReport.shape, output: ModerationWire.report, failures: failures.only(.notFound))

    static let cases = Endpoint<CasesInput, Page<CaseView>, ModerationError>(
        name: "moderation.cases", .get, "/api/v1/moderation/cases", access: .member,
        summary: "A page of the queue, for moderators.",
        input: CasesInput.shape, output: ModerationWire.cases,
        failures: failures.only(.invalidFields([]), .moderatorsOnly))

    static let details = Endpoint<CasePageInput, CaseDetails, ModerationError>(
        name: "moderation.case", .get, "/api/v1/moderation/cases/{subject}", access: .member,
        summary: "One case with its reports, notes and acts, for moderators.",
        input: CasePageInput.shape, output: ModerationWire.details,
        failures: failures.only(.invalidFields([]), .moderatorsOnly, .notFound))

    static let note = Endpoint<NoteInput, NoteView, ModerationError>(
        name: "moderation.note", .post, "/api/v1/moderation/cases/{subject}/notes", access: .member,
        status: 201, creates: true, summary: "Note something about a case for other moderators.",
        input: NoteInput.shape, output: ModerationWire.note,
        failures: failures.only(
            .invalidFields([]), .moderatorsOnly, .notFound, .tooManyNotes(ModerationNote.most)))

    static let failures = ModerationWire.failures
}

extension ModerationEndpoints {
    static let preview = Endpoint<PreviewInput, ModerationPreview, ModerationError>(
        name: "moderation.preview", .post, "/api/v1/moderation/preview", access: .member,
        summary: "How many subjects and reports an act would be about, for moderators.",
        input: PreviewInput.shape, output: ModerationWire.preview,
        failures: failures.only(.invalidFields([]), .moderatorsOnly))

    /// One for each verb.
    static let acts = ModerationVerb.allCases.map(act)

    /// The endpoint of a verb.
    static func act(_ verb: ModerationVerb) -> Endpoint<OrderInput, BatchView, ModerationError> {
        switch verb {
        case .dismiss: dismiss
        case .hide: hide
        case .restore: restore
        case .remove: remove
        case .silence: silence
        case .unsilence: unsilence
        case .suspend: suspend
        case .reinstate: reinstate
        }
    }

    /// The errors of an act.
    static func refusals(of verb: ModerationVerb) -> FailureCoder<ModerationError> {
        var all: [ModerationError] = [
            .invalidFields([]), .moderatorsOnly, .notFound, .changed(.first), .nothingToDo,
            .tooMany(ModerationBatch.largest + 1),
        ]
        if verb.isOperators { all.append(.operatorsOnly) }
        if case .subject = verb.effect { all.append(.notModerated(kind: "mem")) }
        return failures.only(all)
    }

    static let undo = Endpoint<UndoInput, BatchView, ModerationError>(
        name: "moderation.undo", .post, "/api/v1/moderation/batches/{id}/undo", access: .member,
        summary: "Undo a batch, for whoever may act so.",
        input: UndoInput.shape, output: ModerationWire.batch,
        failures: failures.only(
            .invalidFields([]), .moderatorsOnly, .operatorsOnly, .notFound, .cannotUndo))

    static let batch = Endpoint<PageOf<BatchSubject>, BatchDetails, ModerationError>(
        name: "moderation.batch", .get, "/api/v1/moderation/batches/{id}", access: .member,
        summary: "One batch with a page of its subjects, for moderators.",
        input: PageOf.shape("BatchPageInput"), output: ModerationWire.batchDetails,
        failures: failures.only(.invalidFields([]), .moderatorsOnly, .notFound))

    static let batches = Endpoint<ModerationPageInput, Page<BatchView>, ModerationError>(
        name: "moderation.batches", .get, "/api/v1/moderation/batches", access: .member,
        summary: "A page of all batches, the newest first, for moderators.",
        input: ModerationPageInput.shape, output: ModerationWire.batches,
        failures: failures.only(.invalidFields([]), .moderatorsOnly))

    static let log = Endpoint<ModerationPageInput, Page<PublicLogEntry>, ModerationError>(
        name: "moderation.log", .get, "/api/v1/moderation/log", access: .anyone,
        summary: "A page of what moderators have done, without names and words.",
        input: ModerationPageInput.shape, output: ModerationWire.log,
        failures: failures.only(.invalidFields([])))
}
