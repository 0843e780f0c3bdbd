public import Vocabulary

/// A notice stored for its recipient.
public struct KeptNotice: Hashable, Sendable {
    public let notice: Notice
    /// Its number among all notices ever stored for the recipient: 1, 2, 3, without gaps, in the order of
    /// commits.
    public let sequence: Int64
    /// The number of other actors of a notice that gathers.
    public let others: Int
    public var isRead: Bool

    /// Memberwise.
    public init(_ notice: Notice, sequence: Int64, others: Int = 0, isRead: Bool = false) {
        (self.notice, self.sequence, self.others, self.isRead) = (notice, sequence, others, isRead)
    }
}

/// The limits of stored notices and of streams.
public struct NoticeLimits: Hashable, Sendable {
    /// The most notices of one member; the oldest are deleted beyond it.
    public var most = 1_000
    /// The most other actors of a notice that gathers; beyond it the number stays, and the oldest actors are
    /// forgotten.
    public var mostOthers = 1_000
    /// The most missed notices that a stream sends; beyond it the client reads the list.
    public var mostMissed = 200
    /// The most concurrent streams of one member.
    public var streamsPerMember = 8
    /// The most concurrent streams of a process.
    public var streams = 5_000

    /// The default limits.
    public init() {}

    /// How long a notice is kept, counted from the act that it tells of.
    public static let life: Duration = .seconds(90 * 24 * 3600)
}

/// The state of a member's notices at one moment.
public struct NoticeMark: Hashable, Sendable {
    /// The sequence of the last notice; 0 before the first.
    public var last: Int64
    /// The number of unread notices.
    public var unread: Int

    /// Memberwise; by default of a member without notices.
    public init(last: Int64 = 0, unread: Int = 0) {
        self.last = last
        self.unread = unread
    }
}

/// A member's new notices since some sequence.
public struct NoticeNews: Hashable, Sendable {
    /// The state that the news reach.
    public let mark: NoticeMark
    /// The sequence after which `notices` is complete; that of the mark, if there were too many.
    public let base: Int64
    /// At most `mostNotices`, the oldest first.
    public let notices: [KeptNotice]

    /// The most notices in the news; listeners read others from the store.
    public static let mostNotices = 16

    /// All notices after `base`; none of them if there are too many.
    public init(_ mark: NoticeMark, behind base: Int64, _ notices: [KeptNotice] = []) {
        let isFew = notices.count <= Self.mostNotices
        self.mark = mark
        self.base = isFew ? base : mark.last
        self.notices = isFew ? notices : []
    }
}
