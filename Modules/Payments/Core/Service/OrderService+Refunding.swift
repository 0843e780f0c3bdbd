import Vocabulary

extension OrderService {
    /// Sends the refunds of an order that are due, or asks what became of those that were sent.
    func sendRefunds(_ id: OrderID) async throws(OrderError) -> OrderFile {
        guard var file = try await store.file(id) else { throw .notFound }
        if try await store.mode().isHalted { return file }
        let now = time.now()
        for refund in file.refunds where refund.state.isOpen && refund.nextAt.map({ $0 <= now }) == true {
            // What was sent before and got no answer may have happened, and a complaint may have ended: the
            // gateway's books tell. Unread, nothing is repeated.
            if refund.state != .requested || file.payment.isDisputed {
                let reading = try await read(id)
                file = reading.file
                if !reading.isAnswered { continue }
            }
            guard let current = file.refunds.first(where: { $0.id == refund.id }) else { continue }
            file = try await send(current, of: file)
        }
        return file
    }

    private func send(_ refund: Refund, of file: OrderFile) async throws(OrderError) -> OrderFile {
        guard let gateway, refund.state == .requested || refund.state == .sent else { return file }
        let isForgotten = refund.sentAt.map { time.now().since($0) >= RefundTimes.keyLife } ?? false
        var file = try await change(file.order.id) { file, engine throws(OrderError) in
            guard file.refunds.contains(refund) else { return nil }
            return isForgotten ? try engine.notSent(refund) : try engine.sending(refund)
        }
        guard let sent = file.refunds.first(where: { $0.id == refund.id && $0.state == .sent }),
            sent.version > refund.version
        else { return file }
        let answer = await asked(gateway, engine(file).request(sent))
        if case .failure(.refused(let refusal)) = answer, engine(file).isShutOut(refusal) {
            try await noteShutOut(sent, of: file)
        }
        file = try await change(file.order.id) { file, engine throws(OrderError) in
            guard let current = file.refunds.first(where: { $0.id == sent.id }), current.state == .sent else {
                return nil
            }
            return try engine.sent(current, answer)
        }
        // The payment's own numbers follow the gateway's.
        return try await look(file.order.id)
    }

    /// Tells operators that the credentials are wrong, once for each payment.
    private func noteShutOut(_ refund: Refund, of file: OrderFile) async throws(OrderError) {
        try await store.note(
            Difference(
                .shutOut, file.payment.reference.text, of: file.order.id, gateway: nil,
                ledger: refund.amount.minorUnits, at: time.now(), done: .open))
    }

    private func asked(
        _ gateway: any PaymentGateway, _ request: GatewayRefundRequest
    ) async -> Result<GatewayRefund, GatewayError> {
        do throws(GatewayError) {
            return .success(try await gateway.refund(request))
        } catch {
            return .failure(error)
        }
    }
}
