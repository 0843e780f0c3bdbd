public import Vocabulary

/// The transitions of a campaign that ends.
extension Campaign {
    /// Takes nothing new from now on; nil before the deadline, and in other states.
    func pastDeadline(at now: Timestamp) -> Campaign? {
        guard state.isCollecting, now >= deadline else { return nil }
        return stepped(.deciding, at: now)
    }

    /// What its model makes of the sums, with its result: succeeded, or all goes back. Nil while it does not
    /// decide, or still waits for orders that were held: at most `CampaignTimes.waiting`.
    func decided(by tally: CampaignTally, at now: Timestamp) -> Campaign? {
        guard state == .deciding else { return nil }
        guard tally.held == 0 || now.since(since) >= CampaignTimes.waiting else { return nil }
        let paid = tally.backedAmount.minorUnits
        let isReached =
            switch details.model {
            case .keepItAll, .itemBased: paid > 0
            case .allOrNothing: paid >= details.goal.sum.minorUnits
            }
        return ended(isReached ? .reached : .missed, tally, at: now)
    }

    /// Called off: all goes back. A draft goes at once. Of one with items that was delivered in part what was
    /// delivered stands: `delivered` tells how many of each item were, and an item of which more are paid for
    /// is missing from now on, and goes back. Throws `campaignState` once it is over, or goes back already.
    func calledOff(
        _ tally: CampaignTally, delivered: [Int: Int], at now: Timestamp
    ) throws(FundingError) -> Campaign {
        if endsInPart { return cutShort(tally, delivered: delivered, at: now) }
        guard state == .draft || state.isLive || state == .succeeded || state == .partlyDelivered else {
            throw .campaignState(state)
        }
        return ended(.cancelled, tally, at: now)
    }

    private func cutShort(
        _ tally: CampaignTally, delivered: [Int: Int], at now: Timestamp
    ) -> Campaign {
        var next = stepped(.cancelled, at: now)
        for item in details.goal.items.map(\.number) {
            let paid = tally.items[item]?.backed ?? 0
            if paid > delivered[item] ?? 0 { next.missing.insert(item) }
        }
        return next
    }

    /// All money is back: failed or cancelled. Nil while some is not, and in other states.
    func returned(_ tally: CampaignTally, at now: Timestamp) -> Campaign? {
        guard state == .refunding, tally.unreturned == 0 else { return nil }
        return stepped(result?.ending == .cancelled ? .cancelled : .failed, at: now)
    }

    /// A part was delivered, or everything. Throws `campaignState` unless the money is the shelter's.
    func delivered(isAll: Bool, at now: Timestamp) throws(FundingError) -> Campaign {
        guard state.isFunded else { throw .campaignState(state) }
        if state == .delivered { return self }
        return stepped(isAll ? .delivered : .partlyDelivered, at: now)
    }

    /// An item cannot be had. Throws `campaignState` unless the money is the shelter's, `notFound` for an
    /// item that there is not.
    func lacking(_ item: Int, at now: Timestamp) throws(FundingError) -> Campaign {
        guard state == .succeeded || state == .partlyDelivered else { throw .campaignState(state) }
        guard details.goal.item(item) != nil else { throw .notFound }
        var next = stepped(state, at: now)
        next.missing.insert(item)
        return next
    }

    /// Over; its result was published for 30 days. Nil before that.
    func closed(at now: Timestamp) -> Campaign? {
        guard state.isSettled, now.since(since) >= CampaignTimes.published else { return nil }
        return stepped(.closed, at: now)
    }

    /// Whether what was delivered stands if it is called off now. An amount goes back whole: no part of what
    /// was delivered is any one backer's.
    public var endsInPart: Bool { state == .partlyDelivered && !details.goal.items.isEmpty }

    /// Whether it was called off after a part was delivered: only what was not goes back.
    public var isCutShort: Bool { state == .cancelled && result?.ending == .reached }

    /// Whether it was called off, by its shelter or an operator.
    var isCalledOff: Bool { state == .cancelled || result?.ending == .cancelled }

    /// Whether it may be paid out: its money is the shelter's, and what must go back has had its time.
    public var isPayable: Bool {
        state.isFunded || state == .closed && result?.ending == .reached
    }

    /// Whether its money goes back, or went: `CampaignCounts.unreturned` tells how far.
    public var givesBack: Bool { state == .refunding }

    /// When it changes next by the clock alone: nil if it will not.
    public var changesAt: Timestamp? {
        if state.isCollecting { return deadline }
        return state.isSettled ? since.advanced(by: CampaignTimes.published) : nil
    }

    private func ended(_ ending: CampaignResult.Ending, _ tally: CampaignTally, at now: Timestamp) -> Campaign
    {
        let isOver = tally.unreturned == 0
        let state: CampaignState =
            switch ending {
            case .reached: .succeeded
            case .missed: isOver ? .failed : .refunding
            case .cancelled: isOver ? .cancelled : .refunding
            }
        var next = stepped(state, at: now)
        next.result = CampaignResult(
            ending: ending, amount: tally.backedAmount, backings: tally.backed, at: now)
        next.pause = nil
        return next
    }
}
