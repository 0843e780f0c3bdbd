import Vocabulary

/// The decisions by which money goes back to backers.
extension CampaignEngine {
    /// The backer withdraws the backing: one that was started is let go, one that is paid goes back until the
    /// deadline. Unchanged for one that went back or lapsed. Throws `beingPaid` while the order is open,
    /// `tooLate` after the deadline.
    public func withdraw(_ backing: Backing) throws(FundingError) -> CampaignChange {
        switch backing.state {
        case .started: return CampaignChange(backing.lapsed(at: now))
        case .held: throw backing.order.map { .beingPaid($0) } ?? .backingState(.held)
        case .refunding, .refunded, .returned, .lapsed: return CampaignChange()
        case .backed:
            guard campaign.state.isCollecting || campaign.state == .paused, now < campaign.deadline else {
                throw .tooLate
            }
            let next = try backing.refunding(.withdrawn, at: now)
            var change = CampaignChange(next)
            change.notices = campaign.notices(of: next, .withdrawn, to: file.people, at: now)
            return change
        }
    }

    /// The step by which a backing goes back, of a campaign whose money goes back; the backer is told. Empty
    /// for one that does already, and where nothing goes back.
    public func giveBack(_ backing: Backing) throws(FundingError) -> CampaignChange {
        guard campaign.state == .refunding, backing.state == .backed else { return CampaignChange() }
        let reason: BackingRefund.Reason = campaign.result?.ending == .cancelled ? .cancelled : .missed
        let next = try backing.refunding(reason, at: now)
        var change = CampaignChange(next)
        change.notices = [next.notice(.returning, at: now)]
        return change
    }

    /// The step at the cashier is done: the money is back, and the backer is told. Empty if it was crossed
    /// out meanwhile.
    public func settle(_ backing: Backing, _ step: BackingRefund) -> CampaignChange {
        let next = backing.settled(step, at: now)
        guard next != backing else { return CampaignChange() }
        var change = CampaignChange(next)
        change.notices = [next.notice(.refunded, at: now)]
        return change
    }

    /// The money is not back yet: the step is taken again later. Empty if it was crossed out meanwhile.
    public func postpone(_ backing: Backing, _ step: BackingRefund) -> CampaignChange {
        let next = backing.postponed(step, at: now)
        return next == backing ? CampaignChange() : CampaignChange(next)
    }

    /// A backer whose item cannot be had is asked. Of a campaign that was cut short (`Campaign.isCutShort`)
    /// the money for the item goes back at once, unless another that was delivered stands in its place. Empty
    /// for one who has none of it, was asked, or gets the money back.
    public func ask(_ backing: Backing, about item: Int) -> CampaignChange {
        guard campaign.missing.contains(item) else { return CampaignChange() }
        let isOver = campaign.isCutShort
        let asked =
            isOver
            ? backing.takingBack(item, lacking: campaign.missing, at: now)
            : backing.asked(about: item, at: now)
        guard let asked else { return CampaignChange() }
        var change = CampaignChange(asked)
        change.notices = [asked.notice(isOver ? .returning : .choose, at: now)]
        return change
    }

    /// The backer chooses what becomes of the money for an item that cannot be had: back, or for another item
    /// of the campaign that can be had; for none once it was cut short. Throws `notFound`, `backingState`,
    /// and `invalidFields` (answer, item).
    public func choose(
        _ backing: Backing, _ answer: ItemChoice.Answer, for item: Int
    ) throws(FundingError) -> CampaignChange {
        if answer == .open { throw .invalidFields([FieldError("answer", .required)]) }
        if case .swap = answer, campaign.isCutShort {
            throw .invalidFields([FieldError("answer", .unknown(allowed: ["refund"]))])
        }
        if case .swap(.some(let other)) = answer {
            let offered = campaign.details.goal.items.map(\.number).filter { !campaign.missing.contains($0) }
            guard offered.contains(other) else {
                throw .invalidFields([FieldError("item", .unknown(allowed: offered.map { "\($0)" }))])
            }
        }
        let next = try backing.chosen(answer, for: item, at: now)
        return next == backing ? CampaignChange() : CampaignChange(next)
    }

    /// The clock chooses for a backer who did not: the money for the item goes back.
    public func chooseByClock(_ backing: Backing) throws(FundingError) -> CampaignChange {
        var next = backing
        for item in backing.overdueItems(at: now) { next = try next.chosen(.refund, for: item, at: now) }
        guard next != backing else { return CampaignChange() }
        var change = CampaignChange(next)
        change.notices = [next.notice(.chosen, at: now)]
        return change
    }

    /// Without what a member who has withdrawn left of it. Empty where nothing is left.
    public func forget(_ backing: Backing) -> CampaignChange {
        backing.hasTraces ? CampaignChange(backing.erased(at: now)) : CampaignChange()
    }
}
