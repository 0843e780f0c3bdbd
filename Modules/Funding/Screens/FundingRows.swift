public import Funding
public import Vocabulary

extension CampaignView: Identifiable {
    /// That of the campaign.
    public var id: CampaignID { campaign.id }
}

extension ShelterView: Identifiable {
    /// That of the shelter.
    public var id: ShelterID { shelter.id }
}

extension ShelterMemberView: Identifiable {
    /// That of the member.
    public var id: MemberID { member.id }
}

extension UpdateView: Identifiable {
    /// That of the update.
    public var id: UpdateID { update.id }
}

extension BackingView: Identifiable {
    /// That of the backing.
    public var id: BackingID { backing.id }
}

extension ReceiptView: Identifiable {
    /// That of the receipt.
    public var id: ReceiptID { receipt.id }
}

extension CampaignView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { campaign.isShown ? AnyIdentifier(campaign.id) : nil }
}

extension ShelterView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { shelter.isShown ? AnyIdentifier(shelter.id) : nil }

    /// Whether the principal looks after it.
    var isOwned: Bool { role == .owner && shelter.state.isKept }

    /// Whether the principal may be the one who looks after its money.
    var mayKeepMoney: Bool { (role == .owner || role == .treasurer) && shelter.state.isKept }
}
