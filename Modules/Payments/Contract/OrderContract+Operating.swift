import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// What operators mend; each act is logged.
    static let operating: [Clause<OrderFixture>] = [
        Clause("an operator has a refused refund asked for once more") { place in
            let view = try await place.refusedRefund()
            let refund = try expectValue(try await place.file(view).refunds.first, "the refund")
            try expectEqual(refund.state, .failed, "the state before")
            _ = try await place.messages()
            let file = try await place.service.retryRefund(refund.id, of: view.order.id, place.act())
            try expectEqual(file.refunds.map(\.state), [.succeeded], "the refund")
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
            try await place.expectLogged("orders.retryRefund", view)
            try await expectRefused(.refundState(.succeeded)) {
                try await place.service.retryRefund(refund.id, of: view.order.id, place.act())
            }
            try await place.expectBooks()
        },
        Clause("an operator makes a refused refund by hand, with the number of the transfer") { place in
            let view = try await place.refusedRefund()
            let (id, service) = (view.order.id, try place.service)
            let refund = try expectValue(try await place.file(view).refunds.first, "the refund")
            let form = FieldError("proof", .malformed(expected: "2026-11/0042"))
            try await expectRefused(.invalidFields([form])) {
                try await service.refundedByHand(refund.id, of: id, proof: "홍길동", place.act())
            }
            _ = try await place.messages()
            let file = try await service.refundedByHand(refund.id, of: id, proof: "T-7", place.act())
            try expectEqual(file.refunds.map(\.state), [.byHand], "the refund")
            try expectEqual(file.refunds.map(\.proof), ["T-7"], "the proof")
            try await place.expectLogged("orders.refundByHand", view)
            try expectEqual(try await place.buyer.order(id).order.refunded, .won(10_000), "what came back")
            try await place.expectTotals([.clearing: 30_000, .bank: -10_000, .buyer: -20_000])
        },
        Clause("a refund that the gateway refuses for wrong credentials waits, and operators are told") {
            place in
            let view = try await place.paid()
            try place.gateway.shut()
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            for _ in 0..<3 { try await place.pass(.hours(1)) }
            try expectEqual(try await place.file(view).refunds.map(\.state), [.requested], "the refund")
            let open = try await place.service.agenda().differences
            try expectEqual(open.map(\.kind), [.shutOut], "what operators are told")
            try place.gateway.shut(false)
            try await place.recover()
            try expectEqual(try await place.file(view).refunds.map(\.state), [.succeeded], "the refund then")
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
            _ = try await place.messages()
            let key = try expectValue(open.first, "the difference").key
            try await place.service.settleDifference(key, place.act("열쇠를 바꿨습니다"))
            try expectEqual(try await place.acts().map(\.verb), ["orders.settleDifference"], "the audit log")
            try expectEqual(try await place.service.agenda().differences, [], "what is left")
            try await expectRefused(.notFound) {
                try await place.service.settleDifference(key, place.act())
            }
        },
        Clause("an operator sees what waits: complaints, refused refunds, differences and debts") { place in
            try expect(try await place.service.agenda().isEmpty, "nothing waits at first")
            let complained = try await place.handedOver()
            _ = try await place.buyer.complain(complained.order.id, .notAsAgreed, "색이 다릅니다")
            let refused = try await place.refusedRefund()
            try await place.owe()
            let agenda = try await place.service.agenda()
            try expectEqual(agenda.problems.map(\.file.order.id), [complained.order.id], "complaints")
            try expectEqual(agenda.failedRefunds.map(\.order.id), [refused.order.id], "refused refunds")
            let payee = AnyIdentifier(try place.id(of: place.members.owner))
            try expectEqual(agenda.debtors, [Debtor(payee, owed: 29_010)], "debts")
            try expectEqual(agenda.differences, [], "differences")
        },
        Clause("payouts, write-offs and readings of the law's records are logged once, with the operator") {
            place in
            try await place.owe()
            let (service, view) = (try place.service, try await place.paid())
            let payee = view.order.payee
            _ = try await place.messages()
            for _ in 0..<2 {
                _ = try await service.writeOff(of: payee, .won(10), note: "N-1", place.act("탕감"))
            }
            _ = try await service.records(of: AnyIdentifier(view.order.id), place.act("세무 조사"))
            let acts = try await place.acts()
            try expectEqual(
                acts.map(\.verb).sorted(), ["orders.records", "orders.writeOff"], "the audit log")
            try expectEqual(Set(acts.map(\.reason)), ["김운영: 탕감", "김운영: 세무 조사"], "the reasons")
        },
    ]
}

extension OrderFixture {
    /// Checks the only act since the messages were read.
    fileprivate func expectLogged(
        _ verb: String, _ view: OrderView, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let acts = try await acts()
        try expectEqual(acts.map(\.verb), [verb], "the audit log", file: file, line: line)
        try expectEqual(acts.map(\.subject), ["\(view.order.id)"], "the order", file: file, line: line)
        try expectEqual(acts.map(\.affected), [view.order.buyer], "the member", file: file, line: line)
        try expectEqual(acts.map(\.reason), ["김운영: 확인함"], "the reason", file: file, line: line)
    }
}
