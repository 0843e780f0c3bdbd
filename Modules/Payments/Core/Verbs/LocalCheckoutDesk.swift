import Vocabulary

/// The verbs at addresses of checkouts over a local service.
struct LocalCheckoutDesk: CheckoutDesk {
    let service: OrderService

    func checkout(_ secret: RightSecret) async throws(OrderError) -> CheckoutView {
        try await seen(service.checkout(secret))
    }

    func begin(_ secret: RightSecret) async throws(OrderError) -> CheckoutView {
        let file = try await service.checkout(secret)
        let view = try await seen(file)
        guard view.canPay, let gateway = service.gateway else { return view }
        do throws(GatewayError) {
            try await gateway.register(file.payment.reference, file.payment.amount)
        } catch {
            // A guard, not a proof: the payment is checked all the same.
            if error == .refused(.alreadyPaid) { return try await seen(service.look(file.order.id)) }
        }
        return view
    }

    func returned(
        _ secret: RightSecret, token: String?, transaction: String?
    ) async throws(OrderError) -> CheckoutView {
        let file = try await service.checkout(secret)
        let mayLook = service.recentLooks.mayLook(at: file.order.id, service.time.now())
        guard service.gateway != nil, mayLook || token != nil || transaction != nil else {
            return try await seen(file)
        }
        return try await seen(service.returned(secret, token: token, transaction: transaction))
    }

    func cancel(_ secret: RightSecret) async throws(OrderError) -> CheckoutView {
        try await seen(service.cancel(secret))
    }
}

extension LocalCheckoutDesk {
    /// The order as a visitor sees it.
    private func seen(_ file: OrderFile) async throws(OrderError) -> CheckoutView {
        let (order, payment, now) = (file.order, file.payment, service.time.now())
        let names = try await service.names(of: [], [order.payee], for: .anonymous)
        let isPayable = order.state == .open && !payment.state.wasPaid && !order.hasRunOut(at: now)
        return CheckoutView(
            order: order,
            payment: PaymentView(
                state: payment.state, isTest: payment.isTest, isDisputed: payment.isDisputed),
            reference: payment.reference, refunds: file.refunds, payee: names.payee(order.payee),
            payeeTitle: names.title(order.payee),
            canPay: isPayable ? try await takesPayments() : false, readAt: now)
    }

    private func takesPayments() async throws(OrderError) -> Bool {
        guard service.gateway != nil else { return false }
        return try await !service.store.mode().isHalted
    }
}
