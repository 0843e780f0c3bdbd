public import Vocabulary

/// A meeting of a crew. Every change is one of the transitions below; each gives the next value or throws.
public struct Meeting: Hashable, Sendable {
    public let id: MeetingID
    public let crew: CrewID
    public internal(set) var details: MeetingDetails
    /// When it was called off; nil for one that takes place.
    public internal(set) var calledOffAt: Timestamp?
    public let createdAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions; a calendar's `SEQUENCE`.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(
        id: MeetingID, crew: CrewID, details: MeetingDetails, calledOffAt: Timestamp?, createdAt: Timestamp,
        updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.crew, self.details) = (id, crew, details)
        (self.calledOffAt, self.createdAt) = (calledOffAt, createdAt)
        (self.updatedAt, self.version) = (updatedAt, version)
    }
}

/// What a meeting says about itself, checked.
public struct MeetingDetails: Hashable, Sendable {
    /// One line of 1 to 60 characters.
    public let title: String
    /// One line of at most 100 characters.
    public let place: String
    public let startsAt: Timestamp
    public let endsAt: Timestamp
    /// The zone in which it was set up: `Asia/Seoul`.
    public let zone: String
    /// What the clocks of the zone show then.
    public let clock: MeetingClock
    /// How many may come, guests counted, 1 to 500; nil for any number.
    public let capacity: Int?
    /// Until then members answer for themselves, and the list is served by itself; at most `startsAt`.
    public let answersUntil: Timestamp
    /// At most 1,000 characters in any number of lines.
    public let note: String
    /// When those who come are reminded (`MeetingReminder`); nil if that moment had passed already when the
    /// meeting was set up or changed.
    public let remindAt: Timestamp?

    /// Memberwise.
    public init(
        title: String, place: String, startsAt: Timestamp, endsAt: Timestamp, zone: String,
        clock: MeetingClock, capacity: Int?, answersUntil: Timestamp, note: String, remindAt: Timestamp? = nil
    ) {
        (self.title, self.place, self.startsAt, self.endsAt) = (title, place, startsAt, endsAt)
        (self.zone, self.clock, self.capacity) = (zone, clock, capacity)
        (self.answersUntil, self.note, self.remindAt) = (answersUntil, note, remindAt)
    }
}

extension MeetingDetails {
    /// The same without texts.
    fileprivate var erased: MeetingDetails {
        MeetingDetails(
            title: "", place: "", startsAt: startsAt, endsAt: endsAt, zone: zone, clock: clock,
            capacity: capacity, answersUntil: answersUntil, note: "", remindAt: remindAt)
    }
}

extension Meeting {
    /// Set up now.
    public init(id: MeetingID, crew: CrewID, _ details: MeetingDetails, at now: Timestamp) {
        self.init(
            id: id, crew: crew, details: details, calledOffAt: nil, createdAt: now, updatedAt: now,
            version: .first)
    }

    /// Whether it has begun.
    public func hasBegun(at now: Timestamp) -> Bool { details.startsAt <= now }

    /// With other details. Throws `hasBegun`, and `calledOff`.
    func edited(_ details: MeetingDetails, at now: Timestamp) throws(CrewError) -> Meeting {
        guard calledOffAt == nil else { throw .calledOff }
        guard !hasBegun(at: now) else { throw .hasBegun }
        var next = stepped(at: now)
        next.details = details
        return next
    }

    /// Where its clock means other moments by the rules of its zone: moved to them. Unchanged otherwise, and
    /// if it has begun or was called off.
    func following(_ zone: ZoneRules, at now: Timestamp) -> Meeting {
        guard calledOffAt == nil, !hasBegun(at: now) else { return self }
        let details = details.following(zone, at: now)
        if details == self.details { return self }
        var next = stepped(at: now)
        next.details = details
        return next
    }

    /// Called off; unchanged if it was already. Throws `hasEnded`.
    func calledOff(at now: Timestamp) throws(CrewError) -> Meeting {
        if calledOffAt != nil { return self }
        guard details.endsAt > now else { throw .hasEnded }
        var next = stepped(at: now)
        next.calledOffAt = now
        return next
    }

    /// Without its texts, since its crew is closed for good; nil if they are gone.
    func erased(at now: Timestamp) -> Meeting? {
        let erased = details.erased
        if erased == details { return nil }
        var next = stepped(at: now)
        next.details = erased
        return next
    }

    private func stepped(at now: Timestamp) -> Meeting {
        var next = self
        (next.updatedAt, next.version) = (now, version.next)
        return next
    }
}
