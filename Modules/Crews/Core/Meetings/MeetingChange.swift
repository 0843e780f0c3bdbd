public import Vocabulary

/// A meeting with all answers to it, read and written in one transaction.
public struct MeetingRoll: Hashable, Sendable {
    public let meeting: Meeting
    /// In the order of the list: those with places first, then those who wait.
    public let answers: [Attendance]

    /// Sorts the answers.
    public init(meeting: Meeting, answers: [Attendance]) {
        self.meeting = meeting
        self.answers = answers.sorted { $0.precedes($1) }
    }
}

/// What a decision about a meeting writes.
public struct MeetingChange: Hashable, Sendable {
    /// The meeting, if it has changed.
    public var meeting: Meeting?
    /// Every answer that has changed, each at most once.
    public var answers: [Attendance]
    /// What the members concerned are told.
    public var notices: [Notice]
    /// Whether those who come are reminded by it: the store notes that it was done for this `remindAt`.
    public var isReminder: Bool

    /// Nothing, unless said otherwise.
    public init(
        meeting: Meeting? = nil, answers: [Attendance] = [], notices: [Notice] = [], isReminder: Bool = false
    ) {
        (self.meeting, self.answers) = (meeting, answers)
        (self.notices, self.isReminder) = (notices, isReminder)
    }
}

extension Attendance {
    /// The sort key of the list: going, offered, waiting, maybe, not going; among equals by `since`.
    public var order: Int64 {
        let rank: Int64 =
            switch place {
            case .going: 0
            case .offered: 1
            case .waiting: 2
            case .maybe: 3
            case .notGoing: 4
            }
        // The microseconds of a moment before the year 4253 have 56 bits.
        return rank << 56 | since.microseconds
    }

    /// Whether it comes before the other one: by `order`, then the younger member, as in pages.
    public func precedes(_ other: Attendance) -> Bool {
        order == other.order ? member > other.member : order < other.order
    }
}
