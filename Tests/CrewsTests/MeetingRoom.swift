import Testing
import Vocabulary

@testable import Crews

/// One meeting with its answers, kept as a store keeps them; moments are minutes before the start.
struct MeetingRoom {
    private(set) var roll: MeetingRoll
    private(set) var notices: [Notice] = []

    static let start = Timestamp(microseconds: 1_796_470_200_000_000)
    /// The answers end two hours before the start.
    static let deadline: Int64 = 120

    init(capacity: Int?) {
        let details = Self.details(capacity: capacity)
        let meeting = Meeting(
            id: MeetingID(RawIdentifier(high: 1, low: 1)), crew: CrewID(RawIdentifier(high: 1, low: 2)),
            details, at: Self.before(10_000))
        roll = MeetingRoll(meeting: meeting, answers: [])
    }

    static func details(capacity: Int?, deadline: Int64 = deadline) -> MeetingDetails {
        MeetingDetails(
            title: "토요 축구", place: "한강 공원", startsAt: start, endsAt: before(-120), zone: "Asia/Seoul",
            clock: .korea(from: start, to: before(-120), answersUntil: before(deadline)), capacity: capacity,
            answersUntil: before(deadline), note: "")
    }

    static func before(_ minutes: Int64) -> Timestamp { start.advanced(by: .seconds(-60 * minutes)) }

    static func member(_ number: UInt64) -> MemberID { MemberID(RawIdentifier(high: 2, low: number)) }

    /// Answers for a member so many minutes before the start.
    mutating func answer(
        _ answer: MeetingAnswer, guests: Int = 0, of number: UInt64, at minutes: Int64,
        byManager: Bool = false, standing: MembershipState? = .member
    ) throws(CrewError) {
        let (member, now) = (Self.member(number), Self.before(minutes))
        let file = roll.file(of: member, standing)
        let answers = try PlaceEngine(file, at: now).answer(
            answer, guests: guests, of: member, byManager: byManager)
        write(file.change(answers, by: member, at: now))
    }

    /// Ends the offers that have run out.
    mutating func endOffers(at minutes: Int64) {
        for offer in roll.answers where offer.place == .offered {
            let file = roll.file(of: offer.member, .member)
            let answers = PlaceEngine(file, at: Self.before(minutes)).ranOut()
            write(file.change(answers, by: nil, at: Self.before(minutes)))
        }
    }

    mutating func setCapacity(_ capacity: Int?, at minutes: Int64) throws(CrewError) {
        write(
            try roll.edited(
                Self.details(capacity: capacity), by: Self.member(1000), at: Self.before(minutes)))
    }

    mutating func leave(_ number: UInt64, at minutes: Int64) {
        let change = roll.withoutAnswers(of: [Self.member(number)], at: Self.before(minutes))
        if let change { write(change) }
    }

    mutating func write(_ change: MeetingChange) {
        var answers = Dictionary(roll.answers.map { ($0.member, $0) }) { $1 }
        for answer in change.answers { answers[answer.member] = answer }
        roll = MeetingRoll(meeting: change.meeting ?? roll.meeting, answers: Array(answers.values))
        notices += change.notices
    }
}

extension MeetingClock {
    /// What clocks in Korea show at these moments.
    static func korea(from start: Timestamp, to end: Timestamp, answersUntil: Timestamp) -> MeetingClock {
        func time(_ moment: Timestamp) -> CivilTime { ZoneRules.korea.local(at: moment).time }
        return MeetingClock(startsAt: time(start), endsAt: time(end), answersUntil: time(answersUntil))
    }
}

extension MeetingRoom {
    var taken: Int { MeetingCounts(of: roll.answers).taken }

    /// The numbers of the members in that place, in the order of the list.
    func members(_ place: MeetingPlace) -> [UInt64] {
        roll.answers.filter { $0.place == place }.map(\.member.raw.low)
    }

    func place(of number: UInt64) -> MeetingPlace? {
        roll.answers.first { $0.member == Self.member(number) }?.place
    }
}
