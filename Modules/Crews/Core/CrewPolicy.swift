public import Vocabulary

/// Who may do what with a crew.
public enum CrewPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(CrewError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it: everybody sees what is shown, its owner and moderators what is
    /// hidden; what is removed is not seen any more.
    public static func maySee(_ crew: Crew, _ principal: Principal) -> Bool {
        switch crew.state {
        case .shown: true
        case .hidden: principal.isMember(crew.owner) || principal.has(.moderator)
        case .removed: false
        }
    }

    /// Lets the owner change it. Throws `notYours`, or `notFound` where it may not even be seen.
    public static func requireOwner(of crew: Crew, _ principal: Principal) throws(CrewError) {
        guard maySee(crew, principal) else { throw .notFound }
        guard principal.isMember(crew.owner) else { throw .notYours }
    }

    /// Lets the owner, and moderators, hide or remove it. Throws as `requireOwner`.
    public static func requireOwnerOrModerator(
        of crew: Crew, _ principal: Principal
    ) throws(CrewError) {
        guard maySee(crew, principal) else { throw .notFound }
        guard principal.isMember(crew.owner) || principal.has(.moderator) else { throw .notYours }
    }
}
