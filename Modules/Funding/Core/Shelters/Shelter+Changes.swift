public import Vocabulary

extension Shelter {
    /// With other details and photo. A declined one is pending again; of one that an operator has verified
    /// name and registration number stay. Throws `shelterFixed` for these, and `shelterClosed` once
    /// abandoned.
    func edited(
        _ details: ShelterDetails, photo: FundingPhoto?, at now: Timestamp
    ) throws(FundingError) -> Shelter {
        try requireKept()
        if verifiedAt != nil, details.differsInIdentity(from: self.details) { throw .shelterFixed }
        var next = stepped(at: now)
        (next.details, next.photo) = (details, photo)
        if state == .declined { next.state = .pending }
        return next
    }

    /// With the account for its payouts. Throws `shelterClosed` once abandoned.
    func paid(outTo account: BankAccount, at now: Timestamp) throws(FundingError) -> Shelter {
        try requireKept()
        var next = stepped(at: now)
        next.account = account
        return next
    }

    /// As an operator has decided. Throws `shelterState` where the decision does not apply.
    func decided(
        _ decision: ShelterDecision, note: String, at now: Timestamp
    ) throws(FundingError) -> Shelter {
        var next = stepped(at: now)
        next.note = note
        switch (decision, state) {
        case (.verify, .pending), (.verify, .declined):
            (next.state, next.verifiedAt) = (.verified, now)
        case (.decline, .pending): next.state = .declined
        case (.suspend, .verified): next.state = .suspended
        case (.restore, .suspended): next.state = .verified
        case (.verify, _), (.decline, _), (.suspend, _), (.restore, _): throw .shelterState(state)
        }
        return next
    }

    /// Handed over to another of its members.
    func handedOver(to member: MemberID, at now: Timestamp) -> Shelter {
        var next = stepped(at: now)
        next.owner = member
        return next
    }

    /// Without members; its contact, its account and the note are erased.
    func abandoned(at now: Timestamp) -> Shelter {
        var next = stepped(at: now)
        (next.state, next.details.contact, next.account, next.note) = (.abandoned, "", nil, "")
        return next
    }

    /// Kept out of sight by a moderator, or shown again; nil where it is so.
    func hidden(_ isHidden: Bool, at now: Timestamp) -> Shelter? {
        guard isHidden != (hiddenAt != nil) else { return nil }
        var next = stepped(at: now)
        next.hiddenAt = isHidden ? now : nil
        return next
    }

    /// Without the photo that the member has uploaded, who has withdrawn; unchanged for any other member.
    public func withoutPhoto(of member: MemberID, at now: Timestamp) -> Shelter {
        guard photo?.uploader == member else { return self }
        var next = stepped(at: now)
        next.photo = nil
        return next
    }

    private func requireKept() throws(FundingError) {
        if !state.isKept { throw .shelterClosed }
    }

    private func stepped(at now: Timestamp) -> Shelter {
        var next = self
        (next.updatedAt, next.version) = (now, version.next)
        return next
    }
}

/// What an operator decides about a shelter.
public enum ShelterDecision: String, Sendable, CaseIterable {
    case verify
    case decline
    case suspend
    /// Ends a suspension. The campaigns that paused go on by decisions of their own.
    case restore
}
