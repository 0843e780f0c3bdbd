public import Vocabulary

/// The decisions about a shelter and its people. Pure: the store gives the file, and writes the change.
public struct ShelterEngine: Sendable {
    let file: ShelterFile
    let now: Timestamp

    /// Over the file, at the moment of a server's clock, or that of the row if it is later.
    public init(_ file: ShelterFile, at now: Timestamp) {
        (self.file, self.now) = (file, max(now, file.shelter.updatedAt))
    }

    private var shelter: Shelter { file.shelter }

    /// With other details and photo. With a version, only if it has not changed since. Throws as
    /// `Shelter.edited`, and `changed`.
    public func edit(
        _ details: ShelterDetails, photo: FundingPhoto?, expecting version: Version?
    ) throws(FundingError) -> ShelterChange {
        if let version, version != shelter.version { throw .changed(shelter.version) }
        if details == shelter.details, photo == shelter.photo { return ShelterChange() }
        return ShelterChange(try shelter.edited(details, photo: photo, at: now))
    }

    /// With the account for payouts; unchanged for the same. Throws `shelterClosed`.
    public func name(_ account: BankAccount) throws(FundingError) -> ShelterChange {
        if account == shelter.account { return ShelterChange() }
        return ShelterChange(try shelter.paid(outTo: account, at: now))
    }

    /// As an operator decides: its people are told. Suspended, its campaigns pause, and their backers are
    /// told. Repeating it changes nothing. Throws `shelterState`.
    public func decide(_ decision: ShelterDecision, note: String) throws(FundingError) -> ShelterChange {
        if shelter.note == note, shelter.state == decision.state { return ShelterChange() }
        var change = ShelterChange(try shelter.decided(decision, note: note, at: now))
        change.notices = notices(decision.act)
        if decision == .suspend { pause(.suspended, &change) }
        return change
    }

    /// A member is one of its people from now on, or has another role; unchanged where it is so. There is one
    /// owner: with that role the shelter is handed over, and the former owner is a helper.
    ///
    /// Throws `shelterClosed`, `tooManyPeople`, and `ownerStays` for another role of the owner.
    public func set(_ role: ShelterRole, of member: MemberID) throws(FundingError) -> ShelterChange {
        guard shelter.state.isKept else { throw .shelterClosed }
        let known = file.people.first { $0.member == member }
        if known?.role == role { return ShelterChange() }
        if known?.role == .owner { throw .ownerStays }
        guard known != nil || file.people.count < ShelterMember.most else {
            throw .tooManyPeople(ShelterMember.most)
        }
        var change = ShelterChange()
        var next = known ?? ShelterMember(shelter: shelter.id, member: member, role: role, joinedAt: now)
        next.role = role
        change.people = [next]
        if role == .owner {
            change.shelter = shelter.handedOver(to: member, at: now)
            change.people += file.people.filter { $0.role == .owner }.map { former in
                var former = former
                former.role = .helper
                return former
            }
        }
        let act: ShelterAct = role == .owner ? .owner : known == nil ? .joined : .role
        change.notices = [notice(act, to: member)]
        return change
    }

    /// One of its people leaves, or is sent away; unchanged for one who is none. Throws `ownerStays`.
    public func remove(_ member: MemberID, by actor: MemberID) throws(FundingError) -> ShelterChange {
        guard let known = file.people.first(where: { $0.member == member }) else { return ShelterChange() }
        if known.role == .owner { throw .ownerStays }
        var change = ShelterChange()
        change.left = [member]
        if member != actor { change.notices = [notice(.left, to: member)] }
        return change
    }

    /// Without a member who has withdrawn: the successor is its owner; without one it is abandoned, its
    /// campaigns pause, and their backers are told. Its photo goes, if it was the member's. Empty if nothing
    /// is left of the member.
    public func forget(_ member: MemberID) -> ShelterChange {
        var change = ShelterChange()
        let bare = shelter.withoutPhoto(of: member, at: now)
        if bare != shelter { change.shelter = bare }
        guard let known = file.people.first(where: { $0.member == member }) else { return change }
        change.left = [member]
        guard known.role == .owner else { return change }
        guard var successor = file.people.filter({ $0.member != member }).successor else {
            change.shelter = bare.abandoned(at: now)
            pause(.abandoned, &change)
            return change
        }
        successor.role = .owner
        change.people = [successor]
        change.shelter = bare.handedOver(to: successor.member, at: now)
        change.notices = [notice(.owner, to: successor.member)]
        return change
    }

    /// A moderator takes the shelter out of sight, or puts it back: its campaigns stay as they are, and take
    /// nothing meanwhile. Throws `notFound` where it changes nothing.
    public func setHidden(_ isHidden: Bool) throws(FundingError) -> ShelterChange {
        guard let next = shelter.hidden(isHidden, at: now) else { throw .notFound }
        return ShelterChange(next)
    }

    private func pause(_ reason: PauseReason, _ change: inout ShelterChange) {
        change.campaigns = file.live.compactMap { $0.paused(reason, at: max(now, $0.updatedAt)) }
        change.tellings += change.campaigns.map { CampaignTelling(.paused, of: $0.id, at: now) }
    }

    private func notices(_ act: ShelterAct) -> [Notice] {
        file.people.map { notice(act, to: $0.member) }
    }

    private func notice(_ act: ShelterAct, to member: MemberID) -> Notice {
        Notice(
            telling: "\(shelter.id) \(shelter.version.number) \(now.microseconds)", .shelter, act.rawValue,
            to: member, about: AnyIdentifier(shelter.id), at: now)
    }
}

extension ShelterDecision {
    /// The state to which it leads.
    fileprivate var state: ShelterState {
        switch self {
        case .verify, .restore: .verified
        case .decline: .declined
        case .suspend: .suspended
        }
    }

    /// What its people are told.
    fileprivate var act: ShelterAct {
        switch self {
        case .verify: .verified
        case .decline: .declined
        case .suspend: .suspended
        case .restore: .restored
        }
    }
}
