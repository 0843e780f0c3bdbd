public import Vocabulary

/// The verbs of moderation, for one principal.
///
/// Verbs of reporters throw `service(.signInRequired)` for an anonymous visitor. Verbs of moderators throw
/// that too, and `moderatorsOnly` for members without that role or a higher one. Every verb may throw
/// `service` failures. A verb that throws has changed nothing, except for an outage in the middle of a batch:
/// a later call finishes it.
public protocol ModerationRepository: Sendable {
    /// Reports a record of any domain, or a member, that the principal may see. While the principal's report
    /// is open, another one replaces its reason and text and answers the same report.
    ///
    /// With a key, repeated calls within 30 days make one report, and all answer it. Throws `invalidFields`
    /// (text), `notFound` for a record that is missing or hidden, `ownThing`, `tooManyReports`,
    /// `service(.keyReused)`, `service(.keyInFlight)`.
    func report(
        _ draft: ReportDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> ReportView

    /// One of the principal's own reports with its outcome, without the moderator. Throws `notFound`, also
    /// for reports by others.
    func report(_ id: ReportID) async throws(ModerationError) -> ReportView

    /// A page of the principal's own reports, the newest first. Throws `invalidFields` for the cursor of
    /// another list.
    func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView>

    /// A page of the matching cases, for moderators. Throws `invalidFields` for the cursor of another list.
    func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<CaseView>

    /// The case of a subject for moderators, with a page of its reports, its notes and its batches. Of the
    /// subject it shows only the title that its domain gives. Throws `notFound` if it was never reported or
    /// acted on, `invalidFields` for the cursor of another list.
    func details(
        of subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> CaseDetails

    /// Adds a note for moderators to the case of a subject; with a key as `report`.
    ///
    /// Throws `invalidFields` (text), `notFound` if there is no case, `tooManyNotes`.
    func note(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> NoteView

    /// The number of subjects and reports that an order would affect, for a confirmation. Throws
    /// `invalidFields`; an empty result is no error.
    func preview(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview

    /// Applies an act to its subjects and decides their open reports, as one batch, in which reports and
    /// cases change together. Reporters and the owners of changed subjects get one notice each.
    ///
    /// Named subjects that do not exist are left out. A case on which another batch is at work stays with
    /// that batch. Subjects that the act does not change belong to the batch, but not to the changed ones. A
    /// bulk act has one audit event. With a key as `report`.
    ///
    /// Throws `invalidFields` (subjects, filter, reason), `operatorsOnly`, `notFound` if the single subject
    /// does not exist, `changed` unless its case has the expected version, `nothingToDo` if a filter matches
    /// nothing and for `dismiss` without an open report, `tooMany`, `notModerated`.
    func act(
        _ order: ModerationOrder, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> BatchView

    /// Reopens the reports of a batch and reverts its acts: hiding, silencing or suspension. The undo is
    /// itself a batch; repeating it changes nothing and answers the same.
    ///
    /// Reports that their reporter has made again meanwhile, and those about a closed subject, stay as they
    /// are. Throws `notFound`, `cannotUndo`, `operatorsOnly`.
    func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView

    /// A batch and a page of its subjects, for moderators. Throws `notFound`, `invalidFields` for the cursor
    /// of another list.
    func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails

    /// A page of all batches, the newest first, for moderators.
    func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView>

    /// A page of the public log of moderation, the newest first, without names and reasons.
    func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry>
}

extension ModerationRepository {
    /// Reports without a key.
    public func report(_ draft: ReportDraft) async throws(ModerationError) -> ReportView {
        try await report(draft, idempotencyKey: nil)
    }

    /// Adds a note without a key.
    public func note(
        _ text: String, about subject: AnyIdentifier
    ) async throws(ModerationError) -> NoteView {
        try await note(text, about: subject, idempotencyKey: nil)
    }

    /// Acts without a key.
    public func act(_ order: ModerationOrder) async throws(ModerationError) -> BatchView {
        try await act(order, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of moderation. Throws `internal` where none were provided.
    public var moderation: any ModerationRepository {
        get throws(ModerationError) {
            try repository((any ModerationRepository).self, failure: ModerationError.self)
        }
    }
}
