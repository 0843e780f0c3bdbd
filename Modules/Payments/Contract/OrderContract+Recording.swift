import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// Payouts that a domain records for its payees.
    static let recording: [Clause<OrderFixture>] = [
        Clause("a domain records a payout once for its number, however often it asks") { place in
            try await place.settled(place.received { $0.payee = place.crew })
            let act = place.payoutAct()
            _ = try await place.messages()
            for _ in 0..<2 {
                try await place.expectPaidOut(place.crew, 9_010, " T-1 ", act)
                let balances = try await place.cashier.balances(of: [place.crew])
                try expectEqual(balances, [PayeeBalance(payable: 20_000)], "the balance")
            }
            let acts = try await place.messages().compactMap { AuditEvent($0) }
            try expectEqual(acts, [act], "the audit log")
        },
        Clause("a number that stands for another payout, and one beyond the balance, are refused") { place in
            try await place.settled(place.received { $0.payee = place.crew })
            let (owner, act) = (AnyIdentifier(try place.id(of: place.members.owner)), place.payoutAct())
            try await place.expectPaidOut(place.crew, 9_010, "T-1", act)
            let taken = PayoutFailure.invalidFields([FieldError("transfer", .taken)])
            try await place.expectPaidOut(place.crew, 9_011, "T-1", act, taken)
            try await place.expectPaidOut(owner, 9_010, "T-1", act, taken)
            try await place.expectPaidOut(place.crew, 20_001, "T-2", act, .balanceTooLow(.won(20_000)))
            let form = FieldError("transfer", .malformed(expected: "2026-11/0042"))
            try await place.expectPaidOut(place.crew, 1, "홍길동", act, .invalidFields([form]))
            let range = FieldError("amount", .outOfRange(minimum: 1, maximum: Int64.max))
            try await place.expectPaidOut(place.crew, 0, "T-3", act, .invalidFields([range]))
            let balances = try await place.cashier.balances(of: [place.crew])
            try expectEqual(balances, [PayeeBalance(payable: 20_000)], "the balance")
        },
    ]
}

extension OrderFixture {
    /// The act of an operator of the domain.
    fileprivate func payoutAct() -> AuditEvent {
        AuditEvent(
            id: environment.ids.next(), by: .machine, "crews.payout", "\(crew)", affecting: nil,
            at: clock.now(), reason: "11월 지급")
    }

    /// Checks that a payout by a domain is recorded, or refused with exactly that failure.
    fileprivate func expectPaidOut(
        _ payee: AnyIdentifier, _ amount: Int64, _ transfer: String, _ act: AuditEvent,
        _ expected: PayoutFailure? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let (book, sum): (any PayoutBook, Money) = (try service, .won(amount))
        var failure: PayoutFailure?
        do throws(PayoutFailure) {
            try await book.payOut(to: payee, sum, transfer: transfer, telling: act)
        } catch {
            failure = error
        }
        try expectEqual(failure, expected, "the failure of \(transfer)", file: file, line: line)
    }
}
