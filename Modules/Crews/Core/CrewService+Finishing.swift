public import Vocabulary

/// What is done without being asked: what ran out lapses, steps are taken at the cashier, closed crews end.
extension CrewService {
    /// The most records that one job reads at a time.
    public static let batch = 100

    /// Lets requests, offers and bans end after their moment, and offers what is free to the lists; at most a
    /// batch. Answers how many were read. Throws outages.
    @discardableResult
    public func lapseAll() async throws(CrewError) -> Int {
        let over = try await store.ranOut(at: time.now(), limit: Self.batch)
        for membership in over {
            _ = try await decide(SeatQuestion(of: membership.crew, about: membership.member)) {
                file, engine throws(CrewError) in
                file.membership.map(engine.ranOut) ?? CrewChange()
            }
        }
        return over.count
    }

    /// Takes pending steps at the cashier, at most a batch. One that cannot be taken now waits for the next
    /// call. Answers how many were taken. Throws outages of the store.
    @discardableResult
    public func finishAll(of crew: CrewID? = nil) async throws(CrewError) -> Int {
        var taken = 0
        for membership in try await store.unfinished(of: crew, limit: Self.batch)
        where (try? await finish(membership)) != nil {
            taken += 1
        }
        return taken
    }

    /// Ends closed crews for good that cannot be reopened any more, the one that closed first being the
    /// first; at most `limit`. Answers how many were read. Throws outages.
    @discardableResult
    public func dissolveAll(atMost limit: Int = batch) async throws(CrewError) -> Int {
        let crews = try await store.dissolvable(at: time.now(), limit: limit)
        for id in crews {
            _ = try await decide(SeatQuestion(of: id, reach: .everyone)) { _, engine in engine.dissolve() }
            await pictures.follow(OutboxMessage(picturesOf: AnyIdentifier(id), at: time.now()))
        }
        return crews.count
    }

    /// Takes the pending step of a membership at the cashier, and crosses it out; safe to run concurrently
    /// and again, since an order comes back by one key. Throws outages; then the step stays.
    func finish(_ membership: Membership) async throws(CrewError) {
        guard let step = membership.step else { return }
        try await take(step, of: membership)
        _ = try await decide(SeatQuestion(of: membership.crew, about: membership.member)) {
            file, engine throws(CrewError) in
            file.membership.map { engine.settle($0, step) } ?? CrewChange()
        }
    }

    private func take(_ step: MembershipStep, of membership: Membership) async throws(CrewError) {
        guard case .refund(let order, let amount) = step,
            let key = IdempotencyKey("crews.refund:\(membership.id):\(order)")
        else { throw .service(.internal("the key of a refund")) }
        do throws(CashierFailure) {
            _ = try await cashier.refund(order, amount, key: key)
        } catch {
            switch error {
            // Nothing is left of the order: its money went back otherwise.
            case .notFound, .wrongState, .invalidFields: return
            case .service(let failure): throw .service(failure)
            case .disputed, .paymentsOff, .purchase, .tooManyOpen:
                throw .service(.unavailable("the refund of a joining fee waits"))
            }
        }
    }
}
