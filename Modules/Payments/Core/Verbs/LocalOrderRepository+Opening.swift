import Vocabulary

extension LocalOrderRepository {
    func offer(_ request: PurchaseRequest) async throws(OrderError) -> OfferView {
        _ = try OrderPolicy.member(principal)
        try await service.requirePayments()
        let quote = try await quote(request).limited(at: service.time.now())
        let price = try OrderPrice(quote, fee: service.terms.fee)
        let names = try await service.names(of: [], [quote.payee], for: principal)
        return OfferView(
            quote: quote, total: price.total, payee: names.payee(quote.payee),
            payeeTitle: names.title(quote.payee), isTest: service.terms.isTest)
    }

    func open(
        _ request: PurchaseRequest, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        let buyer = try OrderPolicy.member(principal)
        let content = ["\(request.record)", request.amount.map { "\($0.minorUnits) \($0.currency)" }]
        let repeated = key.map { identified($0, "orders.open", by: buyer, content) }
        return try await open(request, by: buyer, repeated)
    }

    /// Opens an order, or answers that of the same request.
    func open(
        _ request: PurchaseRequest, by buyer: MemberID, _ repeated: IdempotentRequest?
    ) async throws(OrderError) -> OrderView {
        // Before the terms are asked for: what the request has opened may be all that there was.
        if let known = try await made(for: repeated) {
            if known.order.end == .refused { throw .gone }
            return known
        }
        let (order, payment) = try await drafted(request, by: buyer)
        let file = try await store.insert(order, payment, request: repeated, at: order.openedAt)
        let finished = try await service.finish(file.order.id)
        if finished.order.end == .refused { throw .gone }
        await register(finished)
        return try await view(finished)
    }

    private func drafted(
        _ request: PurchaseRequest, by buyer: MemberID
    ) async throws(OrderError) -> (Order, Payment) {
        try await service.requirePayments()
        _ = try await service.members.requireActive(
            principal, towards: nil, orThrow: OrderError.recordNotFound)
        let quote = try await quote(request)
        guard let reference = service.references() else {
            throw .service(.internal("the system has no random bytes"))
        }
        let now = service.time.now()
        let order = try Order(
            id: service.ids.next(), of: request, by: buyer, quote, fee: service.terms.fee, at: now)
        return (order, Payment(of: order, reference, isTest: service.terms.isTest, at: now))
    }

    private func quote(_ request: PurchaseRequest) async throws(OrderError) -> PurchaseQuote {
        do throws(PurchaseFailure) {
            return try await service.purchasables.quote(request, for: principal)
        } catch {
            throw OrderError(error)
        }
    }

    /// Fixes the amount at the gateway. A guard, not a proof: the payment is checked all the same, so that a
    /// gateway that does not answer stops nothing.
    private func register(_ file: OrderFile) async {
        guard file.order.state == .open, file.payment.state == .created else { return }
        try? await service.gateway?.register(file.payment.reference, file.payment.amount)
    }

    func checkout(_ id: OrderID) async throws(OrderError) -> CheckoutAddress {
        let member = try OrderPolicy.member(principal)
        let file = try await own(id)
        try OrderPolicy.requireBuyer(member, of: file.order)
        guard file.order.state == .open else { throw .wrongState(file.order.state) }
        return try await service.checkoutAddress(of: file)
    }
}
