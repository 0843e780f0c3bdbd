import Vocabulary

/// The decisions of the clock, of operators and moderators about a campaign.
extension CampaignEngine {
    /// What the clock brings: past its deadline, decided, all money back, closed; at most one of them. The
    /// file has the sums. Empty if nothing is due.
    public func advance() throws(FundingError) -> CampaignChange {
        if let next = campaign.pastDeadline(at: now) { return CampaignChange(next) }
        if let next = campaign.decided(by: try tally(), at: now) { return ended(next) }
        if let next = campaign.returned(try tally(), at: now) {
            return told(next, .returned, nil)
        }
        return campaign.closed(at: now).map { CampaignChange($0) } ?? CampaignChange()
    }

    private func ended(_ next: Campaign) -> CampaignChange {
        next.result?.ending == .reached ? told(next, .succeeded, .succeeded) : told(next, .failed, .failed)
    }

    /// An operator pauses it; unchanged for one that is. Throws `campaignState`.
    public func pause() throws(FundingError) -> CampaignChange {
        if campaign.state == .paused { return CampaignChange() }
        guard let next = campaign.paused(.operator, at: now) else { throw .campaignState(campaign.state) }
        return told(next, .paused, .paused)
    }

    /// An operator lets a paused campaign go on, under another shelter if one is given in the file. One that
    /// may be paid out (`Campaign.isPayable`) goes on under another where its own may not collect. For
    /// another shelter the file has the sums, and the campaigns of that one. Unchanged for one that goes on
    /// so. Throws `campaignState`, `notVerified` unless the shelter that answers for it is verified, and as
    /// `RegistrationRule.ceiling(moving:)`.
    public func resume() throws(FundingError) -> CampaignChange {
        guard (file.other ?? file.shelter).mayCollect else { throw .notVerified }
        if let other = file.other, other.id != campaign.shelter { return try move(to: other) }
        if campaign.state.isCollecting { return CampaignChange() }
        if file.other != nil, campaign.isPayable { return CampaignChange() }
        return told(try campaign.resumed(at: now), .resumed, .resumed)
    }

    private func move(to other: Shelter) throws(FundingError) -> CampaignChange {
        let isStranded = campaign.isPayable && !file.shelter.mayCollect
        let next = try isStranded ? campaign : campaign.resumed(at: now)
        let ceiling = try RegistrationRule.ceiling(
            moving: campaign, beside: ShelterSum(of: file.others, at: now), taken: try tally().taken, at: now)
        let moved = next.moved(to: other.id, upTo: ceiling, at: now)
        var change = told(moved, .moved, .moved)
        if file.role(of: other.owner) == nil {
            let owner = ShelterMember(shelter: other.id, member: other.owner, role: .owner, joinedAt: now)
            change.notices += moved.notices(.moved, to: [owner], at: now)
        }
        return change
    }

    /// The account to which it is paid out: that of its registration, else that of its shelter. Throws
    /// `accountMissing`.
    public func account() throws(FundingError) -> BankAccount {
        guard let account = campaign.details.registration?.account ?? file.shelter.account else {
            throw .accountMissing
        }
        return account
    }

    /// An operator pays it out: written down before the ledger is told. Unchanged for a payout of that number
    /// and amount that is not refused. Throws `campaignState` while the money is not the shelter's,
    /// `notVerified` for a shelter that may not collect, and `invalidFields` (transfer, taken).
    public func payOut(_ payout: Payout) throws(FundingError) -> CampaignChange {
        if let known = file.payout {
            let isSame = known.campaign == campaign.id && known.amount == payout.amount
            if isSame, known.state != .refused { return CampaignChange() }
            throw .invalidFields([FieldError("transfer", .taken)])
        }
        guard campaign.isPayable else { throw .campaignState(campaign.state) }
        guard file.shelter.mayCollect else { throw .notVerified }
        var change = CampaignChange()
        change.payout = payout
        return change
    }

    /// The ledger has the payout, or has refused it: backers are told of what was paid.
    public func settlePayout(_ state: PayoutState) -> CampaignChange {
        guard let payout = file.payout, payout.state == .pending, state != .pending else {
            return CampaignChange()
        }
        var change = CampaignChange()
        change.payout = payout.settled(state)
        guard state == .posted else { return change }
        change.notices = campaign.notices(.paidOut, to: file.people, at: now)
        change.tellings = [CampaignTelling(.paidOut, of: campaign.id, at: now)]
        return change
    }

    /// A moderator takes the campaign out of sight, or puts it back. Throws `campaignState` where it changes
    /// nothing.
    public func setHidden(_ isHidden: Bool) throws(FundingError) -> CampaignChange {
        guard let next = campaign.hidden(isHidden, at: now) else { throw .campaignState(campaign.state) }
        return CampaignChange(next)
    }

    /// The same with the update in question. Throws `notFound` where it changes nothing.
    public func setUpdateHidden(_ isHidden: Bool) throws(FundingError) -> CampaignChange {
        guard let next = file.update?.hidden(isHidden, at: now) else { throw .notFound }
        var change = CampaignChange()
        change.update = next
        return change
    }
}
