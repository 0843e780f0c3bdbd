import Vocabulary

extension OrderService {
    /// The most orders that one job reads at a time.
    public static let batch = 100

    /// Does everything of a kind that is due, at most `limit`; nothing while payments are halted. An order
    /// that cannot be helped now goes behind all others, and so keeps none of them waiting. Answers how many
    /// were taken up. Throws outages of the store.
    @discardableResult
    public func work(_ work: OrderWork, limit: Int = batch) async throws(OrderError) -> Int {
        guard gateway != nil || !work.needsGateway, try await !store.mode().isHalted else { return 0 }
        let due = try await store.due(work, at: time.now(), limit: limit)
        for id in due {
            // Without an answer of the gateway or the purchasable it is due again.
            let file = try? await advance(id, work)
            if file?.isDue(work, at: time.now()) ?? true {
                try await store.postpone(id, work, at: time.now())
            }
        }
        return due.count
    }

    /// Does what is due of that kind for one order. Throws outages; then it is due again.
    @discardableResult
    func advance(_ id: OrderID, _ work: OrderWork) async throws(OrderError) -> OrderFile {
        switch work {
        case .step: return try await finish(id)
        case .expiry: return try await expire(id)
        case .look: return try await look(id)
        case .refund: return try await sendRefunds(id)
        case .delivery:
            return try await change(id) { _, engine throws(OrderError) in try engine.delivered() }
        }
    }

    /// Lets an order go whose time to pay is over. Silence alone ends nothing: the gateway may have taken the
    /// money in time, and while it does not answer the order waits.
    private func expire(_ id: OrderID) async throws(OrderError) -> OrderFile {
        if gateway != nil {
            let reading = try await read(id)
            if !reading.isAnswered { return reading.file }
        }
        _ = try await change(id) { _, engine throws(OrderError) in try engine.expired() }
        return try await finish(id)
    }

    /// Takes the pending steps of an order at its purchasable. Safe to run concurrently: each step is
    /// idempotent, and its outcome is written once.
    func finish(_ id: OrderID) async throws(OrderError) -> OrderFile {
        guard var file = try await store.file(id) else { throw .notFound }
        for _ in 0..<8 {
            guard let step = file.order.step else { return file }
            let failure = await take(step, file.order.purchase)
            if case .service(let outage) = failure { throw .service(outage) }
            file = try await change(id) { file, engine throws(OrderError) in
                file.order.step == step ? try engine.taken(step, failure) : nil
            }
        }
        return file
    }

    private func take(_ step: OrderStep, _ purchase: Purchase) async -> PurchaseFailure? {
        do throws(PurchaseFailure) {
            switch step {
            case .hold: try await purchasables.hold(purchase)
            case .fulfil: try await purchasables.fulfil(purchase)
            case .release: try await purchasables.release(purchase)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Asks the gateway about the payment, writes down what it told, and takes the steps that follow. Throws
    /// outages of the store and of the purchasable; where the gateway does not answer, it is asked again
    /// later.
    func look(_ id: OrderID) async throws(OrderError) -> OrderFile { try await read(id).file }

    /// The same; tells whether the gateway answered.
    func read(_ id: OrderID) async throws(OrderError) -> (file: OrderFile, isAnswered: Bool) {
        guard let file = try await store.file(id), let gateway else { throw .notFound }
        let attempts = try await attempts(gateway, of: file)
        _ = try await change(id) { _, engine throws(OrderError) in
            guard let attempts else { return engine.unanswered() }
            return try engine.looked(attempts)
        }
        return (try await finish(id), attempts != nil)
    }

    /// What the gateway tells of the payment; nil if it does not answer.
    private func attempts(
        _ gateway: any PaymentGateway, of file: OrderFile
    ) async throws(OrderError) -> [GatewayAttempt]? {
        guard var attempts = try? await gateway.attempts(file.payment.reference) else { return nil }
        for index in attempts.indices where attempts[index].status.wasPaid && !file.payment.state.wasPaid {
            let order = try await store.order(paidBy: attempts[index].transaction)
            attempts[index].isOfAnother = order != nil && order != file.order.id
        }
        return attempts
    }

    /// Reads an order's file and writes what `decide` gives.
    func change(
        _ id: OrderID, request: IdempotentRequest? = nil,
        _ decide: (OrderFile, OrderEngine) throws(OrderError) -> OrderChange?
    ) async throws(OrderError) -> OrderFile {
        try await store.change(id, request: request, at: time.now()) { file throws(OrderError) in
            try decide(file, engine(file))
        }
    }
}
