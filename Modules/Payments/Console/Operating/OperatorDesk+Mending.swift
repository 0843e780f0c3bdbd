import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Has a failed refund asked for once more.
    func retry(_ refund: RefundID, of order: OrderID?, _ reason: String) async throws {
        let (order, act) = (try await self.order(of: refund, order), try act(reason))
        let file = try await console.waiting { () throws(OrderError) in
            try await orders.retryRefund(refund, of: order, act)
        }
        answer(refund, in: file)
    }

    /// Records a refund that was made outside, after a confirmation.
    func madeByHand(_ refund: RefundID, of order: OrderID?, proof: String, _ reason: String) async throws {
        let (order, act) = (try await self.order(of: refund, order), try act(reason))
        try console.requireConfirmed(
            Phrase(
                en: "Record that \(refund) was refunded outside of the gateway? This cannot be undone.",
                ko: "\(refund) 환불을 결제 서비스 밖에서 처리했다고 기록할까요? 되돌릴 수 없습니다."))
        let file = try await console.waiting { () throws(OrderError) in
            try await orders.refundedByHand(refund, of: order, proof: proof, act)
        }
        answer(refund, in: file)
    }

    /// The order of a refund. Throws a usage error that asks for it if it is not among the failed ones.
    private func order(of refund: RefundID, _ named: OrderID?) async throws -> OrderID {
        if let named { return named }
        let failed = try await orders.agenda().failedRefunds
        let file = failed.first { file in file.refunds.contains { $0.id == refund } }
        guard let file else {
            throw UsageError(
                Phrase(
                    en: "\(refund) is not among the first failed refunds: name its order with --order.",
                    ko: "실패한 환불 목록에 \(refund) 환불이 없습니다. --order로 주문을 지정하세요."))
        }
        return file.order.id
    }

    private func answer(_ refund: RefundID, in file: OrderFile) {
        guard let refund = file.refunds.first(where: { $0.id == refund }) else { return }
        let state = Phrase(en: refund.state.english, ko: refund.state.korean)
        console.answer(
            refund.document, plain: refund.state.rawValue,
            Phrase(en: "The refund is \(state.en).", ko: "환불 상태: \(state.ko)"))
    }
}

extension OperatorDesk {
    /// Settles a difference, named by its key, or by its payment where that has one open difference.
    func settle(_ text: String, _ reason: String) async throws {
        let act = try act(reason)
        let open = try await orders.agenda().differences
        let named = open.filter { $0.reference == text }
        try await orders.settleDifference(named.count == 1 ? named[0].key : text, act)
        console.answer(
            .object([("settled", .bool(true))]), plain: "settled", Phrase(en: "Settled.", ko: "처리했습니다."))
    }

    /// Stops all payments.
    func halt(_ reason: String) async throws {
        try await orders.halt(try act(reason))
        console.answer(
            .object([("halted", .bool(true))]), plain: "halted",
            Phrase(en: "Payments are halted.", ko: "결제를 중지했습니다."))
    }

    /// Lets payments run again.
    func resume(_ reason: String) async throws {
        let act = try act(reason)
        let found = try await console.waiting { () throws(OrderError) in try await orders.resume(act) }
        show(found.document) {
            if console.format == .human {
                console.print(Phrase(en: "Payments run again.", ko: "결제를 다시 시작했습니다."))
            }
            list(found.differences)
        }
    }
}
