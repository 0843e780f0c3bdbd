import Vocabulary

/// The verbs over a local store: policy, then the engine's decision inside one change, then what follows
/// outside.
struct LocalOrderRepository: OrderRepository {
    let service: OrderService
    let principal: Principal

    var store: any OrderStore { service.store }

    func order(_ id: OrderID) async throws(OrderError) -> OrderView { try await view(own(id)) }

    func orders(_ filter: OrderFilter, _ page: PageRequest) async throws(OrderError) -> Page<OrderView> {
        let member = try OrderPolicy.member(principal)
        if case .after(let cursor) = page.start, cursor.scope != filter.scope(of: member) {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.page(of: member, filter, page, at: service.time.now())
        let names = try await names(of: found.items)
        return found.map { Self.view($0, names) }
    }

    func look(_ id: OrderID) async throws(OrderError) -> OrderView {
        let file = try await own(id)
        guard service.gateway != nil,
            file.payment.state.isOpen || file.refunds.contains(where: { $0.state.isOpen }),
            service.recentLooks.mayLook(at: id, service.time.now())
        else { return try await view(file) }
        return try await view(service.look(id))
    }

    func cancel(_ id: OrderID) async throws(OrderError) -> OrderView {
        let buyer = try await buyer(of: id)
        return try await change(id) { _, engine throws(OrderError) in try engine.cancelled(by: buyer) }
    }

    func withdraw(_ id: OrderID) async throws(OrderError) -> OrderView {
        let buyer = try await buyer(of: id)
        return try await change(id) { _, engine throws(OrderError) in try engine.withdrawn(by: buyer) }
    }

    func refund(
        _ id: OrderID, _ amount: Money?, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        let member = try OrderPolicy.member(principal)
        try OrderPolicy.requirePayee(member, of: try await own(id).order)
        let repeated = key.map {
            identified($0, "orders.refund", by: member, ["\(id)", amount.map { "\($0.minorUnits)" }])
        }
        return try await change(id, request: repeated) { _, engine throws(OrderError) in
            try engine.returned(amount, .returned, .returned, by: member)
        }
    }

    func handOver(_ id: OrderID) async throws(OrderError) -> OrderView {
        let member = try OrderPolicy.member(principal)
        try OrderPolicy.requirePayee(member, of: try await own(id).order)
        return try await change(id) { _, engine throws(OrderError) in try engine.handedOver(by: member) }
    }

    func confirm(_ id: OrderID) async throws(OrderError) -> OrderView {
        let buyer = try await buyer(of: id)
        return try await change(id) { _, engine throws(OrderError) in try engine.received(by: buyer) }
    }

    func complain(
        _ id: OrderID, _ problem: DeliveryProblem, _ text: String
    ) async throws(OrderError) -> OrderView {
        let text = try OrderTexts.words(text)
        let buyer = try await buyer(of: id)
        let words = ProblemWords(order: id, member: buyer, text: text, at: service.time.now())
        return try await change(id) { _, engine throws(OrderError) in
            var change = try engine.complained(problem, by: buyer)
            change.words = words
            return change
        }
    }
}

extension LocalOrderRepository {
    /// An order of the principal's, without pending steps. Throws `notFound`.
    func own(_ id: OrderID) async throws(OrderError) -> OrderFile {
        let member = try OrderPolicy.member(principal)
        guard let file = try await store.file(id) else { throw .notFound }
        try OrderPolicy.requireParty(member, of: file.order)
        return file.order.step == nil ? file : try await service.finish(id)
    }

    /// The acting member, who is the order's buyer. Throws `notFound`, `buyerOnly`.
    func buyer(of id: OrderID) async throws(OrderError) -> MemberID {
        let member = try OrderPolicy.member(principal)
        try OrderPolicy.requireBuyer(member, of: try await own(id).order)
        return member
    }

    /// Writes what `decide` gives, takes the steps that follow, and sends the refunds.
    func change(
        _ id: OrderID, request: IdempotentRequest? = nil,
        _ decide: (OrderFile, OrderEngine) throws(OrderError) -> OrderChange?
    ) async throws(OrderError) -> OrderView {
        if let known = try await made(for: request) { return known }
        var file = try await service.change(id, request: request, decide)
        if file.order.step != nil { file = try await service.finish(id) }
        // The decision stands; a job goes on where the gateway does not answer.
        if file.refunds.contains(where: { $0.state == .requested }) {
            file = try await service.sendRefunds(id)
        }
        return try await view(file)
    }

    /// The order of the same request, as it is now; nil if there was none. Throws `keyReused`.
    func made(for request: IdempotentRequest?) async throws(OrderError) -> OrderView? {
        guard let request, let id = try await store.made(for: request, at: service.time.now()) else {
            return nil
        }
        return try await view(service.finish(id))
    }

    func identified(
        _ key: IdempotencyKey, _ verb: String, by member: MemberID, _ content: [String?]
    ) -> IdempotentRequest {
        IdempotentRequest(
            IdempotentRequest.Scope(key, verb: verb, member: member), RequestContent(of: content),
            at: service.time.now())
    }

    func view(_ file: OrderFile) async throws(OrderError) -> OrderView {
        Self.view(file, try await names(of: [file]))
    }

    func names(of files: [OrderFile]) async throws(OrderError) -> PartyNames {
        try await service.names(
            of: Set(files.map(\.order.buyer)), Set(files.map(\.order.payee)), for: principal)
    }

    static func view(_ file: OrderFile, _ names: PartyNames) -> OrderView {
        OrderView(
            order: file.order,
            payment: PaymentView(
                state: file.payment.state, isTest: file.payment.isTest, isDisputed: file.payment.isDisputed),
            refunds: file.refunds, buyer: names.member(file.order.buyer),
            payee: names.payee(file.order.payee), payeeTitle: names.title(file.order.payee),
            releasedAt: file.order.delivery.silenceAt,
            complaint: file.words.map { ComplaintView(text: $0.text, since: $0.at) })
    }
}
