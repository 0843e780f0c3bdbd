public import Vocabulary

/// Which meetings of a crew are listed. Those that were called off are in both lists, as all others.
public enum MeetingList: String, Sendable, CaseIterable {
    /// Those that have not ended, the next one first.
    case upcoming
    /// Those that have ended, the last one first.
    case past

    /// Whether the list shows the meeting.
    public func matches(_ meeting: Meeting, at now: Timestamp) -> Bool {
        (meeting.details.endsAt > now) == (self == .upcoming)
    }

    /// The scope that cursors of the list carry.
    public func scope(of crew: CrewID) -> UInt64 { Cursor.scope(of: "meetings \(crew) \(rawValue)") }

    /// The scope that cursors of the answers to a meeting carry.
    public static func scope(ofAnswersTo id: MeetingID) -> UInt64 { Cursor.scope(of: "answers \(id)") }
}
