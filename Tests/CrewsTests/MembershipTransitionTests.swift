import Testing
import Vocabulary

@testable import Crews

/// Every transition from every state in which a membership can stand.
@Suite struct MembershipTransitionTests {
    enum Event: String, CaseIterable {
        case ask, wait, offer, hold, join, pay, letGo, decline, withdraw, runOut, goOnLeave, comeBack
        case suspend, suspendForArrears, restore, giveRole, takeOver, leave, remove, ban, erase
    }

    /// Where each event leads that is allowed in a state; others are refused, or change nothing.
    static let table: [MembershipState: [Event: MembershipState]] = [
        .requested: [
            .wait: .waiting, .offer: .offered, .decline: .declined, .withdraw: .lapsed, .runOut: .lapsed,
            .ban: .banned, .erase: .lapsed,
        ],
        .waiting: [
            .offer: .offered, .decline: .declined, .withdraw: .lapsed, .ban: .banned, .erase: .lapsed,
        ],
        .offered: [
            .hold: .joining, .join: .member, .withdraw: .lapsed, .runOut: .lapsed, .ban: .banned,
            .erase: .lapsed,
        ],
        .joining: [.pay: .member, .letGo: .lapsed, .ban: .banned, .erase: .lapsed],
        .member: [
            .letGo: .suspended, .goOnLeave: .onLeave, .suspend: .suspended, .suspendForArrears: .suspended,
            .giveRole: .member, .takeOver: .member, .leave: .left, .remove: .removed, .ban: .banned,
            .erase: .left,
        ],
        .onLeave: [
            .letGo: .suspended, .comeBack: .member, .suspend: .suspended, .suspendForArrears: .suspended,
            .leave: .left, .remove: .removed, .ban: .banned, .erase: .left,
        ],
        .suspended: [
            .letGo: .suspended, .restore: .member, .leave: .left, .remove: .removed, .ban: .banned,
            .erase: .left,
        ],
        .declined: beginnings, .lapsed: beginnings, .left: beginnings, .removed: beginnings,
        .banned: [
            .ask: .requested, .wait: .waiting, .offer: .offered, .runOut: .left, .ban: .banned,
            .erase: .lapsed,
        ],
    ]

    /// A person without a standing can begin anew, in the four states in which it is over.
    private static let beginnings: [Event: MembershipState] = [
        .ask: .requested, .wait: .waiting, .offer: .offered, .ban: .banned,
    ]

    private static let order = SeatSamples.order(1)
    /// After the moments of all that has one.
    private static let later = SeatSamples.later(7200)

    static func next(_ event: Event, _ from: Membership) throws(CrewError) -> Membership {
        let (now, fee, end) = (later, SeatSamples.fee, SeatSamples.later(99_999))
        switch event {
        case .ask: return try from.asking(MembershipWords(message: "골키퍼예요"), at: now)
        case .wait: return try from.waiting(at: now)
        case .offer: return try from.offered(until: end, for: fee, at: now)
        case .hold: return try from.holding(SeatSamples.order(2), on: fee, until: end, at: now)
        case .join: return try from.joined(by: nil, at: now)
        case .pay: return try from.joined(by: order, at: now)
        case .letGo: return from.lettingGo(of: order, at: now)
        case .decline: return try from.declined(at: now)
        case .withdraw: return try from.withdrawn(at: now)
        case .runOut: return from.ranOut(at: now) ?? from
        case .goOnLeave: return try from.onLeave(at: now)
        case .comeBack: return try from.back(at: now)
        case .suspend: return try from.suspended(.manager, at: now)
        case .suspendForArrears: return try from.suspended(.arrears, at: now)
        case .restore: return from.restored(from: .manager, at: now)
        case .giveRole: return try from.with(.manager, at: now)
        case .takeOver: return try from.takingOver(at: now)
        case .leave: return try from.leaving(nil, at: now)
        case .remove: return try from.removed(nil, at: now)
        case .ban: return try from.banned(until: end, nil, at: now)
        case .erase: return from.erased(nil, at: now)
        }
    }

    @Test(arguments: MembershipState.allCases)
    func everyTransition(from state: MembershipState) throws {
        let holder = state == .joining || state.isOfCrew ? Self.order : nil
        let before = SeatSamples.person(1, state, order: holder)
        for event in Event.allCases {
            let after = try? Self.next(event, before)
            let (led, expected) = (after?.state, Self.table[state]?[event])
            let isUnchanged = after == nil || after == before || after?.state == state
            #expect(
                led == expected || expected == nil && isUnchanged,
                "\(event) from \(state) led to \(led.map { "\($0)" } ?? "a refusal"): mend it, or the table.")
            if let after, after != before { #expect(after.version == before.version.next, "\(event)") }
        }
    }

    /// What a state says is true of every membership that has come to it.
    @Test func everyStateIsTidy() {
        for (state, events) in Self.table {
            let order = state == .joining || state.isOfCrew ? Self.order : nil
            for event in events.keys {
                guard let after = try? Self.next(event, SeatSamples.person(1, state, order: order)) else {
                    continue
                }
                #expect((after.suspension != nil) == (after.state == .suspended), "\(event) from \(state)")
                #expect((after.until != nil) == after.state.isPending, "\(event) from \(state)")
                #expect(after.role == .member || after.state.isOfCrew, "\(event) from \(state)")
            }
        }
    }

    @Test func theOwnerStays() {
        let owner = SeatSamples.owner(of: SeatSamples.crew())
        let moment = Self.later
        #expect(throws: CrewError.ownerStays) { try owner.leaving(nil, at: moment) }
        #expect(throws: CrewError.ownerStays) { try owner.removed(nil, at: moment) }
        #expect(throws: CrewError.ownerStays) { try owner.banned(until: moment, nil, at: moment) }
        #expect(throws: CrewError.ownerStays) { try owner.suspended(.arrears, at: moment) }
        #expect(throws: CrewError.ownerStays) { try owner.onLeave(at: moment) }
        #expect(throws: CrewError.ownerStays) { try owner.with(.manager, at: moment) }
    }

    @Test func aBanHoldsUntilItsMoment() throws {
        let banned = try SeatSamples.person(1, .member).banned(
            until: SeatSamples.later(100), nil, at: SeatSamples.moment)
        #expect(throws: CrewError.banned(until: SeatSamples.later(100))) {
            try banned.asking(MembershipWords(), at: SeatSamples.later(99))
        }
        #expect(try banned.asking(MembershipWords(), at: SeatSamples.later(100)).state == .requested)
    }

    @Test func aPaymentThatGoesBackSuspends() {
        let paid = SeatSamples.person(1, .member, .treasurer, order: Self.order)
        let after = paid.lettingGo(of: Self.order, at: Self.later)
        #expect(after.suspension == .payment && after.role == .treasurer)
        #expect(paid.lettingGo(of: SeatSamples.order(9), at: Self.later) == paid)
    }

    @Test func aSeatIsKeptForOneOrder() throws {
        let offered = SeatSamples.person(1, .offered, fee: SeatSamples.fee)
        let end = SeatSamples.later(1800)
        let held = try offered.holding(Self.order, on: SeatSamples.fee, until: end, at: SeatSamples.moment)
        #expect(try held.holding(Self.order, on: SeatSamples.fee, until: end, at: Self.later) == held)
        #expect(throws: CrewError.beingPaid(Self.order)) {
            try held.holding(SeatSamples.order(2), on: SeatSamples.fee, until: end, at: Self.later)
        }
        #expect(throws: CrewError.beingPaid(Self.order)) { try held.withdrawn(at: Self.later) }
    }

    /// A server that was slow tells again of an order that another has told of.
    @Test(arguments: [MembershipState.member, .onLeave, .suspended])
    func anOrderIsToldAgain(to state: MembershipState) throws {
        let paid = SeatSamples.person(1, state, order: Self.order, fee: SeatSamples.fee)
        let end = SeatSamples.later(1800)
        #expect(try paid.holding(Self.order, on: SeatSamples.fee, until: end, at: Self.later) == paid)
        #expect(try paid.joined(by: Self.order, at: Self.later) == paid)
        let back = paid.lettingGo(of: Self.order, at: Self.later)
        #expect(back.lettingGo(of: Self.order, at: Self.later).suspension == .payment)
    }
}
