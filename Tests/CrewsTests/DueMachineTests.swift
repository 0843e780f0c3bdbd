import Testing
import Vocabulary

@testable import Crews

@Suite struct DueMachineTests {
    static let month = CivilMonth.november
    static let now = month.firstDay.koreanStart

    static let open = Due(
        id: DueID(RawIdentifier(high: 7, low: 1)), crew: CrewID(RawIdentifier(high: 7, low: 2)),
        member: MemberID(RawIdentifier(high: 7, low: 3)), month: month, amount: Money(30_000, .krw),
        payBy: month.firstDay.advanced(byDays: 10).koreanStart, at: now)
    static let order = OrderID(RawIdentifier(high: 7, low: 4))
    static let other = OrderID(RawIdentifier(high: 7, low: 5))

    /// A due in each state, as the transitions lead there.
    static func due(_ state: DueState) throws -> Due {
        switch state {
        case .open: open
        case .paid: try open.paid(by: order, at: now)
        case .waived: try open.waived("다쳐서 쉼", at: now)
        case .cancelled: try #require(open.cancelled(at: now))
        case .ended: try #require(open.ended(at: now))
        }
    }
}

extension DueMachineTests {
    @Test(arguments: DueState.allCases) func holdingIsForOpenDuesAlone(_ state: DueState) throws {
        let due = try Self.due(state)
        if state == .open {
            let held = try due.holding(Self.order, at: Self.now)
            #expect(held.state == .open)
            #expect(held.order == Self.order)
            #expect(try held.holding(Self.order, at: Self.now) == held, "Repeating changes nothing")
            #expect(throws: CrewError.beingPaid(Self.order)) { try held.holding(Self.other, at: Self.now) }
        } else {
            #expect(throws: CrewError.wrongDue(state)) { try due.holding(Self.other, at: Self.now) }
        }
        if state == .paid {
            #expect(try due.holding(Self.order, at: Self.now) == due, "Repeating changes nothing")
        }
    }

    @Test(arguments: DueState.allCases) func paidOnceByOneOrder(_ state: DueState) throws {
        let due = try Self.due(state)
        switch state {
        case .open:
            let paid = try due.paid(by: Self.other, at: Self.now)
            #expect(paid.state == .paid)
            #expect(paid.remindAt == nil, "No reminder of what is paid")
        case .paid:
            #expect(try due.paid(by: Self.order, at: Self.now) == due, "Repeating changes nothing")
            #expect(throws: CrewError.wrongDue(.paid)) { try due.paid(by: Self.other, at: Self.now) }
        case .waived, .cancelled, .ended:
            #expect(throws: CrewError.wrongDue(state)) { try due.paid(by: Self.other, at: Self.now) }
        }
    }

    @Test(arguments: DueState.allCases) func lettingGoTouchesItsOwnOrderAlone(_ state: DueState) throws {
        let due = try Self.due(state)
        #expect(due.lettingGo(of: Self.other, isOwed: true, at: Self.now) == due)
    }

    @Test func aPaymentThatWentBackLeavesTheDueOwedOrEnded() throws {
        let paid = try Self.due(.paid)
        for (isOwed, state) in [(true, DueState.open), (false, .ended)] {
            let next = paid.lettingGo(of: Self.order, isOwed: isOwed, at: Self.now)
            #expect(next.state == state)
            #expect(next.order == nil)
            #expect((next.remindAt != nil) == isOwed, "Reminders come where the due is owed")
        }
    }

    @Test(arguments: DueState.allCases) func waivingIsForOpenDuesWithoutAnOrder(_ state: DueState) throws {
        let due = try Self.due(state)
        switch state {
        case .open:
            #expect(try due.waived("면제", at: Self.now).reason == "면제")
            let held = try due.holding(Self.order, at: Self.now)
            #expect(throws: CrewError.beingPaid(Self.order)) { try held.waived("면제", at: Self.now) }
        case .waived:
            #expect(try due.waived(due.reason, at: Self.now) == due, "Repeating changes nothing")
            #expect(throws: CrewError.wrongDue(.waived)) { try due.waived("다른 까닭", at: Self.now) }
        case .paid, .cancelled, .ended:
            #expect(throws: CrewError.wrongDue(state)) { try due.waived("면제", at: Self.now) }
        }
    }

    @Test(arguments: DueState.allCases) func endsAreForOpenDuesAlone(_ state: DueState) throws {
        let due = try Self.due(state)
        #expect(due.ended(at: Self.now)?.state == (state == .open ? .ended : nil))
        #expect(due.cancelled(at: Self.now)?.state == (state == .open ? .cancelled : nil))
        let part = Money(10_000, .krw)
        let back = due.reopened(part, payBy: due.payBy, at: Self.now)
        #expect(back?.state == (state == .ended ? .open : nil))
        #expect(back?.amount == (state == .ended ? part : nil))
    }

    @Test func anEndDuringAPaymentKeepsItsOrderForTheRefusal() throws {
        let ended = try #require(try Self.open.holding(Self.order, at: Self.now).ended(at: Self.now))
        #expect(ended.standing(of: Self.order, wasLetGo: false) == .refused(.wrongDue(.ended)))
        #expect(ended.lettingGo(of: Self.order, isOwed: false, at: Self.now).order == nil)
    }

    @Test func standings() throws {
        let held = try Self.open.holding(Self.order, at: Self.now)
        let paid = try Self.due(.paid)
        let table: [(Due, OrderID, Bool, DueStanding)] = [
            (Self.open, Self.order, false, .free),
            (Self.open, Self.order, true, .refused(.wrongDue(.open))),
            (held, Self.order, false, .held),
            (held, Self.other, false, .refused(.beingPaid(Self.order))),
            (paid, Self.order, false, .fulfilled),
            (paid, Self.other, false, .refused(.beingPaid(Self.order))),
            (try Self.due(.waived), Self.order, false, .refused(.wrongDue(.waived))),
        ]
        for (due, order, wasLetGo, standing) in table {
            #expect(due.standing(of: order, wasLetGo: wasLetGo) == standing)
        }
    }

    @Test func remindersComeTwiceAtTenOClock() throws {
        let first = try #require(Self.open.remindAt)
        #expect(first == Self.month.firstDay.advanced(byDays: 6).koreanStart.advanced(by: .seconds(36_000)))
        #expect(Self.open.reminded(at: first.advanced(by: .seconds(-1))) == nil)
        let reminded = try #require(Self.open.reminded(at: first))
        let second = try #require(reminded.remindAt)
        #expect(second == Self.open.payBy.advanced(by: .seconds(36_000)))
        #expect(reminded.isInArrears(at: second))
        #expect(try #require(reminded.reminded(at: second)).remindAt == nil)
    }

    @Test func eachTransitionCounts() throws {
        let paid = try Self.open.holding(Self.order, at: Self.now).paid(by: Self.order, at: Self.now)
        #expect(paid.version == Version.first.next.next)
        #expect(paid.lettingGo(of: Self.order, isOwed: true, at: Self.now).version == paid.version.next)
    }
}
