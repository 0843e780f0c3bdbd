public import Vocabulary

/// The verbs of moderation, for one principal.
///
/// Verbs of reporters throw `service(.signInRequired)` for a visitor. Verbs of moderators throw that, and
/// `moderatorsOnly` for other members; a moderator is whoever has the role or one above it. Every verb may
/// throw `service` failures. A verb that throws has changed nothing, but for an outage in the middle of a
/// batch: that one is finished by whoever comes next.
public protocol ModerationRepository: Sendable {
    /// Reports a record of any domain, or a member, that the principal may see. While their report of it is
    /// open, reporting again replaces its reason and text and answers the same report.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer its report. Throws
    /// `invalidFields` (text), `notFound` for what is not there or may not be seen, `ownThing`,
    /// `tooManyReports`, `service(.keyReused)`, `service(.keyInFlight)`.
    func report(
        _ draft: ReportDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> ReportView

    /// One of the principal's own reports and what became of it, but not who decided. Throws `notFound`, also
    /// for those of others.
    func report(_ id: ReportID) async throws(ModerationError) -> ReportView

    /// A page of the principal's own reports, the newest first. Throws `invalidFields` for the cursor of
    /// another list.
    func reports(_ page: PageRequest) async throws(ModerationError) -> Page<ReportView>

    /// A page of the cases that fit, for moderators. Throws `invalidFields` for the cursor of another list.
    func cases(
        _ filter: CaseFilter, _ order: CaseOrder, _ page: PageRequest
    ) async throws(ModerationError) -> Page<CaseView>

    /// The case of a subject, with a page of its reports, its notes, and what was done, for moderators. Of
    /// the subject itself it shows no more than its own domain calls it. Throws `notFound` if it was never
    /// reported or acted on, `invalidFields` for the cursor of another list.
    func details(
        of subject: AnyIdentifier, _ page: PageRequest
    ) async throws(ModerationError) -> CaseDetails

    /// Notes something for other moderators about the case of a subject; under a key as `report`.
    ///
    /// Throws `invalidFields` (text), `notFound` if there is no case, `tooManyNotes`.
    func note(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> NoteView

    /// How much the order would be about, for whoever has to confirm it. Throws `invalidFields`, and nothing
    /// where there is nothing.
    func preview(
        _ target: ModerationTarget, _ verb: ModerationVerb
    ) async throws(ModerationError) -> ModerationPreview

    /// Acts, and decides the open reports about what it acts on: as one batch, in which reports and cases
    /// change together. Who reported, and the owners of what was changed, are told, each once.
    ///
    /// Named subjects that are not there are left out. A case on which another batch is at work is that
    /// one's. Subjects that the act changes nothing of are in the batch, but not among the changed ones. In
    /// bulk the audit log gets one event. With a key as `report`.
    ///
    /// Throws `invalidFields` (subjects, filter, reason), `operatorsOnly`, `notFound` if the one subject is
    /// not there, `changed` unless its case is at the expected version, `nothingToDo` where a filter finds
    /// nothing and for `dismiss` without an open report, `tooMany`, `notModerated`.
    func act(
        _ order: ModerationOrder, idempotencyKey key: IdempotencyKey?
    ) async throws(ModerationError) -> BatchView

    /// Opens the reports of a batch again and gives back what it has taken: what it hid, silenced or
    /// suspended. It is a batch itself. Again it changes nothing and answers the same.
    ///
    /// Reports that their reporter has made anew meanwhile, and those about what is gone, stay as they are.
    /// Throws `notFound`, `cannotUndo`, `operatorsOnly`.
    func undo(_ id: BatchID, reason: String) async throws(ModerationError) -> BatchView

    /// A batch and a page of its subjects, for moderators. Throws `notFound`, `invalidFields` for the cursor
    /// of another list.
    func batch(_ id: BatchID, _ page: PageRequest) async throws(ModerationError) -> BatchDetails

    /// A page of all batches, the newest first, for moderators.
    func batches(_ page: PageRequest) async throws(ModerationError) -> Page<BatchView>

    /// A page of what everybody may know of what moderators have done, the newest first: no names and no
    /// words.
    func log(_ page: PageRequest) async throws(ModerationError) -> Page<PublicLogEntry>
}

extension ModerationRepository {
    /// Reports without a key.
    public func report(_ draft: ReportDraft) async throws(ModerationError) -> ReportView {
        try await report(draft, idempotencyKey: nil)
    }

    /// Notes without a key.
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
