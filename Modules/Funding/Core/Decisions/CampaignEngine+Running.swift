public import Vocabulary

/// The decisions about a campaign that is written or collects, by the people of its shelter.
extension CampaignEngine {
    /// Opens it. The file has the other campaigns of its shelter. Throws `notVerified`, `campaignState`,
    /// `registrationRequired`, `registrationPeriod`, `accountMissing`, `invalidFields` (deadline).
    public func open(in zones: any TimeZones) throws(FundingError) -> CampaignChange {
        if campaign.state == .open { return CampaignChange() }
        guard file.shelter.mayCollect else { throw .notVerified }
        if campaign.details.registration == nil, file.shelter.account == nil { throw .accountMissing }
        let ceiling = try RegistrationRule.ceiling(
            of: campaign.details, beside: ShelterSum(of: file.others, at: now), openedAt: now)
        return CampaignChange(try campaign.opened(upTo: ceiling, in: zones, at: now))
    }

    /// Edits it. The file has the sums. With a version, only if it has not changed since. Throws as
    /// `Campaign.edited`, and `changed`, also where a number of a new item was given meanwhile.
    public func edit(_ next: Campaign, expecting version: Version?) throws(FundingError) -> CampaignChange {
        if let version, version != campaign.version { throw .changed(campaign.version) }
        let known = campaign.details.goal.items.map(\.number)
        let new = next.details.goal.items.map(\.number).filter { !known.contains($0) }
        if new.contains(where: { $0 <= campaign.lastItem }) { throw .changed(campaign.version) }
        let isSame = next.details == campaign.details && next.photos == campaign.photos
        if isSame { return CampaignChange() }
        if campaign.state != .draft, now >= campaign.deadline { throw .tooLate }
        return CampaignChange(try campaign.edited(next, taken: file.tally?.items ?? [:], at: now))
    }

    /// Extends it; backers are told that they may leave. Repeating it changes nothing. Throws as
    /// `Campaign.extended`.
    public func extend(
        to deadline: CampaignDeadline, in zones: any TimeZones, by actor: MemberID
    ) throws(FundingError) -> CampaignChange {
        if campaign.state == .extended, campaign.details.deadline == deadline { return CampaignChange() }
        return told(try campaign.extended(to: deadline, in: zones, at: now), nil, .extended, by: actor)
    }

    /// Ends the collecting before the deadline, where its model lets the shelter keep what there is: it
    /// decides from now on. Throws `campaignState`, and `notReached` for an all-or-nothing campaign below its
    /// goal. The file has the sums.
    public func close(by actor: MemberID) throws(FundingError) -> CampaignChange {
        if campaign.state == .deciding { return CampaignChange() }
        guard campaign.state.isCollecting else { throw .campaignState(campaign.state) }
        let paid = try tally().backedAmount
        if campaign.details.model == .allOrNothing, paid.minorUnits < campaign.details.goal.sum.minorUnits {
            throw .notReached(paid)
        }
        return CampaignChange(campaign.stepped(.deciding, at: now))
    }

    /// Calls it off: all money goes back, or what was not delivered (`Campaign.endsInPart`). Once it has
    /// succeeded an operator alone does, named by no member. The file has the sums and what was delivered.
    /// Unchanged for one that is called off. Throws `campaignState`.
    public func cancel(by actor: MemberID?) throws(FundingError) -> CampaignChange {
        if campaign.isCalledOff { return CampaignChange() }
        if actor != nil, campaign.state.isFunded { throw .campaignState(campaign.state) }
        let next = try campaign.calledOff(try tally(), delivered: file.delivered, at: now)
        if next.isCutShort { return told(next, .cutShort, .cutShort) }
        return told(next, .cancelled, campaign.state == .draft ? nil : .cancelled, by: actor)
    }

    /// Says that an item cannot be had: a job asks each backer who has it. Unchanged where it was said.
    /// Throws `campaignState`, `notFound`.
    public func lack(_ item: Int) throws(FundingError) -> CampaignChange {
        if campaign.missing.contains(item) { return CampaignChange() }
        return CampaignChange(try campaign.lacking(item, at: now))
    }

    /// Tells backers something; a delivery moves the campaign on. Throws `campaignState` for a draft, and for
    /// a purchase or delivery while the money is not the shelter's.
    public func tell(_ update: CampaignUpdate) throws(FundingError) -> CampaignChange {
        if campaign.state == .draft { throw .campaignState(.draft) }
        var change = CampaignChange()
        change.update = update
        switch update.matter {
        case .news, .thanks: break
        case .bought: guard campaign.state.isFunded else { throw .campaignState(campaign.state) }
        case .delivered(_, _, let isLast):
            let next = try campaign.delivered(isAll: isLast, at: now)
            if next != campaign { change.campaign = next }
        }
        let act = BackingAct(update.matter.kind)
        change.tellings = [
            CampaignTelling(
                act, of: campaign.id, in: AnyIdentifier(update.id), by: update.author, at: now)
        ]
        return change
    }
}

extension BackingAct {
    /// What backers are told of an update of that kind.
    fileprivate init(_ kind: UpdateMatter.Kind) {
        switch kind {
        case .news: self = .news
        case .thanks: self = .thanks
        case .bought: self = .bought
        case .delivered: self = .delivered
        }
    }
}
