public import Vocabulary

/// A notice as it is kept for its recipient.
public struct KeptNotice: Hashable, Sendable {
    public let notice: Notice
    /// Its place among all that were ever kept for the recipient: 1, 2, 3, without gaps, in the order of
    /// commits.
    public let sequence: Int64
    public var isRead: Bool

    /// Memberwise.
    public init(_ notice: Notice, sequence: Int64, isRead: Bool = false) {
        self.notice = notice
        self.sequence = sequence
        self.isRead = isRead
    }
}

/// How much is kept and told, and for how long.
public struct NoticeLimits: Hashable, Sendable {
    /// The most that one member has; of more the oldest go.
    public var most = 1_000
    /// How many missed notices a stream tells; who has missed more reads the list.
    public var mostMissed = 200
    /// How many streams one member may have at a time.
    public var streamsPerMember = 8
    /// How many streams a process has at a time.
    public var streams = 5_000

    /// The usual ones.
    public init() {}

    /// How long a notice is kept, counted from what it tells.
    public static let life: Duration = .seconds(90 * 24 * 3600)
}

/// How far a member's notices go at some moment.
public struct NoticeMark: Hashable, Sendable {
    /// The sequence of the last; 0 before the first.
    public var last: Int64
    /// How many are kept and not read.
    public var unread: Int

    /// Memberwise; of a member without notices, unless said otherwise.
    public init(last: Int64 = 0, unread: Int = 0) {
        self.last = last
        self.unread = unread
    }
}

/// What is new for a member since some sequence.
public struct NoticeNews: Hashable, Sendable {
    /// How far the notices go.
    public let mark: NoticeMark
    /// The sequence behind which `notices` are all there is; that of the mark, if there were too many.
    public let base: Int64
    /// At most `mostNotices`, the oldest first.
    public let notices: [KeptNotice]

    /// So many travel with the news; whoever needs others reads them.
    public static let mostNotices = 16

    /// All notices behind `base`; where they are too many, none of them.
    public init(_ mark: NoticeMark, behind base: Int64, _ notices: [KeptNotice] = []) {
        let isFew = notices.count <= Self.mostNotices
        self.mark = mark
        self.base = isFew ? base : mark.last
        self.notices = isFew ? notices : []
    }
}
