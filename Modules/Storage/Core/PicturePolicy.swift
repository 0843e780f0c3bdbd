public import Vocabulary

/// Who may do what with a picture.
public enum PicturePolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(PictureError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it whatever its record says of them: everybody what a public record
    /// shows, its owner always.
    public static func maySee(_ picture: Picture, _ principal: Principal) -> Bool {
        picture.use.isPublic || principal.isMember(picture.owner)
    }

    /// The record that is not public and shows it, if the principal is a moderator: they see its pictures
    /// only where they see the record, or where it was reported. Nil where nobody is to be asked.
    public static func record(showing picture: Picture, to principal: Principal) -> AnyIdentifier? {
        guard principal.has(.moderator), case .shown(let record, false, _) = picture.use else { return nil }
        return record
    }
}
