public import Vocabulary

/// Who may do what with a comment, whose subject they may see.
public enum CommentPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(CommentError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// The moderator or operator who acts. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for any other member.
    public static func moderator(_ principal: Principal) throws(CommentError) -> AuditActor {
        guard let actor = AuditActor(principal) else { throw .service(.signInRequired) }
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return actor
    }

    /// The kinds of records, by the prefixes of their identifiers, under which there are no comments:
    /// comments themselves, and members.
    public static let kindsWithoutComments: Set<String> = [CommentSubject.prefix, MemberSubject.prefix]

    /// Whether the principal may read it: everybody what is shown, its author and moderators what a moderator
    /// has hidden or removed, nobody what was removed otherwise.
    public static func mayRead(_ comment: Comment, _ principal: Principal) -> Bool {
        if comment.state == .shown { return true }
        guard comment.moderation != nil else { return false }
        return principal.isMember(comment.author) || principal.has(.moderator)
    }

    /// Lets the author change it. Throws `notYours`, or `notFound` where it may not even be read.
    public static func requireAuthor(of comment: Comment, _ principal: Principal) throws(CommentError) {
        guard mayRead(comment, principal) else { throw .notFound }
        guard principal.isMember(comment.author) else { throw .notYours }
    }

    /// Lets the author, moderators and the owner of the subject remove it; of what two say to each other
    /// neither removes what is the other's. Throws as `requireAuthor`.
    public static func mayRemove(
        _ comment: Comment, on card: SubjectCard?, _ principal: Principal
    ) throws(CommentError) {
        guard mayRead(comment, principal) else { throw .notFound }
        guard isOwn(comment, on: card, principal) || principal.has(.moderator) else { throw .notYours }
    }

    /// Whether the principal may remove it as the author or as the owner of the subject.
    public static func isOwn(
        _ comment: Comment, on card: SubjectCard?, _ principal: Principal
    ) -> Bool {
        if principal.isMember(comment.author) { return true }
        guard let card, card.parties.isEmpty else { return false }
        return principal.isMember(card.owner)
    }
}
