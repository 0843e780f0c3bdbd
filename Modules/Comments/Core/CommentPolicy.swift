public import Vocabulary

/// Who may do what with a comment.
public enum CommentPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(CommentError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it: everybody what is shown, its owner and moderators what is hidden,
    /// nobody what is removed.
    public static func maySee(_ comment: Comment, _ principal: Principal) -> Bool {
        switch comment.state {
        case .shown: true
        case .hidden: principal.isMember(comment.owner) || principal.has(.moderator)
        case .removed: false
        }
    }

    /// Lets the owner change it. Throws `notYours`, or `notFound` where it may not even be seen.
    public static func requireOwner(of comment: Comment, _ principal: Principal) throws(CommentError) {
        guard maySee(comment, principal) else { throw .notFound }
        guard principal.isMember(comment.owner) else { throw .notYours }
    }

    /// Lets the owner, and moderators, hide or remove it. Throws as `requireOwner`.
    public static func requireOwnerOrModerator(
        of comment: Comment, _ principal: Principal
    ) throws(CommentError) {
        guard maySee(comment, principal) else { throw .notFound }
        guard principal.isMember(comment.owner) || principal.has(.moderator) else { throw .notYours }
    }
}
