public import Moderation
public import Vocabulary
public import Wire

extension ModerationWire {
    /// A batch with its moderator.
    public static let batch: WireCoder<BatchView> = batchShape.coder

    /// A page of batches.
    public static let batches: WireCoder<Page<BatchView>> = .page("ModerationBatchPage", of: batch)

    /// A batch and a page of its subjects.
    public static let batchDetails: WireCoder<BatchDetails> = Shape<BatchDetails>(
        "ModerationBatchDetails",
        Field("batch", batch) { $0.view },
        Field("subjects", .page("BatchSubjectPage", of: batchSubject)) { $0.subjects }
    ) { view, subjects in BatchDetails(view: view, subjects: subjects) }.coder

    /// A page of the public log.
    public static let log: WireCoder<Page<PublicLogEntry>> = .page("ModerationLogPage", of: logEntry)

    /// An entry of the public log.
    static let logEntry: WireCoder<PublicLogEntry> = Shape<PublicLogEntry>(
        "ModerationLogEntry",
        Field("verb", WireCoder<ModerationVerb>.choice) { $0.verb },
        Field("isUndo", .bool) { $0.isUndo },
        Field("kind", .text(example: "lst")) { $0.kind },
        Field("category", WireCoder<ReportReason>.choice) { $0.category },
        Field("at", .timestamp) { $0.at },
        Field("subjects", .count) { $0.subjects },
        Field("reports", .count) { $0.reports }
    ) { verb, isUndo, kind, category, moment, subjects, reports in
        PublicLogEntry(
            verb: verb, isUndo: isUndo, kind: kind, category: category, at: moment, subjects: subjects,
            reports: reports)
    }.coder

    private static let batchSubject: WireCoder<BatchSubjectView> = Shape<BatchSubjectView>(
        "BatchSubject",
        Field("case", .id()) { $0.caseID },
        Field("subject", .anyIdentifier) { $0.subject },
        Field("owner", .id()) { $0.owner },
        Field("isChanged", .bool) { $0.isChanged }
    ) { caseID, subject, owner, isChanged in
        BatchSubjectView(caseID: caseID, subject: subject, owner: owner, isChanged: isChanged)
    }.coder

    private static let batchShape = Shape<BatchView>(
        "ModerationBatch",
        Field("id", .id()) { $0.batch.id },
        Field("verb", WireCoder<ModerationVerb>.choice) { $0.batch.verb },
        Field("undoes", WireCoder<BatchID>.id().optional) { $0.batch.undoes },
        Field("undoneBy", WireCoder<BatchID>.id().optional) { $0.batch.undoneBy },
        Field(flattening: groundsShape) {
            BatchGrounds(category: $0.batch.category, reason: $0.batch.reason)
        },
        Field("moderator", member.optional) { $0.moderator },
        Field(flattening: actingShape) { BatchActing(role: $0.batch.role, madeAt: $0.batch.madeAt) },
        Field(flattening: scopeShape) { BatchScope($0.batch) }
    ) { id, verb, undoes, undoneBy, grounds, moderator, acting, scope in
        let batch = ModerationBatch(
            id: id, verb: verb, undoes: undoes, undoneBy: undoneBy, category: grounds.category,
            reason: grounds.reason, moderator: moderator?.id, role: acting.role, madeAt: acting.madeAt,
            isBulk: scope.isBulk, kind: scope.kind,
            subjects: scope.subjects, reports: scope.reports, changed: scope.changed,
            isRunning: scope.isRunning)
        return BatchView(batch: batch, moderator: moderator)
    }

    /// Why it was done.
    private struct BatchGrounds: Sendable {
        let category: ReportReason
        let reason: String
    }

    private static let groundsShape = Shape<BatchGrounds>(
        "ModerationBatchGrounds",
        Field("category", WireCoder<ReportReason>.choice) { $0.category },
        Field("reason", .text(example: "전화번호를 적었습니다")) { $0.reason }
    ) { category, reason in BatchGrounds(category: category, reason: reason) }

    /// By which role, and when.
    private struct BatchActing: Sendable {
        let role: Role
        let madeAt: Timestamp
    }

    private static let actingShape = Shape<BatchActing>(
        "ModerationBatchActing",
        Field("role", WireCoder<Role>.choice) { $0.role }, Field("madeAt", .timestamp) { $0.madeAt }
    ) { role, madeAt in BatchActing(role: role, madeAt: madeAt) }

    /// How much a batch is about.
    fileprivate struct BatchScope: Sendable {
        let isBulk: Bool
        let kind: String
        let subjects: Int
        let reports: Int
        let changed: Int
        let isRunning: Bool
    }

    private static let scopeShape = Shape<BatchScope>(
        "ModerationBatchScope",
        Field("isBulk", .bool) { $0.isBulk },
        Field("kind", .text(example: "lst")) { $0.kind },
        Field("subjects", .count) { $0.subjects },
        Field("reports", .count) { $0.reports },
        Field("changed", .count) { $0.changed },
        Field("isRunning", .bool) { $0.isRunning }
    ) { isBulk, kind, subjects, reports, changed, isRunning in
        BatchScope(
            isBulk: isBulk, kind: kind, subjects: subjects, reports: reports, changed: changed,
            isRunning: isRunning)
    }
}

extension ModerationWire.BatchScope {
    fileprivate init(_ batch: ModerationBatch) {
        self.init(
            isBulk: batch.isBulk, kind: batch.kind, subjects: batch.subjects, reports: batch.reports,
            changed: batch.changed, isRunning: batch.isRunning)
    }
}
