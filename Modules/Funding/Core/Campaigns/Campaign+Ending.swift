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

    /// Called off: all goes back. A draft goes at once. Throws `campaignState` once it is over, goes back
    /// already, or is delivered in part.
    func calledOff(_ tally: CampaignTally, at now: Timestamp) throws(FundingError) -> Campaign {
        guard state == .draft || state.isLive || state == .succeeded else { throw .campaignState(state) }
        return ended(.cancelled, tally, at: now)
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
