public import Vocabulary

/// Shelters, campaigns, backings and receipts in the memory of this process: for tests, and the model of what
/// every other store does.
public actor InMemoryFundingStore: FundingStore {
    var shelters = KeysetItems<ShelterSubject, Shelter> { $0.createdAt.microseconds }
    var people: [ShelterID: [ShelterMember]] = [:]
    var campaigns: [CampaignID: Campaign] = [:]
    var backings = BackingShelf()
    var updates: [UpdateID: CampaignUpdate] = [:]
    var payouts: [String: Payout] = [:]
    var receipts: [ReceiptID: Receipt] = [:]
    var receiptRights: [AddressRight] = []
    var tellings: [CampaignTelling] = []
    var ordersLetGo: [OrderID: Timestamp] = [:]
    var foundings = IdempotencyRecords<ShelterID>()
    var drafts = IdempotencyRecords<CampaignID>()
    var made = IdempotencyRecords<AnyIdentifier>()
    var closed = ClosedMembers()
    var waiting = InMemoryOutbox()

    /// An empty store.
    public init() {}

    public func forget(_ member: MemberID, at now: Timestamp) async throws(FundingError) {
        closed.close(member)
        foundings.forget(member)
        drafts.forget(member)
        made.forget(member)
        waiting.eraseReasons(of: member)
        for id in shelters.values.map(\.id).sorted() {
            guard let file = file(of: id) else { continue }
            write(ShelterEngine(file, at: now).forget(member), since: file, at: now)
        }
        for backing in backings.of(member) where backing.hasTraces {
            backings.put(backing.erased(at: max(now, backing.updatedAt)))
        }
        for campaign in campaigns.values {
            let next = campaign.withoutPhotos(of: member, at: max(now, campaign.updatedAt))
            if let news = next.pictureNews(since: campaign, at: now) { waiting.append(news) }
            campaigns[campaign.id] = next
        }
        for update in updates.values {
            guard let next = update.erased(of: member) else { continue }
            if let news = next.pictureNews(since: update, at: now) { waiting.append(news) }
            updates[update.id] = next
        }
        for receipt in receipts.values where receipt.member == member {
            if let next = receipt.erased() { receipts[receipt.id] = next }
        }
        for payout in payouts.values {
            if let next = payout.erased(of: member) { payouts[next.transfer] = next }
        }
    }
}

extension InMemoryFundingStore {
    func requireOpen(_ member: MemberID?) throws(FundingError) {
        guard let member else { return }
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    /// The answer to the same request. Throws `keyReused`.
    func answer<Answer>(
        _ records: IdempotencyRecords<Answer>, to request: IdempotentRequest
    ) throws(FundingError) -> Answer? {
        do throws(ServiceFailure) {
            return try records.answer(to: request)
        } catch {
            throw .service(error)
        }
    }

    func append(_ messages: [OutboxMessage]) {
        for message in messages { waiting.append(message) }
    }
}

/// The store is its own outbox.
extension InMemoryFundingStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
