public import Vocabulary

/// All that decides about the places of one meeting, read and written in one transaction.
public struct MeetingFile: Hashable, Sendable {
    public let meeting: Meeting
    /// The places that are taken, those of `own` included.
    public let taken: Int
    /// The answer in question; nil where the member has not answered.
    public let own: Attendance?
    /// The first of the list, in its order, without `own`: as many as places can get free by one decision.
    public let next: [Attendance]

    /// Memberwise.
    public init(meeting: Meeting, taken: Int, own: Attendance?, next: [Attendance]) {
        (self.meeting, self.taken, self.own, self.next) = (meeting, taken, own, next)
    }
}

/// The decisions about places. Pure: the store gives the file while it holds the meeting's row, and writes
/// the answers.
///
/// The list is strict: the next of it is served first, and where its places do not suffice nobody behind it
/// is served, so that a large party is not overtaken for ever.
public struct PlaceEngine: Sendable {
    let file: MeetingFile
    let now: Timestamp

    /// For how long places are kept that are offered after the answers have ended; never beyond the start.
    static let offer: Duration = .seconds(2 * 3600)

    /// Over the file, at that moment.
    public init(_ file: MeetingFile, at now: Timestamp) { (self.file, self.now) = (file, now) }

    /// A member's answer, with guests: all answers that change. `byManager` answers count until the start.
    /// Throws `calledOff`, `hasBegun`, `answersEnded`.
    public func answer(
        _ answer: MeetingAnswer, guests: Int, of member: MemberID, byManager: Bool
    ) throws(CrewError) -> [Attendance] {
        try requireAnswers(answer, byManager: byManager)
        let own =
            file.own
            ?? Attendance(
                meeting: file.meeting.id, member: member, place: .notGoing, guests: 0, since: now, until: nil,
                came: nil)
        switch answer {
        case .maybe: return serve(after: own.with(.maybe, guests: guests, at: now))
        case .notGoing: return serve(after: own.with(.notGoing, guests: 0, at: now))
        case .going:
            // Others of the list come first, but for places that are the member's already.
            let isFree = own.places(with: guests) <= free(without: own)
            let mayTake = isFree && (file.next.isEmpty || own.holds(guests))
            return serve(after: own.with(mayTake ? .going : .waiting, guests: guests, at: now))
        }
    }

    /// The offers that have run out, and what follows from them; empty if there are none.
    public func ranOut(_ offered: Attendance) -> [Attendance] {
        guard offered.place == .offered, let until = offered.until, until <= now else { return [] }
        return serve(after: offered.with(.notGoing, guests: 0, at: now))
    }

    /// The changed answer, and those of the list that get what is free then.
    private func serve(after changed: Attendance) -> [Attendance] {
        var answers = changed == file.own ? [] : [changed]
        guard !file.meeting.hasBegun(at: now), file.meeting.calledOffAt == nil else { return answers }
        var free = free(without: file.own) - (changed.place.takesPlaces ? changed.places : 0)
        for waiting in file.next {
            guard waiting.places <= free else { break }
            free -= waiting.places
            answers.append(served(waiting))
        }
        return answers
    }

    private func served(_ waiting: Attendance) -> Attendance {
        if now < file.meeting.details.answersUntil {
            return waiting.with(.going, guests: waiting.guests, at: now)
        }
        let end = min(now.advanced(by: Self.offer), file.meeting.details.startsAt)
        return waiting.with(.offered, guests: waiting.guests, at: now, until: end)
    }

    private func free(without own: Attendance?) -> Int {
        guard let capacity = file.meeting.details.capacity else { return .max / 2 }
        let others = file.taken - (own.map { $0.place.takesPlaces ? $0.places : 0 } ?? 0)
        return max(0, capacity - others)
    }

    private func requireAnswers(_ answer: MeetingAnswer, byManager: Bool) throws(CrewError) {
        guard file.meeting.calledOffAt == nil else { throw .calledOff }
        guard !file.meeting.hasBegun(at: now) else { throw .hasBegun }
        // Who has places may give them up, and take up what is offered, until the start.
        let isOffered = file.own?.place == .offered
        if now < file.meeting.details.answersUntil || byManager || answer == .notGoing || isOffered { return }
        throw .answersEnded
    }
}

extension Attendance {
    fileprivate func places(with guests: Int) -> Int { 1 + guests }

    /// Whether it has places for so many guests already.
    fileprivate func holds(_ guests: Int) -> Bool { place.takesPlaces && guests <= self.guests }
}
