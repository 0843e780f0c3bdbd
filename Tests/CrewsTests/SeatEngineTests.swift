import Testing
import Vocabulary

@testable import Crews

/// The decisions about seats, each on a file as a store gives it.
@Suite struct SeatEngineTests {
    private static let now = SeatSamples.later(60)

    private static func engine(
        _ crew: Crew, _ people: [Membership], about number: Int? = nil, at now: Timestamp = now,
        wasLetGo: Bool = false
    ) -> SeatEngine {
        SeatEngine(SeatSamples.file(crew, people, about: number, wasLetGo: wasLetGo), at: now)
    }

    /// State of the person after a change; nil if the change has nothing of them.
    private static func state(_ number: Int, _ change: CrewChange) -> MembershipState? {
        change.memberships.first { $0.member == SeatSamples.member(number) }?.state
    }

    @Test func aPersonJoinsAsTheCrewIsJoined() throws {
        let person = SeatSamples.person(1)
        func joined(_ crew: Crew) throws -> MembershipState? {
            let engine = Self.engine(crew, [SeatSamples.owner(of: crew)])
            return Self.state(1, try engine.join(person, message: "함께해요"))
        }
        #expect(try joined(SeatSamples.crew()) == .member)
        #expect(try joined(SeatSamples.crew(fee: SeatSamples.fee)) == .offered)
        #expect(try joined(SeatSamples.crew(joining: .approval)) == .requested)
        #expect(try joined(SeatSamples.crew(capacity: 1)) == .waiting)
        #expect(throws: CrewError.closed) { try joined(SeatSamples.crew(joining: .closed)) }
        #expect(throws: CrewError.closed) { try joined(SeatSamples.crew().closed(at: Self.now)) }
    }

    @Test func theListIsNotOvertaken() throws {
        let crew = SeatSamples.crew(capacity: 3)
        let people = [SeatSamples.owner(of: crew), SeatSamples.person(1, .waiting)]
        let change = try Self.engine(crew, people).join(SeatSamples.person(2), message: "")
        #expect(Self.state(2, change) == .waiting)
    }

    @Test func aFreedSeatGoesToTheFirstOfTheList() throws {
        let crew = SeatSamples.crew(capacity: 2)
        let people = [
            SeatSamples.owner(of: crew), SeatSamples.person(1, .member),
            SeatSamples.person(2, .waiting, since: SeatSamples.later(9)),
            SeatSamples.person(3, .waiting, since: SeatSamples.later(3)),
        ]
        let change = try Self.engine(crew, people, about: 1).leave(people[1])
        #expect(change.memberships.map(\.member) == [1, 3].map(SeatSamples.member))
        #expect(Self.state(3, change) == .offered)
        let file = SeatSamples.file(crew, people, about: 1).after(change)
        #expect(file.taken == 2 && file.next.map(\.member) == [SeatSamples.member(2)])
    }

    @Test func moreSeatsServeTheList() throws {
        let crew = SeatSamples.crew(capacity: 1)
        let waiting = (1...3).map { SeatSamples.person($0, .waiting, since: SeatSamples.later(Int64($0))) }
        var details = crew.details
        details.capacity = 3
        let engine = Self.engine(crew, [SeatSamples.owner(of: crew)] + waiting)
        let change = try engine.edit(details, cover: nil, by: crew.owner)
        #expect(change.memberships.map(\.member) == [1, 2].map(SeatSamples.member))
        details.capacity = 0
        #expect(throws: CrewError.self) { try engine.edit(details, cover: nil, by: crew.owner) }
    }

    @Test func aSeatIsPaidForOnce() throws {
        let crew = SeatSamples.crew(fee: SeatSamples.fee)
        let (offered, order) = (SeatSamples.person(1, .offered, fee: SeatSamples.fee), SeatSamples.order(1))
        let people = [SeatSamples.owner(of: crew), offered]
        let engine = Self.engine(crew, people, about: 1)
        let end = SeatSamples.later(1800)
        func hold(_ price: Int64, _ membership: Membership) throws -> CrewChange {
            try engine.hold(
                membership, for: order, at: Money(price, .krw), on: SeatSamples.fee, until: end)
        }
        #expect(throws: CrewError.changed(crew.version)) { try hold(9_000, offered) }
        let held = try #require(try hold(10_001, offered).memberships.first)
        #expect(try hold(9_000, held).isEmpty, "the price of a held order stands")
        let paid = try Self.engine(crew, [people[0], held], about: 1).fulfil(held, for: order)
        let member = try #require(paid.memberships.first)
        #expect(member.state == .member && member.order == order && member.fee == SeatSamples.fee)
        #expect(try Self.engine(crew, [people[0], member], about: 1).fulfil(member, for: order).isEmpty)
    }

    @Test func anOrderThatWasLetGoComesTooLate() throws {
        let crew = SeatSamples.crew(fee: SeatSamples.fee)
        let held = SeatSamples.person(1, .joining, order: SeatSamples.order(1), fee: SeatSamples.fee)
        let released = Self.engine(crew, [held], about: 1).release(SeatSamples.order(1))
        #expect(Self.state(1, released) == .lapsed && released.letGo == SeatSamples.order(1))
        let lapsed = try #require(released.memberships.first)
        let late = Self.engine(crew, [lapsed], about: 1, wasLetGo: true)
        #expect(throws: CrewError.wrongState(.lapsed)) { try late.fulfil(lapsed, for: SeatSamples.order(1)) }
        #expect(late.release(SeatSamples.order(1)).isEmpty)
        let never = Self.engine(crew, [], about: 1).release(SeatSamples.order(7))
        #expect(never.letGo == SeatSamples.order(7) && never.memberships.isEmpty)
    }

    @Test func aBanMeanwhileGivesTheMoneyBack() throws {
        let crew = SeatSamples.crew(fee: SeatSamples.fee)
        let held = SeatSamples.person(1, .joining, order: SeatSamples.order(1), fee: SeatSamples.fee)
        let ban = try Self.engine(crew, [held], about: 1).remove(held, bannedUntil: SeatSamples.later(9_999))
        let banned = try #require(ban.memberships.first)
        #expect(throws: CrewError.wrongState(.banned)) {
            try Self.engine(crew, [banned], about: 1).fulfil(banned, for: SeatSamples.order(1))
        }
    }

    @Test(arguments: [(0, Int64?.none), (86_400, 5_000), (2 * 86_400, 0)] as [(Int64, Int64?)])
    func whatComesBack(after seconds: Int64, part: Int64?) throws {
        let order = SeatSamples.order(1)
        let member = SeatSamples.person(1, .member, order: order, fee: SeatSamples.fee)
        let engine = Self.engine(SeatSamples.crew(), [member], about: 1, at: SeatSamples.later(seconds))
        let step = try #require(try engine.leave(member).memberships.first).step
        let expected: MembershipStep? =
            part == 0 ? nil : .refund(order, part.map { Money($0, .krw) })
        #expect(step == expected)
    }

    @Test func aCrewThatClosesGivesBack() throws {
        let crew = SeatSamples.crew(capacity: 9, fee: SeatSamples.fee)
        let (early, late) = (SeatSamples.order(1), SeatSamples.order(2))
        let long = SeatSamples.moment.advanced(by: .seconds(-86_400))
        let people = [
            SeatSamples.owner(of: crew), SeatSamples.person(1, .member, order: early, fee: SeatSamples.fee),
            SeatSamples.person(2, .member, order: late, fee: SeatSamples.fee, joinedAt: long),
            SeatSamples.person(3, .waiting), SeatSamples.person(4, .requested),
        ]
        let engine = Self.engine(crew, people)
        let orders = SeatEngine.ordersToReturn(people, at: Self.now)
        #expect(orders == [early])
        #expect(throws: CrewError.hasMoney) { try engine.close(returning: []) }
        let change = try engine.close(returning: orders)
        #expect(change.memberships.map(\.state) == [.removed, .removed, .lapsed, .lapsed])
        #expect(change.memberships.map(\.step) == [.refund(early, nil), nil, nil, nil])
        let paying = people + [SeatSamples.person(5, .joining, order: SeatSamples.order(5))]
        #expect(throws: CrewError.hasMoney) { try Self.engine(crew, paying).close(returning: orders) }
    }

    @Test func theLongestServingManagerFollows() {
        func successor(_ people: Membership...) -> MemberID? { SeatEngine.successor(among: people)?.member }
        let (early, late) = (SeatSamples.later(1), SeatSamples.later(2))
        let member = SeatSamples.person(1, .member, since: early)
        let manager = SeatSamples.person(2, .member, .manager, since: late)
        let older = SeatSamples.person(3, .onLeave, .manager, since: early)
        let suspended = SeatSamples.person(4, .suspended, .manager, since: early)
        #expect(successor(member, manager, older) == SeatSamples.member(2))
        #expect(successor(member, older, suspended) == SeatSamples.member(3))
        #expect(successor(member, suspended) == SeatSamples.member(1))
        #expect(successor(suspended, SeatSamples.person(5, .waiting)) == nil)
    }

    @Test func withTheLastMemberTheCrewIsClosedForGood() throws {
        let crew = SeatSamples.crew()
        let owner = SeatSamples.owner(of: crew)
        let people = [owner, SeatSamples.person(1, .suspended), SeatSamples.person(2, .requested)]
        let change = Self.engine(crew, people, about: 0).forget(owner)
        #expect(change.crew?.state == .dissolved)
        #expect(change.crew?.details.name == "", "Its texts go with its owner")
        #expect(change.memberships.map(\.state) == [.left, .removed, .lapsed])
        let alone = try #require(change.memberships.first)
        #expect(Self.engine(try #require(change.crew), [alone], about: 0).forget(alone).isEmpty)
    }

    @Test func aCrewIsHandedOverInOneStep() throws {
        let crew = SeatSamples.crew()
        let people = [SeatSamples.owner(of: crew), SeatSamples.person(1, .member)]
        let change = try Self.engine(crew, people, about: 1).handOver(from: people[0], to: people[1])
        #expect(change.memberships.map(\.role) == [.owner, .manager])
        #expect(change.crew?.owner == SeatSamples.member(1))
        let onLeave = SeatSamples.person(2, .onLeave)
        #expect(throws: CrewError.wrongState(.onLeave)) {
            try Self.engine(crew, people, about: 2).handOver(from: people[0], to: onLeave)
        }
    }
}
