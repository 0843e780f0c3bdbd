public import Vocabulary

/// Who may do what in the feed.
public enum FeedPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(FeedError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see it: shown posts are open to all, posts hidden or removed by a moderator
    /// to their author and moderators, posts removed by their author to no principal.
    public static func maySee(_ post: FeedPost, _ principal: Principal) -> Bool {
        let isConcerned = principal.isMember(post.author) || principal.has(.moderator)
        return switch post.state {
        case .shown: true
        case .hidden: isConcerned
        case .removed: post.moderation != nil && isConcerned
        }
    }

    /// Throws `notFound` for a post that the principal may not see.
    public static func requireSight(of post: FeedPost, _ principal: Principal) throws(FeedError) {
        guard maySee(post, principal) else { throw .notFound }
    }

    /// Requires that the principal is the author. Throws `notYours`, or `notFound` where they may not see it.
    public static func requireAuthor(of post: FeedPost, _ principal: Principal) throws(FeedError) {
        try requireSight(of: post, principal)
        guard principal.isMember(post.author) else { throw .notYours }
    }

    /// Requires that the principal sells the worn listing; the seller sees the post for this, also despite a
    /// block. Throws `notFound`, `notWorn`.
    public static func requireSeller(of post: FeedPost, _ principal: Principal) throws(FeedError) {
        try requireSight(of: post, principal)
        guard let worn = post.content.worn, principal.isMember(worn.seller) else { throw .notWorn }
    }

    /// The acting moderator or operator. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for any other member.
    public static func moderator(_ principal: Principal) throws(FeedError) -> AuditActor {
        guard let actor = AuditActor(principal) else { throw .service(.signInRequired) }
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return actor
    }

    /// Lets moderators do that act, but not undo another moderator's act on their own post. Throws
    /// `notFound`, `ownPost`.
    public static func mayModerate(
        _ post: FeedPost, _ act: SubjectAct, _ principal: Principal
    ) throws(FeedError) {
        try requireSight(of: post, principal)
        if act == .restore, post.moderation != nil, principal.isMember(post.author) { throw .ownPost }
    }
}
