public import Vocabulary

/// Who may do what with a picture.
public enum PicturePolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(PictureError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it: everybody what a public record shows, moderators what any record
    /// shows, its owner always.
    public static func maySee(_ picture: Picture, _ principal: Principal) -> Bool {
        if principal.isMember(picture.owner) { return true }
        if case .shown(_, let isPublic, _) = picture.use { return isPublic || principal.has(.moderator) }
        return false
    }

    /// Lets the owner remove it. Throws `notYours`, or `notFound` where it may not even be seen.
    public static func requireOwner(of picture: Picture, _ principal: Principal) throws(PictureError) {
        guard maySee(picture, principal) else { throw .notFound }
        guard principal.isMember(picture.owner) else { throw .notYours }
    }
}
