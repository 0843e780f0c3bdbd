public import Vocabulary

/// All that decides about one answer to a meeting, read and written in one transaction.
public struct MeetingFile: Hashable, Sendable {
    public let meeting: Meeting
    /// How the member stands with the crew; nil for a person who never had to do with it.
    public let standing: MembershipState?
    /// The places that are taken, those of `own` included.
    public let taken: Int
    /// The answer in question; nil where the member has not answered.
    public let own: Attendance?
    /// The first `mostNext` of the list, in its order, without `own`, and without those who want more places
    /// than the meeting has.
    public let next: [Attendance]

    /// How many of the list can be served by one decision: one answer frees ten places at most, and nine can
    /// be free while a larger party waits for them.
    public static let mostNext = 20

    /// Memberwise.
    public init(
        meeting: Meeting, standing: MembershipState?, taken: Int, own: Attendance?, next: [Attendance]
    ) {
        (self.meeting, self.standing, self.taken) = (meeting, standing, taken)
        (self.own, self.next) = (own, next)
    }
}

extension MeetingRoll {
    /// The file about one of the answers, as a store gives it.
    public func file(of member: MemberID, _ standing: MembershipState?) -> MeetingFile {
        let own = answers.first { $0.member == member }
        let waiting = answers.filter { answer in
            answer.place == .waiting && answer.member != member
                && answer.places <= meeting.details.capacity ?? .max
        }
        return MeetingFile(
            meeting: meeting, standing: standing, taken: MeetingCounts(of: answers).taken, own: own,
            next: Array(waiting.prefix(MeetingFile.mostNext)))
    }
}
