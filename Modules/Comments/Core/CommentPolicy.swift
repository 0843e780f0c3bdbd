public import Vocabulary

/// Who may do what with a comment on a subject that they may see.
public enum CommentPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(CommentError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// The acting moderator or operator. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for any other member.
    public static func moderator(_ principal: Principal) throws(CommentError) -> AuditActor {
        guard let actor = AuditActor(principal) else { throw .service(.signInRequired) }
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return actor
    }

    /// Kinds of records that take no comments, by identifier prefix: comments themselves and members.
    public static let kindsWithoutComments: Set<String> = [CommentSubject.prefix, MemberSubject.prefix]

    /// Whether the principal may read it. Shown comments are open to all readers of the subject; those that a
    /// moderator has hidden or removed to their author and moderators; comments removed otherwise to no
    /// principal.
    public static func mayRead(_ comment: Comment, _ principal: Principal) -> Bool {
        if comment.state == .shown { return true }
        guard comment.moderation != nil else { return false }
        return principal.isMember(comment.author) || principal.has(.moderator)
    }

    /// Requires that the principal is the author. Throws `notYours`, or `notFound` where they may not read
    /// it.
    public static func requireAuthor(of comment: Comment, _ principal: Principal) throws(CommentError) {
        guard mayRead(comment, principal) else { throw .notFound }
        guard principal.isMember(comment.author) else { throw .notYours }
    }

    /// Lets the author, moderators and those who look after the subject remove a comment; in a conversation
    /// neither member may remove the other's messages. Throws as `requireAuthor`.
    public static func mayRemove(
        _ comment: Comment, on card: SubjectCard?, _ principal: Principal
    ) throws(CommentError) {
        guard mayRead(comment, principal) else { throw .notFound }
        guard isOwn(comment, on: card, principal) || principal.has(.moderator) else { throw .notYours }
    }

    /// Whether the principal may remove it as the author, as the owner of the subject, or because they look
    /// after it beside the owner.
    public static func isOwn(
        _ comment: Comment, on card: SubjectCard?, _ principal: Principal
    ) -> Bool {
        if principal.isMember(comment.author) { return true }
        guard let card, card.parties.isEmpty else { return false }
        return card.isLookedAfter || principal.isMember(card.owner)
    }
}
