public import Vocabulary

extension BatchPlan {
    /// Why so many subjects and reports make no batch: `nothingToDo` or `tooMany`; nil if they make one.
    public func obstacle(subjects: Int, reports: Int) -> ModerationError? {
        let needsReports = order.verb == .dismiss || cases.isEmpty
        if needsReports, reports == 0 { return .nothingToDo }
        let most = order.target.isBulk ? max(subjects, reports) : subjects
        return most > ModerationBatch.largest ? .tooMany(most) : nil
    }

    /// The batch that begins, with these subjects and the reasons of their reports.
    public func batch(
        about subjects: [AnyIdentifier], reasons: [ReportReason]
    ) -> ModerationBatch {
        var counts: [ReportReason: Int] = [:]
        for reason in reasons { counts[reason, default: 0] += 1 }
        return batch(
            kinds: Set(subjects.map(\.prefix)), subjects: subjects.count,
            category: Self.mostCommon(counts))
    }

    /// The batch that begins, about so many subjects of those kinds.
    public func batch(kinds: Set<String>, subjects: Int, category: ReportReason) -> ModerationBatch {
        ModerationBatch(
            id: id, verb: order.verb, undoes: nil, undoneBy: nil, category: order.category ?? category,
            reason: order.reason, moderator: moderator, role: role, madeAt: madeAt,
            isBulk: order.target.isBulk, kind: kinds.count == 1 ? kinds.first ?? "" : "",
            subjects: subjects, reports: 0, changed: 0, isRunning: true)
    }

    /// The reason that most give, the first by name among equals; `other` for none.
    public static func mostCommon(_ counts: [ReportReason: Int]) -> ReportReason {
        counts.min { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }?.key ?? .other
    }
}

extension ModerationCase {
    /// It as a subject of a batch.
    public func part(isChanged: Bool) -> BatchSubjectView {
        BatchSubjectView(caseID: id, subject: subject, owner: owner, isChanged: isChanged)
    }
}
