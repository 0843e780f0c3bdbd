public import Vocabulary

extension OrderService: Cashier {
    public func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        let amount = request.amount.map { "\($0.minorUnits) \($0.currency)" }
        let view = try await cashing { () async throws(OrderError) in
            let member = try OrderPolicy.member(buyer)
            let repeated = repeated(key, "cashier.open", ["\(member)", "\(request.record)", amount])
            return try await LocalOrderRepository(service: self, principal: buyer).open(
                request, by: member, repeated)
        }
        return OrderCard(view.order, isTest: view.payment.isTest)
    }

    public func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        let content = ["\(order)", amount.map { "\($0.minorUnits) \($0.currency)" }]
        return try await cashing { () async throws(OrderError) in
            let repeated = repeated(key, "cashier.refund", content)
            if try await store.made(for: repeated, at: time.now()) == nil {
                _ = try await change(order, request: repeated) { _, engine throws(OrderError) in
                    try engine.returned(amount, .returned, .returned, by: nil)
                }
            }
            return OrderCard(try await followed(order))
        }
    }

    public func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        try await cashing { () async throws(OrderError) in
            if case .after(let cursor) = page.start, cursor.scope != OrderScopes.orders(of: list, state) {
                throw .invalidFields([FieldError("after", .mismatch)])
            }
            return try await store.orders(of: list, state, page).map { OrderCard($0) }
        }
    }

    public func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        let found = try await telling { () async throws(OrderError) in
            try await store.paidOrders(of: records)
        }
        return records.map { found[$0] ?? PaidOrders() }
    }

    public func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        let found = try await telling { () async throws(OrderError) in try await store.balances(of: payees) }
        return payees.map { found[$0] ?? PayeeBalance() }
    }

    public func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        try await cashing { () async throws(OrderError) in
            if case .after(let cursor) = page.start, cursor.scope != OrderScopes.postings(of: payee) {
                throw .invalidFields([FieldError("after", .mismatch)])
            }
            return try await store.entries(of: payee, page).map { PayeePosting($0, of: payee) }
        }
    }
}

extension OrderService {
    /// The order after its steps were taken and its refunds were sent. An outage leaves these to the jobs.
    func followed(_ id: OrderID) async throws(OrderError) -> OrderFile {
        _ = try? await finish(id)
        _ = try? await sendRefunds(id)
        guard let file = try await store.file(id) else { throw .notFound }
        return file
    }

    /// A request of a domain, which acts for no member.
    private func repeated(_ key: IdempotencyKey, _ verb: String, _ content: [String?]) -> IdempotentRequest {
        IdempotentRequest(
            IdempotentRequest.Scope(key, verb: verb, member: nil), RequestContent(of: content),
            at: time.now())
    }

    private func cashing<Value>(
        _ body: () async throws(OrderError) -> Value
    ) async throws(CashierFailure) -> Value {
        do throws(OrderError) { return try await body() } catch { throw CashierFailure(error) }
    }

    private func telling<Value>(
        _ body: () async throws(OrderError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(OrderError) {
            return try await body()
        } catch {
            guard case .service(let failure) = error else { throw .internal("payments: \(error)") }
            throw failure
        }
    }
}

extension OrderCard {
    init(_ order: Order, isTest: Bool) {
        self.init(
            id: order.id, record: order.record, buyer: order.buyer, payee: order.payee,
            total: order.price.total, refunded: order.refunded, state: OrderCardState(of: order),
            isTest: isTest, payBy: order.payBy, openedAt: order.openedAt)
    }

    init(_ file: OrderFile) { self.init(file.order, isTest: file.payment.isTest) }
}

extension OrderCardState {
    /// How far the order has come.
    public init(of order: Order) {
        switch order.state {
        case .opening, .open: self = .open
        case .paid, .fulfilled, .refunding, .refunded: self = order.isTakenBack ? .returned : .paid
        case .closed: self = .ended
        }
    }
}

extension CashierFailure {
    /// What a refusal of payments is called by the domains that sell.
    init(_ error: OrderError) {
        switch error {
        case .invalidFields(let fieldErrors): self = .invalidFields(fieldErrors)
        case .notFound: self = .notFound
        case .recordNotFound: self = .purchase(.notFound)
        case .notForSale: self = .purchase(.notForSale)
        case .ownRecord: self = .purchase(.ownRecord)
        case .notTheBuyer: self = .purchase(.notTheBuyer)
        case .gone: self = .purchase(.gone)
        case .wrongState, .refundState: self = .wrongState
        case .disputed: self = .disputed
        case .noGateway, .halted: self = .paymentsOff
        case .tooManyOpen(let most): self = .tooManyOpen(most)
        case .service(let failure): self = .service(failure)
        case .gatewayRefused(let code): self = .service(.unavailable("the payment gateway: \(code)"))
        case .payeeOnly, .buyerOnly, .operatorsOnly, .balanceTooLow:
            self = .service(.internal("payments: \(error)"))
        }
    }
}
