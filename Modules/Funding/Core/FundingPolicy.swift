public import Vocabulary

/// Who may see and change shelters and campaigns. The role comes from the principal's own place in the
/// shelter, which is `own` below: nil for one who has none.
public enum FundingPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(FundingError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal sees the shelter: everybody a public one, its people, operators and moderators
    /// any.
    public static func maySee(_ shelter: Shelter, _ own: ShelterMember?, _ principal: Principal) -> Bool {
        shelter.isShown || own != nil || principal.has(.moderator)
    }

    /// Whether the principal sees the campaign: everybody one that was opened, its shelter's people,
    /// operators and moderators any.
    public static func maySee(_ campaign: Campaign, _ own: ShelterMember?, _ principal: Principal) -> Bool {
        campaign.isShown || own != nil || principal.has(.moderator)
    }

    /// Requires the owner of the shelter. Throws `managersOnly`.
    public static func requireManager(_ own: ShelterMember?) throws(FundingError) {
        guard own?.manages ?? false else { throw .managersOnly }
    }

    /// Requires one of the people of the shelter. Throws `shelterOnly`.
    public static func requirePlace(_ own: ShelterMember?) throws(FundingError) {
        if own == nil { throw .shelterOnly }
    }

    /// Requires the member who knows the backers and the money. Throws `treasurersOnly`.
    public static func requireTreasurer(
        _ own: ShelterMember?, among people: [ShelterMember]
    ) throws(FundingError) {
        guard own?.keepsMoney(among: people) ?? false else { throw .treasurersOnly }
    }

    /// Requires an operator. Throws `operatorsOnly`, `signInRequired`.
    public static func requireOperator(_ principal: Principal) throws(FundingError) {
        _ = try member(principal)
        guard principal.has(.operator) else { throw .operatorsOnly }
    }

    /// A shelter as the principal may see it: its people and operators see the note and the masked account,
    /// all others neither.
    public static func shown(_ shelter: Shelter, _ own: ShelterMember?, _ principal: Principal) -> Shelter {
        var shown = shelter
        shown.account = shelter.account?.masked
        guard own == nil, !principal.has(.operator) else { return shown }
        (shown.account, shown.note) = (nil, "")
        return shown
    }

    /// A campaign as anyone may see it: with masked accounts.
    public static func shown(_ campaign: Campaign) -> Campaign {
        var shown = campaign
        shown.details.registration = campaign.details.registration?.masked
        return shown
    }
}
