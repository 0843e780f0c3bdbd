import UnicodeText
public import Vocabulary

/// The reason of a report, and the category of an act in the public log.
public enum ReportReason: String, Sendable, CaseIterable {
    case spam, fraud, abuse, adult, illegal
    case prohibitedItem = "prohibited-item"
    case privacy, other
}

/// The state of a report: open, or how it was decided.
public enum ReportState: String, Sendable, CaseIterable {
    /// Not decided yet.
    case open
    /// A moderator has acted on it.
    case upheld
    /// No act was needed, or the reported subject is gone.
    case dismissed
}

/// A member's report about a record of any domain or about another member.
public struct SubjectReport: Hashable, Sendable {
    public let id: ReportID
    /// The reported record or member.
    public let subject: AnyIdentifier
    /// The subject's owner at the time of the report.
    public let owner: MemberID
    /// The reporter; nil once they have withdrawn.
    public internal(set) var reporter: MemberID?
    public internal(set) var reason: ReportReason
    /// The reporter's text; blank if none was given, or once the reporter or the owner has withdrawn.
    public internal(set) var text: String
    public internal(set) var state: ReportState
    /// The batch that has decided it or is deciding it; nil if there is none.
    public internal(set) var batch: BatchID?
    /// When it was first made; the order "newest" sorts by it.
    public let createdAt: Timestamp
    /// When it was decided; nil while it is open.
    public internal(set) var resolvedAt: Timestamp?

    /// A new open report.
    public init(
        id: ReportID, subject: AnyIdentifier, owner: MemberID, reporter: MemberID, reason: ReportReason,
        text: String, at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, owner: owner, reporter: reporter, reason: reason, text: text,
            state: .open, batch: nil, createdAt: now, resolvedAt: nil)
    }

    /// A stored report.
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
    /// The kind of its subject: `lst`.
    public var kind: String { subject.prefix }

    /// The report as shown to its reporter: with the outcome, without the batch.
    public var asReported: SubjectReport {
        var report = self
        report.batch = nil
        return report
    }

    /// Decided at that moment, by that batch if there is one.
    func resolved(_ state: ReportState, by batch: BatchID?, at now: Timestamp) -> SubjectReport {
        var next = self
        (next.state, next.batch, next.resolvedAt) = (state, batch, now)
        return next
    }

    /// Reopened.
    func reopened() -> SubjectReport {
        var next = self
        (next.state, next.batch, next.resolvedAt) = (.open, nil, nil)
        return next
    }
}

/// A report before its check.
public struct ReportDraft: Hashable, Sendable {
    public var subject: AnyIdentifier
    public var reason: ReportReason
    /// At most 500 characters; required for `other`.
    public var text: String

    /// A draft, by default without a text.
    public init(_ subject: AnyIdentifier, _ reason: ReportReason, text: String = "") {
        (self.subject, self.reason, self.text) = (subject, reason, text)
    }

    /// The longest text in characters.
    public static let longestText = 500

    /// The text, trimmed and in NFC. Throws `invalidFields`.
    public func checkedText() throws(ModerationError) -> String {
        let shortest = reason == .other ? 1 : 0
        return try ModerationTexts.read(
            text, "text", .init(.paragraph, characters: shortest...Self.longestText, largestSize: 2000))
    }

    /// The content of the request, without the reporter, who makes it.
    var content: RequestContent { RequestContent(of: ["\(subject)", reason.rawValue, text]) }
}
