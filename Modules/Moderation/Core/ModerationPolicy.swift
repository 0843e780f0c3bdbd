public import Vocabulary

/// Who may do what in moderation.
public enum ModerationPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(ModerationError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// The acting moderator or operator. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for any other member.
    @discardableResult
    public static func moderator(_ principal: Principal) throws(ModerationError) -> MemberID {
        let id = try member(principal)
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return id
    }

    /// The member who may do that act. Throws as `moderator`, and `operatorsOnly` for acts on accounts that
    /// need an operator.
    @discardableResult
    public static func mayAct(_ verb: ModerationVerb, _ principal: Principal) throws(ModerationError)
        -> MemberID
    {
        let id = try moderator(principal)
        if verb.isOperators, !principal.has(.operator) { throw .operatorsOnly }
        return id
    }

    /// Requires a record of another member. Throws `ownThing`.
    public static func requireOthers(_ card: SubjectCard, _ member: MemberID) throws(ModerationError) {
        if card.owner == member { throw .ownThing }
    }
}

/// The limits of reports per member.
public enum ReportLimits {
    /// The most open reports within `window`.
    public static let most = 20
    /// An hour.
    public static let window: Duration = .seconds(3600)
}
