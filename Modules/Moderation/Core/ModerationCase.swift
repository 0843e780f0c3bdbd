public import Vocabulary

/// Whether something is to be decided.
public enum CaseState: String, Sendable, CaseIterable {
    /// There are open reports.
    case open
    /// No report is open, or the subject is gone.
    case closed
}

/// All reports about one subject.
public struct ModerationCase: Hashable, Sendable {
    /// By which it is ordered among its like.
    public let id: CaseID
    /// The subject; each has at most one case.
    public let subject: AnyIdentifier
    /// The subject's owner.
    public let owner: MemberID
    public internal(set) var openReports: Int
    /// When it was reported first, and last.
    public internal(set) var firstAt: Timestamp
    public internal(set) var lastAt: Timestamp
    /// Whether the subject is gone for good; then nothing is reported about it any more.
    public internal(set) var isGone: Bool
    /// Counts moderators' decisions; reports and notes do not change it.
    public internal(set) var version: Version

    /// Memberwise.
    public init(
        id: CaseID, subject: AnyIdentifier, owner: MemberID, openReports: Int, firstAt: Timestamp,
        lastAt: Timestamp, isGone: Bool, version: Version
    ) {
        (self.id, self.subject, self.owner, self.openReports) = (id, subject, owner, openReports)
        (self.firstAt, self.lastAt, self.isGone, self.version) = (firstAt, lastAt, isGone, version)
    }

    /// Without reports yet.
    init(id: CaseID, subject: AnyIdentifier, owner: MemberID, at now: Timestamp) {
        self.init(
            id: id, subject: subject, owner: owner, openReports: 0, firstAt: now, lastAt: now,
            isGone: false, version: .first)
    }

    /// Whether something is to be decided.
    public var state: CaseState { openReports > 0 ? .open : .closed }
}

/// A filter of cases; nil does not restrict.
public struct CaseFilter: Hashable, Sendable {
    public var state: CaseState?
    /// With a report for that reason.
    public var reason: ReportReason?
    /// About records with that prefix.
    public var kind: String?
    /// Matches subjects of this owner.
    public var owner: MemberID?

    /// Open ones unless said otherwise.
    public init(
        state: CaseState? = .open, reason: ReportReason? = nil, kind: String? = nil, owner: MemberID? = nil
    ) {
        (self.state, self.reason, self.kind, self.owner) = (state, reason, kind, owner)
    }

    /// The scope that cursors of this filter carry.
    public func scope(_ order: CaseOrder) -> UInt64 {
        let parts = [
            "moderation.cases", state?.rawValue ?? "", reason?.rawValue ?? "", kind ?? "",
            owner.map { "\($0)" } ?? "", order.rawValue,
        ]
        return Cursor.scope(of: parts.joined(separator: " "))
    }
}

/// In which order cases come.
public enum CaseOrder: String, Sendable, CaseIterable {
    /// Most open reports first.
    case most
    /// The longest waiting first.
    case oldest
}

/// A note on a case, by a moderator for other moderators.
public struct ModerationNote: Hashable, Sendable {
    public let id: NoteID
    /// The subject of the case.
    public let subject: AnyIdentifier
    /// Nil once the moderator has left.
    public internal(set) var author: MemberID?
    public let text: String
    public let createdAt: Timestamp

    /// Memberwise.
    public init(id: NoteID, subject: AnyIdentifier, author: MemberID?, text: String, createdAt: Timestamp) {
        (self.id, self.subject, self.author) = (id, subject, author)
        (self.text, self.createdAt) = (text, createdAt)
    }

    /// How many a case can have.
    public static let most = 100
}
