public import Vocabulary

/// A meeting as one member of the crew sees it.
public struct MeetingView: Hashable, Sendable {
    public let meeting: Meeting
    public let counts: MeetingCounts
    /// The principal's own answer; nil where there is none.
    public let own: Attendance?

    /// Memberwise.
    public init(meeting: Meeting, counts: MeetingCounts, own: Attendance?) {
        (self.meeting, self.counts, self.own) = (meeting, counts, own)
    }
}

/// How many answers of each kind a meeting has.
public struct MeetingCounts: Hashable, Sendable {
    /// The places that are taken, guests counted: of those who are going, and of offers.
    public let taken: Int
    /// The members who are going.
    public let going: Int
    /// The members who wait or have an offer.
    public let waiting: Int
    public let maybe: Int
    /// Of the members who were going, those noted as absent; 0 while nothing was noted.
    public let absent: Int

    /// Memberwise.
    public init(taken: Int, going: Int, waiting: Int, maybe: Int, absent: Int) {
        (self.taken, self.going, self.waiting) = (taken, going, waiting)
        (self.maybe, self.absent) = (maybe, absent)
    }

    /// Those of a meeting without answers.
    public static let none = MeetingCounts(taken: 0, going: 0, waiting: 0, maybe: 0, absent: 0)

    /// Counts the answers to one meeting.
    public init(of answers: some Sequence<Attendance>) {
        var (taken, going, waiting, maybe, absent) = (0, 0, 0, 0, 0)
        for answer in answers {
            if answer.place.takesPlaces { taken += answer.places }
            switch answer.place {
            case .going:
                going += 1
                if answer.came == false { absent += 1 }
            case .waiting, .offered: waiting += 1
            case .maybe: maybe += 1
            case .notGoing: break
            }
        }
        self.init(taken: taken, going: going, waiting: waiting, maybe: maybe, absent: absent)
    }
}

/// A member's answer as those of the crew see it.
public struct AnswerView: Hashable, Sendable {
    public let answer: Attendance
    /// The member as they are called now, without a nickname after withdrawal, or where one of the two has
    /// blocked the other.
    public let member: MemberCard

    /// Memberwise.
    public init(answer: Attendance, member: MemberCard) {
        (self.answer, self.member) = (answer, member)
    }
}
