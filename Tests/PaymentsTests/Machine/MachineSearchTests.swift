import TestKit
import Testing
import Vocabulary

@testable import Payments

/// Everything that can happen to an order, in any order: buyer, payee, operator, gateway, servers that stop
/// anywhere, and the clock. From each state the order must come to rest with every won where it belongs.
@Suite struct MachineSearchTests {
    /// All money back on the first day, half of it on the second.
    private static let terms = RefundTerms(
        [
            .init(until: OrderSamples.later(86_400), basisPoints: 10_000),
            .init(until: OrderSamples.later(2 * 86_400), basisPoints: 5_000),
        ], english: "All of it for a day, half of it for another.", korean: "하루는 전액, 이틀은 절반")

    /// From an order that is about to be held.
    @Test func fromItsOpening() throws {
        try search(from: [], depth: 8, states: 5_000)
    }

    /// From an order that was fulfilled.
    @Test(arguments: [(Earning.afterReceipt, 4), (.atOnce, 3), (.at(OrderSamples.later(86_400)), 3)])
    func fromItsFulfilment(earning: Earning, depth: Int) throws {
        try search(from: Self.fulfilling, earning, depth: depth, states: 300)
    }

    /// From an order whose refund the gateway took for later, and could not make.
    @Test func fromARefundThatHasFailed() throws {
        let failing: [MachineEvent] = [.payeeRefundsPart, .refundSentForLater, .pendingRefundFails, .look]
        try search(from: Self.fulfilling + failing, depth: 3, states: 500)
    }

    private static let fulfilling: [MachineEvent] = [.stepDone, .window, .approve, .look, .stepDone]

    private func search(
        from events: [MachineEvent], _ earning: Earning = .afterReceipt, depth: Int, states: Int
    ) throws {
        try Machine(earning: earning, terms: Self.terms)
            .expectRest(after: events, depth: depth, states: states)
    }
}

extension Machine: SearchedMachine {
    var events: [MachineEvent] { MachineEvent.allCases }
    var key: MachineKey { MachineKey(self) }

    func after(_ event: MachineEvent) -> Machine? { event.mayHappen(self) ? event.next(self) : nil }
}
