public import Vocabulary

/// Who may do what with a picture.
public enum PicturePolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(PictureError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it without asking its record: pictures of public records are open to
    /// all, and its owner always sees it.
    public static func maySee(_ picture: Picture, _ principal: Principal) -> Bool {
        picture.use.isPublic || principal.isMember(picture.owner)
    }

    /// The private record that shows the picture, for a member, who sees the picture only if they see the
    /// record, or if they are a moderator and it was reported. Nil if there is no record to check.
    public static func record(showing picture: Picture, to principal: Principal) -> AnyIdentifier? {
        guard principal.memberID != nil, case .shown(let record, false, _) = picture.use else { return nil }
        return record
    }
}
