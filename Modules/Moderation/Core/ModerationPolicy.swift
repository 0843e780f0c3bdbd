public import Vocabulary

/// Who may do what in moderation.
public enum ModerationPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(ModerationError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// The moderator or operator who acts. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for another member.
    @discardableResult
    public static func moderator(_ principal: Principal) throws(ModerationError) -> MemberID {
        let id = try member(principal)
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return id
    }

    /// Who may act so. Throws as `moderator`, and `operatorsOnly` for what accounts let nobody else do.
    @discardableResult
    public static func mayAct(_ verb: ModerationVerb, _ principal: Principal) throws(ModerationError)
        -> MemberID
    {
        let id = try moderator(principal)
        if verb.isOperators, !principal.has(.operator) { throw .operatorsOnly }
        return id
    }

    /// Lets everybody but its owner report it. Throws `ownThing`.
    public static func requireOthers(_ card: SubjectCard, _ member: MemberID) throws(ModerationError) {
        if card.owner == member { throw .ownThing }
    }
}

/// How much a member may report.
public enum ReportLimits {
    /// How many open reports within `window`.
    public static let most = 20
    /// An hour.
    public static let window: Duration = .seconds(3600)
}
