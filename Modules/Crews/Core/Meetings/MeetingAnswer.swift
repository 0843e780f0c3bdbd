public import Vocabulary

/// What a member says about coming.
public enum MeetingAnswer: String, Sendable, CaseIterable {
    case going, maybe, notGoing = "not-going"
}

/// Where an answer has led.
public enum MeetingPlace: String, Sendable, CaseIterable {
    /// Has places: for the member and the guests.
    case going
    /// Wants them, and waits in the order of `since`.
    case waiting
    /// Places are kept until a moment, since the answers have ended.
    case offered
    case maybe
    case notGoing = "not-going"

    /// Whether places are taken.
    public var takesPlaces: Bool { self == .going || self == .offered }
}

/// A member's answer to a meeting. There is one for each member and meeting.
public struct Attendance: Hashable, Sendable {
    public let meeting: MeetingID
    public let member: MemberID
    public internal(set) var place: MeetingPlace
    /// How many the member brings along, 0 to 9.
    public internal(set) var guests: Int
    /// Since when the place is what it is; the list goes by it, then by the member.
    public internal(set) var since: Timestamp
    /// Until when places are kept; nil unless offered.
    public internal(set) var until: Timestamp?
    /// Whether the member came; nil while nothing was noted.
    public internal(set) var came: Bool?

    /// What a store has kept.
    public init(
        meeting: MeetingID, member: MemberID, place: MeetingPlace, guests: Int, since: Timestamp,
        until: Timestamp?, came: Bool?
    ) {
        (self.meeting, self.member, self.place, self.guests) = (meeting, member, place, guests)
        (self.since, self.until, self.came) = (since, until, came)
    }

    /// How many places the answer wants: the member's own and those of the guests.
    public var places: Int { 1 + guests }

    func with(_ place: MeetingPlace, guests: Int, at now: Timestamp, until: Timestamp? = nil) -> Attendance {
        var next = self
        // The place in the list is that of the first wish, unless more is wished for.
        if place != self.place || guests > self.guests { next.since = now }
        (next.place, next.guests, next.until) = (place, guests, until)
        return next
    }
}
