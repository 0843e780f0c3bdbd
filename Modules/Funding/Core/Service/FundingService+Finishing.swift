import Vocabulary

/// What the clock brings, without being asked. Each job takes one batch, answers how many records it looked
/// at, and is safe to run on several servers at once.
extension FundingService {
    /// Lets choices lapse that were not paid in time. Throws outages.
    @discardableResult
    public func lapseAll() async throws(FundingError) -> Int {
        let over = try await store.ranOut(at: time.now(), limit: Self.batch)
        for backing in over { _ = try await decide(about: backing) { $1.ranOut($0) } }
        return over.count
    }

    /// Moves campaigns on whose deadline has passed, that can be decided, whose money is all back, or whose
    /// result was published long enough. Throws outages.
    @discardableResult
    public func advanceAll() async throws(FundingError) -> Int {
        let due = try await store.due(at: time.now(), limit: Self.batch)
        for id in due {
            let question = CampaignQuestion(of: id, sums: .all)
            _ = try await decide(question) { _, engine throws(FundingError) in try engine.advance() }
        }
        return due.count
    }

    /// Tells backers what waits to be told: at most 20 batches of backings. Answers 0 only if nothing waits.
    /// Throws outages.
    @discardableResult
    public func tellAll() async throws(FundingError) -> Int {
        var told = 0
        for _ in 0..<20 {
            let batch = try await store.tell(limit: Self.batch)
            if batch == 0 { break }
            told += batch
        }
        return told
    }

    /// Writes payouts to the ledger that it may not have yet; backers are told of those that it took. Throws
    /// outages of the store.
    @discardableResult
    public func settlePayouts() async throws(FundingError) -> Int {
        let pending = try await store.pendingPayouts(limit: Self.batch)
        for payout in pending where (try? await settle(payout)) != nil {}
        return pending.count
    }

    /// Voids receipts of which money went back, and issues others of what is left. Throws outages.
    @discardableResult
    public func mendReceipts() async throws(FundingError) -> Int {
        let (stale, now) = (try await store.staleReceipts(limit: Self.batch), time.now())
        for receipt in stale {
            let id: ReceiptID = ids.next()
            _ = try await store.decide(
                receiptsOf: receipt.member, from: receipt.shelter, in: receipt.year, by: nil, at: now
            ) { file in ReceiptEngine(file, at: now).mend(receipt.id, as: id) }
        }
        return stale.count
    }

    /// Writes a payout to the ledger, and notes what came of it; safe to run again. Throws `balanceTooLow`,
    /// `invalidFields` and outages; only after an outage it stays pending.
    @discardableResult
    func settle(_ payout: Payout) async throws(FundingError) -> Payout {
        guard payout.state == .pending else { return payout }
        var refusal: FundingError?
        do throws(PayoutFailure) {
            try await payouts.payOut(
                to: AnyIdentifier(payout.campaign), payout.amount, transfer: payout.transfer,
                telling: payout.act)
        } catch {
            switch error {
            case .balanceTooLow(let most): refusal = .balanceTooLow(most)
            case .invalidFields(let fieldErrors): refusal = .invalidFields(fieldErrors)
            case .service(let failure): throw .service(failure)
            }
        }
        let state: PayoutState = refusal == nil ? .posted : .refused
        let question = CampaignQuestion(of: payout.campaign, transfer: payout.transfer)
        _ = try await decide(question) { _, engine in engine.settlePayout(state) }
        if let refusal { throw refusal }
        return payout.settled(state)
    }
}
