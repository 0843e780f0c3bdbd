public import Vocabulary

/// The times of a meeting as the clocks of its zone show them. They stay as they are when the zone's rules
/// change; the moments follow them.
public struct MeetingClock: Hashable, Sendable {
    public let startsAt: CivilTime
    public let endsAt: CivilTime
    public let answersUntil: CivilTime
    /// Which of two hours is meant where the clocks show one of the times twice; nil if that was not asked.
    public let repeatedHour: RepeatedHour?

    /// Memberwise.
    public init(
        startsAt: CivilTime, endsAt: CivilTime, answersUntil: CivilTime, repeatedHour: RepeatedHour? = nil
    ) {
        (self.startsAt, self.endsAt) = (startsAt, endsAt)
        (self.answersUntil, self.repeatedHour) = (answersUntil, repeatedHour)
    }
}

/// One of the two hours that clocks show twice when they are put back.
public enum RepeatedHour: String, Sendable, CaseIterable {
    case earlier, later
}

extension MeetingClock {
    /// The moment that one of the times means in a zone. Of a time that the clocks leave out by rules that
    /// were not known when it was typed, it is as far behind the change as the time is behind its beginning.
    func moment(of time: CivilTime, in zone: ZoneRules) -> Timestamp {
        switch zone.reading(of: time) {
        case .one(let moment): moment
        case .skipped(_, let after): after
        case .doubled(let earlier, let later): repeatedHour == .later ? later : earlier
        }
    }
}

extension MeetingDetails {
    /// The same with the moments that its clock means by these rules; unchanged where these are the same. A
    /// reminder that was due by now stays as it was, so that no member is reminded twice.
    func following(_ zone: ZoneRules, at now: Timestamp) -> MeetingDetails {
        func moment(_ time: CivilTime) -> Timestamp { clock.moment(of: time, in: zone) }
        let (start, typedEnd) = (moment(clock.startsAt), moment(clock.endsAt))
        // Rules may put an end or a deadline on the wrong side of the start; then the length stays.
        let isEnd = typedEnd > start && typedEnd <= start.advanced(by: MeetingDraft.longest)
        let end = isEnd ? typedEnd : start.advanced(by: endsAt.since(startsAt))
        let deadline = min(moment(clock.answersUntil), start)
        if (start, end, deadline) == (startsAt, endsAt, answersUntil) { return self }
        let reminder = MeetingReminder.moment(before: start) { zone.offset(at: $0).seconds }
        let wasDue = remindAt.map { $0 <= now } ?? true
        return MeetingDetails(
            title: title, place: place, startsAt: start, endsAt: end, zone: self.zone, clock: clock,
            capacity: capacity, answersUntil: deadline, note: note, remindAt: wasDue ? remindAt : reminder)
    }
}
