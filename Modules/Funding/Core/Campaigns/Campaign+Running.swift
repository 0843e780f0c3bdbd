public import Vocabulary

/// The transitions of a campaign that is written or collects.
extension Campaign {
    /// Open from now on, taking at most the ceiling. Throws `campaignState` unless it is a draft, and
    /// `invalidFields` (deadline) if that is too near or too far by now.
    func opened(
        upTo ceiling: Money, in zones: any TimeZones, at now: Timestamp
    ) throws(FundingError) -> Campaign {
        try require(.draft)
        let longest =
            details.model == .allOrNothing ? CampaignTimes.longestAllOrNothing : CampaignTimes.longest
        try details.deadline.require(
            from: now.advanced(by: CampaignTimes.shortest), to: now.advanced(by: longest), in: zones)
        var next = stepped(.open, at: now)
        (next.ceiling, next.openedAt) = (ceiling, now)
        return next
    }

    /// With other details and photos. A draft is free. Once open, goal, model, cap, registration and deadline
    /// stay, but for the items of a campaign that is not all-or-nothing: prices may change, and an item may
    /// go, or be wanted less, as long as none beyond is spoken for. Throws `campaignState` once it collects
    /// no more, `campaignFixed`, and `itemTaken`.
    func edited(
        _ next: Campaign, taken: [Int: ItemCount], at now: Timestamp
    ) throws(FundingError) -> Campaign {
        var edited = stepped(state, at: now)
        if state == .draft {
            (edited.details, edited.photos) = (next.details, next.photos)
        } else {
            guard state.isCollecting else { throw .campaignState(state) }
            try requireFixed(next.details, taken)
            (edited.details.title, edited.details.story) = (next.details.title, next.details.story)
            (edited.details.goal, edited.photos) = (next.details.goal, next.photos)
            if edited.details.cap != nil, !next.details.goal.items.isEmpty {
                edited.details.cap = next.details.goal.sum
            }
        }
        edited.lastItem = max(lastItem, edited.details.goal.items.map(\.number).max() ?? 0)
        return edited
    }

    /// Extended to a later deadline, once. Throws `campaignState` unless it is open, `tooLate` after the
    /// deadline, and `invalidFields` (deadline) for one that is not later, or too far.
    func extended(
        to deadline: CampaignDeadline, in zones: any TimeZones, at now: Timestamp
    ) throws(FundingError) -> Campaign {
        try require(.open)
        guard now < self.deadline else { throw .tooLate }
        var last = self.deadline.advanced(by: CampaignTimes.longestExtension)
        if details.model == .allOrNothing {
            last = min(last, (openedAt ?? now).advanced(by: CampaignTimes.longestAllOrNothing))
        }
        try deadline.require(from: self.deadline.advanced(by: .microseconds(1)), to: last, in: zones)
        if let registration = details.registration,
            !registration.covers(from: openedAt ?? now, to: deadline.moment)
        {
            throw .registrationPeriod
        }
        var next = stepped(.extended, at: now)
        (next.firstDeadline, next.details.deadline) = (details.deadline, deadline)
        return next
    }

    /// Paused; unchanged for one that is, but for a weightier reason. Nil for one that does not collect.
    func paused(_ reason: PauseReason, at now: Timestamp) -> Campaign? {
        guard state.isLive else { return nil }
        if let pause, pause.reason == reason { return nil }
        var next = stepped(.paused, at: now)
        next.pause = CampaignPause(reason: reason, from: pause?.from ?? state, at: now)
        return next
    }

    /// What it was before it was paused; after its deadline it decides. Throws `campaignState` unless it is
    /// paused.
    func resumed(at now: Timestamp) throws(FundingError) -> Campaign {
        guard state == .paused, let pause else { throw .campaignState(state) }
        var next = stepped(now < deadline ? pause.from : .deciding, at: now)
        next.pause = nil
        return next
    }

    /// Under another shelter, taking at most the ceiling (`RegistrationRule.ceiling(moving:)`).
    func moved(to shelter: ShelterID, upTo ceiling: Money?, at now: Timestamp) -> Campaign {
        var next = stepped(state, at: now)
        (next.shelter, next.ceiling) = (shelter, ceiling)
        return next
    }

    /// Kept out of sight by a moderator, or shown again; nil where it is so. Nothing else changes: orders
    /// that are held come in, and the clock goes on.
    func hidden(_ isHidden: Bool, at now: Timestamp) -> Campaign? {
        guard isHidden != (hiddenAt != nil), state != .draft else { return nil }
        var next = stepped(state, at: now)
        next.hiddenAt = isHidden ? now : nil
        return next
    }

    /// Without the photos that the member has uploaded, who has withdrawn; unchanged for any other member.
    public func withoutPhotos(of member: MemberID, at now: Timestamp) -> Campaign {
        guard allPhotos.contains(where: { $0.uploader == member }) else { return self }
        var next = stepped(state, at: now)
        next.photos.removeAll { $0.uploader == member }
        if case .items(var items) = details.goal {
            for index in items.indices where items[index].photo?.uploader == member {
                items[index].photo = nil
            }
            next.details.goal = .items(items)
        }
        return next
    }
}

extension Campaign {
    /// The same in a state.
    func stepped(_ state: CampaignState, at now: Timestamp) -> Campaign {
        var next = self
        (next.state, next.updatedAt, next.version) = (state, now, version.next)
        if state != self.state { next.since = now }
        return next
    }

    func require(_ expected: CampaignState) throws(FundingError) {
        if state != expected { throw .campaignState(state) }
    }

    /// Requires that other details of an open campaign change nothing that backers rely on.
    private func requireFixed(
        _ next: CampaignDetails, _ taken: [Int: ItemCount]
    ) throws(FundingError) {
        let isSame =
            next.model == details.model && next.purpose == details.purpose
            && next.registration == details.registration && next.costShare == details.costShare
            && next.deadline.moment == details.deadline.moment && (next.cap == nil) == (details.cap == nil)
        guard isSame else { throw .campaignFixed }
        switch (details.goal, next.goal) {
        case (.amount(let old), .amount(let new)):
            if old != new || next.cap != details.cap { throw .campaignFixed }
        case (.items(let old), .items(let new)):
            if details.model == .allOrNothing, !new.asks(forTheSameAs: old) { throw .campaignFixed }
            if let ceiling, CampaignGoal.items(new).sum.minorUnits > ceiling.minorUnits {
                throw .campaignFixed
            }
            for item in old {
                let count = taken[item.number]?.taken ?? 0
                let left = new.first { $0.number == item.number }
                if count > 0, left.map({ limits($0, below: count) }) ?? true { throw .itemTaken(item.number) }
            }
        case (.amount, .items), (.items, .amount): throw .campaignFixed
        }
    }

    private func limits(_ item: CampaignItem, below count: Int) -> Bool {
        details.limitsItems && item.wanted < count
    }
}

extension CampaignDeadline {
    /// Throws `invalidFields` (deadline) outside of the range.
    fileprivate func require(
        from first: Timestamp, to last: Timestamp, in zones: any TimeZones
    ) throws(FundingError) {
        if let rule = brokenRule(from: first, to: last, in: zones) {
            throw .invalidFields([FieldError("deadline", rule)])
        }
    }
}

extension [CampaignItem] {
    /// Whether these are the same items at the same prices, whatever they are called and show.
    fileprivate func asks(forTheSameAs other: [CampaignItem]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { one, other in
                one.number == other.number && one.unitPrice == other.unitPrice && one.wanted == other.wanted
            }
    }
}
