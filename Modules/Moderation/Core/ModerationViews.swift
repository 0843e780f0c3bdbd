public import Vocabulary

/// A report as its reporter sees it.
public struct ReportView: Hashable, Sendable {
    public let report: SubjectReport
    /// The subject's current title; nil if the reporter may no longer see it.
    public let title: String?

    /// Memberwise.
    public init(report: SubjectReport, title: String?) {
        (self.report, self.title) = (report, title)
    }
}

/// A case as moderators see it.
public struct CaseView: Hashable, Sendable {
    public let record: ModerationCase
    /// The subject's current title, as its domain shows it to moderators; nil if it is gone.
    public let title: String?
    public let owner: MemberCard

    /// Memberwise.
    public init(record: ModerationCase, title: String?, owner: MemberCard) {
        (self.record, self.title, self.owner) = (record, title, owner)
    }
}

/// A report with its reporter, for moderators; without a card once they have withdrawn.
public struct CaseReport: Hashable, Sendable {
    public let report: SubjectReport
    public let reporter: MemberCard?

    /// Memberwise.
    public init(report: SubjectReport, reporter: MemberCard?) {
        (self.report, self.reporter) = (report, reporter)
    }
}

/// A note with its author; without a card once they have withdrawn.
public struct NoteView: Hashable, Sendable {
    public let note: ModerationNote
    public let author: MemberCard?

    /// Memberwise.
    public init(note: ModerationNote, author: MemberCard?) {
        (self.note, self.author) = (note, author)
    }
}

/// A batch with its moderator; without a card once they have withdrawn.
public struct BatchView: Hashable, Sendable {
    public let batch: ModerationBatch
    public let moderator: MemberCard?

    /// Memberwise.
    public init(batch: ModerationBatch, moderator: MemberCard?) {
        (self.batch, self.moderator) = (batch, moderator)
    }
}

/// A case in full: a page of its reports, its notes and its batches.
public struct CaseDetails: Sendable, Equatable {
    public let view: CaseView
    /// The newest first.
    public let reports: Page<CaseReport>
    /// The oldest first, at most `ModerationNote.most`.
    public let notes: [NoteView]
    /// The newest first, at most `most`.
    public let batches: [BatchView]

    /// How many batches are shown.
    public static let most = 100

    /// Memberwise.
    public init(view: CaseView, reports: Page<CaseReport>, notes: [NoteView], batches: [BatchView]) {
        (self.view, self.reports, self.notes, self.batches) = (view, reports, notes, batches)
    }
}

/// A batch and a page of its subjects, those first that it has changed.
public struct BatchDetails: Sendable, Equatable {
    public let view: BatchView
    public let subjects: Page<BatchSubjectView>

    /// Memberwise.
    public init(view: BatchView, subjects: Page<BatchSubjectView>) {
        (self.view, self.subjects) = (view, subjects)
    }
}
