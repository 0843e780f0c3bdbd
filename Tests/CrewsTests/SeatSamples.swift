import Vocabulary

@testable import Crews

/// Crews and memberships for the tests of rules.
enum SeatSamples {
    /// 2026-09-13T12:26:40Z
    static let moment = Timestamp(microseconds: 1_789_302_400_000_000)
    /// All of it comes back for a day, half of it for another.
    static let fee = CrewFee(amount: Money(10_001, .krw), fullDays: 1, halfDays: 2)

    static func later(_ seconds: Int64) -> Timestamp { moment.advanced(by: .seconds(seconds)) }

    static func raw(_ kind: UInt64, _ number: Int) -> RawIdentifier {
        RawIdentifier(milliseconds: 1 << 40, random: (kind, UInt64(number)))
    }

    static func member(_ number: Int) -> MemberID { MemberID(raw(1, number)) }
    static func order(_ number: Int) -> OrderID { OrderID(raw(2, number)) }
    static let crewID = CrewID(raw(3, 0))

    /// A crew that the member 0 has founded. The name is typed decomposed (NFD).
    static func crew(
        capacity: Int = 3, fee: CrewFee = .none, joining: CrewJoining = .open
    ) -> Crew {
        let details = CrewDetails(
            name: "\u{1102}\u{1173}\u{1110}\u{1175} 크루", sport: .futsal, place: "송정 풋살장", capacity: capacity,
            fee: fee, joining: joining)
        return Crew(id: crewID, owner: member(0), details, at: moment)
    }

    static func owner(of crew: Crew) -> Membership {
        Membership(foundingOf: crew, id: MembershipID(raw(4, 0)))
    }

    /// A person who never had to do with the crew.
    static func person(_ number: Int) -> Membership {
        Membership(id: MembershipID(raw(4, number)), crew: crewID, member: member(number), at: moment)
    }

    /// A membership that stands in a state.
    static func person(
        _ number: Int, _ state: MembershipState, _ role: CrewRole = .member, order: OrderID? = nil,
        fee: CrewFee = .none, suspension: SuspensionReason? = nil, since: Timestamp = moment,
        joinedAt: Timestamp? = nil
    ) -> Membership {
        let first = person(number)
        let isKnown = state.isOfCrew || state == .left || state == .removed
        return Membership(
            id: first.id, crew: first.crew, member: first.member, state: state, role: role,
            until: state.isPending ? since.advanced(by: .seconds(3600)) : nil, order: order, fee: fee,
            suspension: state == .suspended ? suspension ?? .manager : nil, step: nil,
            words: MembershipWords(), since: since, joinedAt: joinedAt ?? (isKnown ? since : nil),
            createdAt: moment, version: .first)
    }

    /// The file about one of them, as a store gives it.
    static func file(
        _ crew: Crew, _ people: [Membership], about number: Int? = nil, by actor: Int? = nil,
        wasLetGo: Bool = false
    ) -> CrewFile {
        func find(_ number: Int?) -> Membership? {
            number.flatMap { number in people.first { $0.member == member(number) } }
        }
        let waiting = people.filter { $0.state == .waiting && $0.member != number.map(member) }
        return CrewFile(
            crew: crew, taken: people.count { $0.state.takesSeat }, membership: find(number),
            next: waiting.sorted { ($0.since, $0.id) < ($1.since, $1.id) }, actor: find(actor),
            others: people.filter { !$0.state.isOver }, wasLetGo: wasLetGo)
    }
}
