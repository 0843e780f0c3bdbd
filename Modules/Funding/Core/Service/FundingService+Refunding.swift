public import Vocabulary

/// The money that goes back, without being asked. Each job takes one batch, answers how many records it
/// looked at, and is safe to run on several servers at once: whatever it does is decided by the campaign's
/// row, and an order comes back by one key.
extension FundingService {
    /// The most records that one job reads at a time.
    public static let batch = 100

    /// Notes the refund of each backing of campaigns whose money goes back; backers are told. Throws outages.
    @discardableResult
    public func giveBackAll() async throws(FundingError) -> Int {
        let backings = try await store.toGiveBack(limit: Self.batch)
        for backing in backings {
            do throws(FundingError) {
                _ = try await decide(about: backing) { backing, engine throws(FundingError) in
                    try engine.giveBack(backing)
                }
            } catch .service(.unavailable) {
                // The refund of one of its items is under way.
                continue
            }
        }
        return backings.count
    }

    /// Takes steps at the cashier that are due, until the money is back; backers are told of it. One that
    /// cannot be taken now waits, twice as long each time. Throws outages of the store.
    @discardableResult
    public func refundAll(of campaign: CampaignID? = nil) async throws(FundingError) -> Int {
        let backings = try await store.unfinished(of: campaign, at: time.now(), limit: Self.batch)
        for backing in backings { try await refund(backing) }
        return backings.count
    }

    /// Takes the step of a backing at the cashier. Crosses it out once the money is back; else it waits.
    /// Throws outages of the store.
    func refund(_ backing: Backing) async throws(FundingError) {
        guard let step = backing.refund else { return }
        let isBack = try await take(step, of: backing)
        _ = try await decide(about: backing) { backing, engine in
            isBack ? engine.settle(backing, step) : engine.postpone(backing, step)
        }
    }

    /// Whether the money of the step is back. An outage of the gateway counts as not yet.
    private func take(_ step: BackingRefund, of backing: Backing) async throws(FundingError) -> Bool {
        let part = step.item.map { "item-\($0)" } ?? "all"
        guard let key = IdempotencyKey("funding.refund:\(backing.id):\(part):\(step.order)") else {
            throw .service(.internal("the key of a refund"))
        }
        do throws(CashierFailure) {
            return step.isTaken(at: try await cashier.refund(step.order, step.amount, key: key), of: backing)
        } catch {
            switch error {
            // Less is left of the order: its money went back otherwise, or is on its way.
            case .wrongState, .invalidFields: return await isBack(step, of: backing)
            case .notFound: return true
            case .disputed, .paymentsOff, .purchase, .tooManyOpen, .service: return false
            }
        }
    }

    /// Whether the order tells that the money of the step is back, however it went. An outage counts as not
    /// yet.
    private func isBack(_ step: BackingRefund, of backing: Backing) async -> Bool {
        let orders = try? await cashier.orders(of: .record(AnyIdentifier(backing.id)), nil, .first)
        guard let card = orders?.items.first(where: { $0.id == step.order }) else { return false }
        return step.isTaken(at: card, of: backing)
    }

    /// Asks the backers of items that cannot be had. Throws outages.
    @discardableResult
    public func askAll() async throws(FundingError) -> Int {
        let unasked = try await store.toAsk(limit: Self.batch)
        for question in unasked {
            _ = try await decide(about: question.backing) { $1.ask($0, about: question.item) }
        }
        return unasked.count
    }

    /// Gives items back whose backers did not choose in time. Throws outages.
    @discardableResult
    public func chooseAll() async throws(FundingError) -> Int {
        let backings = try await store.choicesOver(at: time.now(), limit: Self.batch)
        for backing in backings {
            _ = try await decide(about: backing) { backing, engine throws(FundingError) in
                try engine.chooseByClock(backing)
            }
        }
        return backings.count
    }
}

extension BackingRefund {
    /// Whether the order shows the money of the step as given back.
    fileprivate func isTaken(at card: OrderCard, of backing: Backing) -> Bool {
        let wanted = amount.map { backing.returned.minorUnits + $0.minorUnits }
        return card.refunded.minorUnits >= wanted ?? card.total.minorUnits
    }
}
