import ContractKit
import Crews
import Vocabulary

extension CrewFixture {
    /// The dues of clauses: 30,000 won, by the end of the 10th, from the next month on.
    func plan(_ amount: Int64 = 30_000) -> DuesPlan {
        DuesPlan(amount: Money(amount, .krw), day: 10, from: clock.rough.koreanMonth.next)
    }

    /// A crew of the owner with these members, in the first morning of the first month of its dues, which are
    /// made.
    func crewWithDues(of members: [Principal]) async throws -> CrewID {
        let crew = try await crew(of: members)
        _ = try await owner.setDues(plan(), of: crew)
        advanceToNextMonth()
        try await makeDues()
        _ = try await notices()
        return crew
    }

    /// Makes all dues of the month.
    func makeDues() async throws {
        let service = try served()
        while try await service.makeDues() > 0 {}
    }

    /// Moves the clock to 10 o'clock in Korea on that day of the month, which is later.
    func advance(toDay day: Int64) {
        let start = clock.rough.koreanMonth.firstDay.koreanStart
        let moment = start.advanced(by: .seconds((day - 1) * 86_400 + 10 * 3600))
        clock.advance(by: moment.since(clock.now()))
    }

    /// Moves the clock to 10 o'clock in Korea on the first day of the next month.
    func advanceToNextMonth() {
        let start = clock.rough.koreanMonth.next.firstDay.koreanStart
        clock.advance(by: start.since(clock.now()) + .seconds(10 * 3600))
    }

    /// How many days the month has.
    var daysOfMonth: Int64 { Int64(clock.rough.koreanMonth.numberOfDays) }

    /// The dues of a crew as a member sees their own, or as the owner sees all for nil.
    func dues(of crew: CrewID, as member: Principal? = nil) async throws -> [DueView] {
        let verbs = if let member { repository(as: member) } else { owner }
        return try await verbs.dues(of: crew, member == nil ? .all : .own, .largest(after: nil)).items
    }

    /// The member's only due.
    func due(of member: Principal, in crew: CrewID) async throws -> Due {
        let dues = try await dues(of: crew, as: member)
        try expectEqual(dues.count, 1, "how many dues")
        return try expectValue(dues.first, "a due").due
    }

    /// The purchase of a due by an order, a new one unless it is given, as Payments tells of it.
    func purchase(of due: Due, by order: OrderID? = nil) -> Purchase {
        Purchase(
            order: order ?? environment.ids.next(), record: AnyIdentifier(due.id), buyer: due.member,
            total: due.amount, until: clock.rough.advanced(by: .seconds(1800)))
    }

    /// The member's due, paid by an order.
    func paidDue(of member: Principal, in crew: CrewID) async throws -> Purchase {
        let purchase = purchase(of: try await due(of: member, in: crew))
        let payable = try payable()
        try await payable.hold(purchase)
        try await payable.fulfil(purchase)
        return purchase
    }

    /// Checks where the member's only due stands.
    func expectDue(
        of member: Principal, in crew: CrewID, _ state: DueState, by order: OrderID? = nil,
        _ promise: String = "", file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let due = try await due(of: member, in: crew)
        try expectEqual(due.state, state, "the state of the due \(promise)", file: file, line: line)
        try expectEqual(due.order, order, "the order of the due \(promise)", file: file, line: line)
    }

    /// How a member stands with the crew.
    func standing(of member: Principal, in crew: CrewID) async throws -> MembershipState? {
        try await repository(as: member).membership(in: crew)?.membership.state
    }

    /// Checks that each of these, and no other member, is told that of their dues since the last call.
    func expectTold(_ act: DueAct, _ members: [Principal]) async throws {
        let told = try await notices().filter { $0.kind == .dues && $0.act == act.rawValue }
        try expectEqual(Set(told.map(\.recipient)), Set(members.compactMap(\.memberID)), "who is told \(act)")
        try expectEqual(told.count, members.count, "how often they are told \(act)")
    }

    /// An entry of cash as the owner types it.
    func cash(_ flow: CashFlow, _ amount: Int64, _ purpose: String, day: String = "") -> CashDraft {
        var draft = CashDraft()
        (draft.flow, draft.amount, draft.purpose, draft.day) = (flow, amount, purpose, day)
        return draft
    }

    /// The order by which a due was paid, as the owner sees it.
    func orderOf(_ due: Due) async throws -> OrderID {
        let found = try await dues(of: due.crew).first { $0.due.id == due.id }
        return try expectValue(found?.due.order, "an order")
    }

    /// Lets a member name an account.
    func name(
        _ account: PayoutAccount, of crew: CrewID, as member: Principal
    ) async throws -> PayoutNaming {
        try await repository(as: member).nameAccount(account, of: crew)
    }

    /// Makes the member a treasurer, or gives them another role.
    func give(_ role: CrewRole, _ member: Principal, in crew: CrewID) async throws {
        let id = try expectValue(member.memberID, "a member")
        _ = try await owner.setRole(role, of: id, in: crew)
    }
}

/// Checks that Payments is refused with exactly that failure.
func expectUnpayable<Value>(
    _ expected: PurchaseFailure, file: StaticString = #fileID, line: UInt = #line,
    _ call: () async throws -> Value
) async throws {
    do {
        _ = try await call()
    } catch let failure as PurchaseFailure {
        if case .service(.internal) = failure { throw failure }
        return try expectEqual(failure, expected, "the failure", file: file, line: line)
    }
    throw BrokenPromise("it must be refused: \(expected)", file: file, line: line)
}
