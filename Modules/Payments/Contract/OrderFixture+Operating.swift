import ContractKit
import Payments
import Vocabulary

/// What operators and other domains do.
extension OrderFixture {
    /// What Payments does for the domains that sell. Throws `NotApplicable` for a server.
    var cashier: any Cashier {
        get throws { try service }
    }

    /// An act of the operator on the machine, with that reason.
    func act(_ reason: String = "확인함") throws -> OperatorAct {
        try OperatorAct(.machine, name: "김운영", reason: reason)
    }

    /// A key of a domain.
    func domainKey(_ text: String) throws -> IdempotencyKey {
        try expectValue(IdempotencyKey("crews-\(text)"), "a key")
    }

    /// An order whose refund of 10,000 won the gateway has refused.
    func refusedRefund() async throws -> OrderView {
        let view = try await paid()
        try gateway.giveBack(.refused("PG_PROVIDER"))
        _ = try await seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
        try gateway.giveBack(.atOnce)
        return view
    }

    /// Checks that a domain is refused with exactly that failure.
    func expectFailure<Value>(
        _ expected: CashierFailure, file: StaticString = #fileID, line: UInt = #line,
        _ verb: () async throws -> Value
    ) async throws {
        do {
            _ = try await verb()
        } catch let failure as CashierFailure {
            return try expectEqual(failure, expected, "the failure", file: file, line: line)
        }
        throw BrokenPromise("a domain is refused with \(expected)", file: file, line: line)
    }
}
