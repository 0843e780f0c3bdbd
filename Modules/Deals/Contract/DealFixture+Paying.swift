import ContractKit
import Deals
import Vocabulary

extension DealFixture {
    /// The purchase of a deal by an order, a new one unless it is given, as Payments tells of it.
    func purchase(of view: DealView, by order: OrderID? = nil) throws -> Purchase {
        Purchase(
            order: order ?? environment.ids.next(), record: AnyIdentifier(view.deal.id),
            buyer: view.deal.buyer, total: try expectValue(view.deal.total, "the whole price"),
            until: view.deal.until)
    }

    /// A deal made for being paid, accepted at once.
    func toPay(units: Int = 1) async throws -> DealView {
        try await buyer.deals.reserve(Reservation(offer(units: units), isToPay: true))
    }

    /// An accepted deal that is held for an order.
    func held(_ view: DealView? = nil) async throws -> Purchase {
        let accepted = if let view { view } else { try await self.accepted() }
        let purchase = try purchase(of: accepted)
        try await hold(purchase)
        return purchase
    }

    /// A deal that an order has paid for.
    func paid() async throws -> Purchase {
        let purchase = try await held()
        try await fulfil(purchase)
        return purchase
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

    /// The terms of a deal for that member.
    func quote(
        _ view: DealView, for principal: Principal, file: StaticString = #fileID, line: UInt = #line
    ) async throws -> PurchaseQuote {
        try await expectDone("quoting", file: file, line: line) {
            try await payable().quote(PurchaseRequest(AnyIdentifier(view.deal.id)), for: principal)
        }
    }

    /// The deal of a purchase as its buyer sees it now.
    func deal(of purchase: Purchase) async throws -> Deal {
        let id = try expectValue(purchase.record.typed(DealSubject.self), "a deal")
        return try await buyer.deals.deal(id).deal
    }

    /// Checks the state of the deal of a purchase, and its payment.
    func expectDeal(
        of purchase: Purchase, _ state: DealState, _ payment: DealPaymentState?, _ moment: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let deal = try await deal(of: purchase)
        try expectEqual(deal.state, state, "the state \(moment)", file: file, line: line)
        let expected = payment.map { DealPayment(purchase.order, $0) }
        try expectEqual(deal.payment, expected, "the payment \(moment)", file: file, line: line)
    }

    /// Checks that nothing is sold or fulfilled for the order any more.
    func expectGone(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let payable = try payable()
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.hold(purchase) }
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.fulfil(purchase) }
    }
}

/// Calls deals for Payments. A failure breaks the promise, unless a promise inside the program is broken.
private func expectDone<Value>(
    _ act: String, file: StaticString, line: UInt, _ call: () async throws -> Value
) async throws -> Value {
    do {
        return try await call()
    } catch let failure as PurchaseFailure where !failure.isInternal {
        throw BrokenPromise("\(act) was refused: \(failure)", file: file, line: line)
    }
}

/// Checks that Payments is refused with exactly that failure.
func expectUnpayable<Value>(
    _ expected: PurchaseFailure, file: StaticString = #fileID, line: UInt = #line,
    _ call: () async throws -> Value
) async throws {
    do {
        _ = try await call()
    } catch let failure as PurchaseFailure where !failure.isInternal {
        return try expectEqual(failure, expected, "the failure", file: file, line: line)
    }
    throw BrokenPromise("it must be refused: \(expected)", file: file, line: line)
}

extension PurchaseFailure {
    /// Whether it says nothing about the promise.
    fileprivate var isInternal: Bool {
        if case .service(.internal) = self { true } else { false }
    }
}
