public import Vocabulary

extension InMemoryFundingStore {
    public func decide(
        _ question: CampaignQuestion, request: IdempotentRequest?, at now: Timestamp,
        _ decision: @escaping @Sendable (CampaignFile) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        try requireOpen(question.actor)
        guard let file = try file(of: question, at: now) else { throw .notFound }
        if let request, try answer(made, to: request) != nil { return file }
        let change = try decision(file)
        if change.isEmpty { return file }
        for backing in change.backings where backings[backing.id] == nil {
            try requireOpen(backing.member)
        }
        if let payout = change.payout, let known = payouts[payout.transfer], known.act.id != payout.act.id {
            throw .invalidFields([FieldError("transfer", .taken)])
        }
        if let request, let new = change.made(since: file) { made.keep(new, for: request) }
        write(change, since: file, at: now)
        return file.after(change)
    }

    /// What decides; nil if there is no such campaign, or no such shelter or backing of it.
    private func file(
        of question: CampaignQuestion, at now: Timestamp
    ) throws(FundingError) -> CampaignFile? {
        guard let campaign = campaigns[question.campaign], let shelter = shelters[campaign.shelter] else {
            return nil
        }
        let backing = question.backing.flatMap { backings[$0] }
        if question.backing != nil, backing?.campaign != campaign.id { return nil }
        let other = question.other.flatMap { shelters[$0] }
        if question.other != nil, other == nil { return nil }
        let own = question.member.map { member in
            backings.of(campaign.id).filter { $0.member == member }
        }
        let wantsSums =
            switch question.sums {
            case .none: false
            case .ifBounded: campaign.isBounded
            case .all: true
            }
        return CampaignFile(
            campaign: campaign, shelter: shelter, people: people[shelter.id] ?? [], backing: backing,
            unpaid: own?.first { $0.state.isUnpaid }, given: own?.count { $0.state == .backed } ?? 0,
            tally: wantsSums ? backings.tally(of: campaign.id) : nil,
            others: question.wantsOthers ? opened(by: other ?? shelter, beside: campaign) : [], other: other,
            delivered: question.wantsDelivered ? delivered(of: campaign.id) : [:],
            update: question.update.flatMap { updates[$0] },
            payout: question.transfer.flatMap { payouts[$0] },
            wasLetGo: question.order.map { wasLetGo($0, at: now) } ?? false)
    }

    private func opened(by shelter: Shelter, beside campaign: Campaign) -> [Campaign] {
        campaigns.values.filter {
            $0.shelter == shelter.id && $0.id != campaign.id && $0.openedAt != nil
        }
    }

    /// How many of each item were delivered, by the log that everybody sees.
    private func delivered(of campaign: CampaignID) -> [Int: Int] {
        let log = updates.values.filter { $0.campaign == campaign && $0.hiddenAt == nil }
        return log.reduce(into: [:]) { delivered, update in
            guard case .delivered(.some(let item), let quantity, _) = update.matter else { return }
            delivered[item, default: 0] += quantity
        }
    }

    private func write(_ change: CampaignChange, since file: CampaignFile, at now: Timestamp) {
        if let campaign = change.campaign { campaigns[campaign.id] = campaign }
        for backing in change.backings { backings.put(backing) }
        if let update = change.update { updates[update.id] = update }
        if let payout = change.payout { payouts[payout.transfer] = payout }
        if let order = change.letGo {
            ordersLetGo = ordersLetGo.filter { now.since($0.value) < CampaignTimes.letGo }
            if ordersLetGo[order] == nil { ordersLetGo[order] = now }
        }
        tellings += change.tellings
        append(change.messages(since: file, at: now))
    }

    private func wasLetGo(_ order: OrderID, at now: Timestamp) -> Bool {
        ordersLetGo[order].map { now.since($0) < CampaignTimes.letGo } ?? false
    }
}
