public import Vocabulary

/// The decisions about places. Pure: the store gives the file while it holds the meeting's row, and writes
/// the answers.
///
/// The list is strict: the next of it is served first, and where its places do not suffice no answer behind
/// it is served, so that a large party is not overtaken for ever.
public struct PlaceEngine: Sendable {
    let file: MeetingFile
    let now: Timestamp

    /// For how long places are kept that are offered after the answers have ended; never beyond the start.
    static let offer: Duration = .seconds(2 * 3600)
    /// How many guests a member may bring along.
    public static let guests = 0...9

    /// Over the file, at that moment.
    public init(_ file: MeetingFile, at now: Timestamp) { (self.file, self.now) = (file, now) }

    /// A member's answer, with guests: all answers that change. `byManager` answers count until the start.
    ///
    /// Throws `notFound` for a person who is not of the crew, `suspendedFromCrew`, `calledOff`, `hasBegun`,
    /// `answersEnded`, and `invalidFields` for more guests than can ever come along: a member with places
    /// keeps these, and does not go back onto the list for the sake of guests.
    public func answer(
        _ answer: MeetingAnswer, guests: Int, of member: MemberID, byManager: Bool
    ) throws(CrewError) -> [Attendance] {
        try requireStanding()
        let own = file.own ?? Attendance(of: member, to: file.meeting.id, at: now)
        let keeps = answer == .going && own.holds(guests)
        try requireAnswers(givesUp: answer == .notGoing || keeps, byManager: byManager)
        switch answer {
        case .maybe: return serve(after: own.with(.maybe, guests: 0, at: now))
        case .notGoing: return serve(after: own.with(.notGoing, guests: 0, at: now))
        case .going:
            try require(guests, beside: own)
            let keepsPlaces = own.place.takesPlaces
            return serve(after: own.with(keepsPlaces ? .going : .waiting, guests: guests, at: now))
        }
    }

    /// What follows from an offer that has run out; empty if it has not.
    public func ranOut() -> [Attendance] {
        guard let own = file.own, own.place == .offered, let until = own.until, until <= now else {
            return []
        }
        return serve(after: own.with(.notGoing, guests: 0, at: now))
    }

    /// The changed answer, and those of the list that get what is free then.
    private func serve(after changed: Attendance) -> [Attendance] {
        let (taken, waiting) = (changed.place.takesPlaces ? changed.places : 0, changed.place == .waiting)
        let list = (waiting ? file.next + [changed] : file.next).sorted { $0.precedes($1) }
        let served = file.meeting.served(list, free: free - taken, by: changed.member, at: now)
        if served.contains(where: { $0.member == changed.member }) { return served }
        return changed == file.own ? served : [changed] + served
    }

    /// The places that others leave.
    private var free: Int {
        guard let capacity = file.meeting.details.capacity else { return .max / 2 }
        let own = file.own.map { $0.place.takesPlaces ? $0.places : 0 } ?? 0
        return max(0, capacity - (file.taken - own))
    }
}

extension PlaceEngine {
    private func requireStanding() throws(CrewError) {
        guard let standing = file.standing, standing.isOfCrew else { throw .notFound }
        if standing == .suspended { throw .suspendedFromCrew }
    }

    private func requireAnswers(givesUp: Bool, byManager: Bool) throws(CrewError) {
        guard file.meeting.calledOffAt == nil else { throw .calledOff }
        guard !file.meeting.hasBegun(at: now) else { throw .hasBegun }
        // A member with places may give them up, and take up what is offered, until the start.
        if now < file.meeting.details.answersUntil || byManager || givesUp { return }
        throw .answersEnded
    }

    /// Throws `invalidFields` unless so many guests may come along some day, and at once with a member who
    /// has places already.
    private func require(_ guests: Int, beside own: Attendance) throws(CrewError) {
        var most = Self.guests.upperBound
        if let capacity = file.meeting.details.capacity { most = min(most, capacity - 1) }
        if own.place.takesPlaces {
            most = min(most, max(own.guests, file.next.isEmpty ? free - 1 : 0))
        }
        if own.holds(guests) || (Self.guests.lowerBound...most).contains(guests) { return }
        throw .invalidFields([FieldError("guests", .outOfRange(minimum: 0, maximum: Int64(most)))])
    }
}

extension Attendance {
    /// The answer of a member who has not given one.
    init(of member: MemberID, to meeting: MeetingID, at now: Timestamp) {
        self.init(
            meeting: meeting, member: member, place: .notGoing, guests: 0, since: now, until: nil, came: nil)
    }

    /// Whether it has places for so many guests already.
    fileprivate func holds(_ guests: Int) -> Bool { place.takesPlaces && (0...self.guests).contains(guests) }
}

extension Meeting {
    /// Those of the list who get places of the free ones: at once while answers are taken, or if it is the
    /// member who answers; else as an offer. None once it has begun or was called off.
    func served(
        _ list: [Attendance], free: Int, by member: MemberID? = nil, at now: Timestamp
    ) -> [Attendance] {
        guard !hasBegun(at: now), calledOffAt == nil else { return [] }
        var (free, served): (Int, [Attendance]) = (free, [])
        for waiting in list where waiting.places <= details.capacity ?? .max {
            guard waiting.places <= free else { break }
            free -= waiting.places
            let isCertain = now < details.answersUntil || waiting.member == member
            let end = min(now.advanced(by: PlaceEngine.offer), details.startsAt)
            served.append(
                isCertain
                    ? waiting.with(.going, guests: waiting.guests, at: now)
                    : waiting.with(.offered, guests: waiting.guests, at: now, until: end))
        }
        return served
    }
}
