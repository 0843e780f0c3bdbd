public import Vocabulary

/// The decisions about a backing that is made and paid. Those about an order are idempotent by it.
extension CampaignEngine {
    /// The most paid backings of one member in one campaign.
    public static let mostOfMember = 20

    /// A member chooses what to give. One that was started before is let go: a campaign has one of a member
    /// that may be paid. Whether enough is left is decided when it is held.
    ///
    /// Throws `notCollecting`, `ownCampaign` for the people of its shelter, `beingPaid` while the member pays
    /// for another, `tooManyBackings`.
    public func back(_ new: Backing) throws(FundingError) -> CampaignChange {
        try requireCollecting()
        if file.role(of: new.member) != nil { throw .ownCampaign }
        guard file.given < Self.mostOfMember else { throw .tooManyBackings(Self.mostOfMember) }
        var change = CampaignChange()
        if let unpaid = file.unpaid {
            if unpaid.state == .held { throw unpaid.order.map { .beingPaid($0) } ?? .backingState(.held) }
            change.backings.append(unpaid.lapsed(at: now))
        }
        change.backings.append(new)
        return change
    }

    /// Keeps what was chosen for the order until its moment. Throws `notCollecting`, `backingState` for one
    /// that is not to be paid any more or whose order was let go, `beingPaid`, `changed` where a price is
    /// another or an item is gone, `ownCampaign`, and `notEnoughLeft`.
    public func hold(
        _ backing: Backing, for order: OrderID, at price: Money, until end: Timestamp
    ) throws(FundingError) -> CampaignChange {
        if file.wasLetGo { throw .backingState(.lapsed) }
        // A server that was slow holds again what another has fulfilled.
        if backing.state == .backed, backing.order == order { return CampaignChange() }
        try requireCollecting()
        if file.role(of: backing.member) != nil { throw .ownCampaign }
        let next = try backing.holding(order, until: min(end, campaign.deadline), at: now)
        if next == backing { return CampaignChange() }
        guard price == backing.amount, hasPrices(of: backing) else { throw .changed(campaign.version) }
        try requireRoom(for: backing)
        return CampaignChange(next)
    }

    /// The order was paid: backed. What was held before the deadline comes in until the campaign is decided.
    /// Throws `backingState`, `notCollecting` where it came too late: the money goes back.
    public func fulfil(_ backing: Backing, for order: OrderID) throws(FundingError) -> CampaignChange {
        if file.wasLetGo { throw .backingState(.lapsed) }
        if backing.state == .backed, backing.order == order { return CampaignChange() }
        guard campaign.state.isLive else { throw .notCollecting }
        let next = try backing.backed(by: order, at: now)
        var change = CampaignChange(next)
        change.notices = campaign.notices(of: next, .backed, to: file.people, at: now)
        return change
    }

    /// The order was let go, or its money went back. That it was let go is noted in any case.
    public func release(_ order: OrderID) -> CampaignChange {
        if file.wasLetGo { return CampaignChange() }
        var change = CampaignChange()
        if let backing = file.backing {
            let next = backing.lettingGo(of: order, at: now)
            if next != backing { change.backings = [next] }
        }
        change.letGo = order
        return change
    }

    /// What was started lapses after its time; empty before it.
    public func ranOut(_ backing: Backing) -> CampaignChange {
        backing.hasRunOut(at: now) ? CampaignChange(backing.lapsed(at: now)) : CampaignChange()
    }

    func requireCollecting() throws(FundingError) {
        guard campaign.isCollecting(at: now), file.shelter.mayCollect else { throw .notCollecting }
    }

    /// Whether all items of a backing are there, at the prices that it has.
    private func hasPrices(of backing: Backing) -> Bool {
        backing.lines.allSatisfy { campaign.details.goal.item($0.item)?.unitPrice == $0.unitPrice }
    }

    /// Throws `notEnoughLeft` if it goes beyond the ceiling, or beyond the wanted quantity of an item.
    private func requireRoom(for backing: Backing) throws(FundingError) {
        guard let ceiling = campaign.ceiling else { return }
        let tally = try tally()
        let room = ceiling.minorUnits - tally.taken
        if backing.amount.minorUnits > room { throw .notEnoughLeft(Money(max(0, room), .krw)) }
        guard campaign.details.limitsItems else { return }
        for line in backing.lines {
            let wanted = campaign.details.goal.item(line.item)?.wanted ?? 0
            let left = wanted - (tally.items[line.item]?.taken ?? 0)
            if line.quantity > left { throw .itemGone(line.item, left: max(0, left)) }
        }
    }
}
