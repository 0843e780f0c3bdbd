import ContractKit
import Crews
import Vocabulary

extension CrewFixture {
    /// The purchase of a seat by an order, a new one unless it is given, as Payments tells of it.
    func purchase(of membership: Membership, by order: OrderID? = nil) -> Purchase {
        Purchase(
            order: order ?? environment.ids.next(), record: AnyIdentifier(membership.id),
            buyer: membership.member, total: membership.fee.amount,
            until: clock.rough.advanced(by: .seconds(1800)))
    }

    /// A seat that the member's order holds.
    func held(by member: Principal, in crew: CrewID) async throws -> Purchase {
        let purchase = purchase(of: try await join(crew, as: member))
        try await hold(purchase)
        return purchase
    }

    /// A member who has paid the fee, as Payments knows of it, too.
    @discardableResult
    func paidMember(_ member: Principal, in crew: CrewID) async throws -> Purchase {
        let purchase = try await held(by: member, in: crew)
        try await fulfil(purchase)
        try keep(purchase, of: crew, .paid)
        try cashier().post(.earned, of: purchase.order, purchase.total.minorUnits, to: crew, at: clock.rough)
        return purchase
    }

    /// Lets Payments have the order of a purchase.
    func keep(_ purchase: Purchase, of crew: CrewID, _ state: OrderCardState) throws {
        try cashier().keep(
            OrderCard(
                id: purchase.order, record: purchase.record, buyer: purchase.buyer,
                payee: AnyIdentifier(crew), total: purchase.total, refunded: Money(0, .krw), state: state,
                isTest: true, payBy: purchase.until, openedAt: clock.rough))
    }

    func hold(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectDone("holding", file: file, line: line) { try await payable().hold(purchase) }
    }

    func fulfil(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectDone("fulfilling", file: file, line: line) { try await payable().fulfil(purchase) }
    }

    func release(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectDone("releasing", file: file, line: line) { try await payable().release(purchase) }
    }

    /// The terms of a seat for that principal.
    func quote(
        _ membership: Membership, for principal: Principal, amount: Money? = nil
    ) async throws -> PurchaseQuote {
        let request = PurchaseRequest(AnyIdentifier(membership.id), amount: amount)
        return try await payable().quote(request, for: principal)
    }

    /// Checks that nothing is kept or fulfilled for the order any more.
    func expectGone(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let payable = try payable()
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.hold(purchase) }
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.fulfil(purchase) }
    }

    /// Checks what was asked to be given back so far.
    func expectRefunds(
        _ expected: [OrderID: Int64?], file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let refunds = try cashier().refunds
        let found = Dictionary(refunds.map { ($0.order, $0.amount?.minorUnits) }) { $1 }
        try expectEqual(found, expected, "what is given back", file: file, line: line)
        try expectEqual(refunds.count, expected.count, "how many refunds", file: file, line: line)
    }
}

/// Calls crews for Payments. A failure breaks the promise, unless a promise inside the program is broken.
private func expectDone<Value>(
    _ act: String, file: StaticString, line: UInt, _ call: () async throws -> Value
) async throws -> Value {
    do {
        return try await call()
    } catch let failure as PurchaseFailure {
        if case .service(.internal) = failure { throw failure }
        throw BrokenPromise("\(act) was refused: \(failure)", file: file, line: line)
    }
}

/// Whether a call went through; not if the order had been let go, or the seat is not kept any more.
func isDone(_ call: () async throws(PurchaseFailure) -> Void) async throws -> Bool {
    do throws(PurchaseFailure) {
        try await call()
        return true
    } catch .gone {
        return false
    }
}
