import UnicodeText
public import Vocabulary

/// Why something is reported, and what an act of a moderator is filed under in the public log.
public enum ReportReason: String, Sendable, CaseIterable {
    case spam, fraud, abuse, adult, illegal
    case prohibitedItem = "prohibited-item"
    case privacy, other
}

/// What became of a report.
public enum ReportState: String, Sendable, CaseIterable {
    /// Nobody has decided yet.
    case open
    /// A moderator has done something about it.
    case upheld
    /// Nothing was to be done, or what was reported is gone.
    case dismissed
}

/// That a member has found something that should not be there: about a record of any domain, or about another
/// member.
public struct SubjectReport: Hashable, Sendable {
    public let id: ReportID
    /// What it is about.
    public let subject: AnyIdentifier
    /// Whose that was when it was reported.
    public let owner: MemberID
    /// Who reported it; nil once they have left.
    public internal(set) var reporter: MemberID?
    public internal(set) var reason: ReportReason
    /// What the reporter said about it; blank if nothing, or once they or the owner have left.
    public internal(set) var text: String
    public internal(set) var state: ReportState
    /// The batch that has decided it, or is about to; nil where none has.
    public internal(set) var batch: BatchID?
    /// When it was reported first; by this "newest" is ordered.
    public let createdAt: Timestamp
    /// When it was decided; nil while it is open.
    public internal(set) var resolvedAt: Timestamp?

    /// A new one, open.
    public init(
        id: ReportID, subject: AnyIdentifier, owner: MemberID, reporter: MemberID, reason: ReportReason,
        text: String, at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, owner: owner, reporter: reporter, reason: reason, text: text,
            state: .open, batch: nil, createdAt: now, resolvedAt: nil)
    }

    /// What a store has kept.
    public init(
        id: ReportID, subject: AnyIdentifier, owner: MemberID, reporter: MemberID?, reason: ReportReason,
        text: String, state: ReportState, batch: BatchID?, createdAt: Timestamp, resolvedAt: Timestamp?
    ) {
        (self.id, self.subject, self.owner, self.reporter) = (id, subject, owner, reporter)
        (self.reason, self.text, self.state, self.batch) = (reason, text, state, batch)
        (self.createdAt, self.resolvedAt) = (createdAt, resolvedAt)
    }
}

extension SubjectReport {
    /// The kind of what it is about: `lst`.
    public var kind: String { subject.prefix }

    /// As its reporter is shown it: what became of it, but not by which batch.
    public var asReported: SubjectReport {
        var report = self
        report.batch = nil
        return report
    }

    /// Decided so at that moment, by that batch if one decides.
    func resolved(_ state: ReportState, by batch: BatchID?, at now: Timestamp) -> SubjectReport {
        var next = self
        (next.state, next.batch, next.resolvedAt) = (state, batch, now)
        return next
    }

    /// Open again.
    func reopened() -> SubjectReport {
        var next = self
        (next.state, next.batch, next.resolvedAt) = (.open, nil, nil)
        return next
    }
}

/// What a member reports, not yet checked.
public struct ReportDraft: Hashable, Sendable {
    public var subject: AnyIdentifier
    public var reason: ReportReason
    /// At most 500 characters; required for `other`.
    public var text: String

    /// Without a text unless one is given.
    public init(_ subject: AnyIdentifier, _ reason: ReportReason, text: String = "") {
        (self.subject, self.reason, self.text) = (subject, reason, text)
    }

    /// How many characters the text may have.
    public static let longestText = 500

    /// The text, trimmed and in NFC. Throws `invalidFields`.
    public func checkedText() throws(ModerationError) -> String {
        let shortest = reason == .other ? 1 : 0
        return try ModerationTexts.read(
            text, "text", .init(.paragraph, characters: shortest...Self.longestText, largestSize: 2000))
    }

    /// What was asked for; the reporter is the one who asks.
    var content: RequestContent { RequestContent(of: ["\(subject)", reason.rawValue, text]) }
}
