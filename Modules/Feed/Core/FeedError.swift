public import Vocabulary

/// The errors of the verbs of the feed.
public enum FeedError: DescribedError {
    /// The draft, the list or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such post, or the principal may not see it.
    case notFound
    /// Only the author may do that.
    case notYours
    /// The post has changed since it was read; its current version.
    case changed(Version)
    /// A post in that state does not allow it.
    case wrongState(FeedPostState)
    /// Only moderators may do that.
    case moderatorsOnly
    /// A moderator cannot undo another moderator's act on their own post.
    case ownPost
    /// The post links no listing of the principal's.
    case notWorn
    /// Members neither follow themselves nor like their own posts.
    case oneself
    /// There is no such member, or one of the two has blocked the other.
    case memberNotFound
    /// The principal follows as many members as one may.
    case tooManyFollows
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "feed-post-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "feed-post-not-found", texts)
        case .notYours: ErrorDescription(.forbidden, "feed-post-not-yours", texts)
        case .changed: ErrorDescription(.conflict, "feed-post-changed", texts)
        case .wrongState: ErrorDescription(.conflict, "feed-post-wrong-state", texts)
        case .moderatorsOnly: ErrorDescription(.forbidden, "feed-moderators-only", texts)
        case .ownPost: ErrorDescription(.forbidden, "feed-post-own", texts)
        case .notWorn: ErrorDescription(.forbidden, "feed-post-not-worn", texts)
        case .oneself: ErrorDescription(.forbidden, "feed-oneself", texts)
        case .memberNotFound: ErrorDescription(.notFound, "feed-member-not-found", texts)
        case .tooManyFollows: ErrorDescription(.conflict, "feed-too-many-follows", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .notFound:
            ("Post not found. It may have been deleted.", "해당 글을 찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .notYours: ("Only the author can do this.", "글쓴이만 할 수 있습니다.")
        case .changed:
            (
                "The post has changed in the meantime. Look at it again, then repeat the change.",
                "그사이에 글이 변경되었습니다. 다시 확인한 뒤 수정하세요."
            )
        case .wrongState(let state):
            (
                "This cannot be done while the post is \(state.rawValue).",
                "현재 상태(\(state.korean))에서는 할 수 없습니다."
            )
        case .moderatorsOnly: ("Only moderators can do this.", "매니저만 할 수 있습니다.")
        case .ownPost:
            (
                "This is your own post. Another moderator has to restore it.",
                "내가 쓴 글입니다. 다른 매니저만 다시 공개할 수 있습니다."
            )
        case .notWorn:
            (
                "The post shows no listing of yours. Only the seller can take a listing out of a post.",
                "이 글에는 내 물건이 연결되어 있지 않습니다. 연결은 판매자만 해제할 수 있습니다."
            )
        case .oneself:
            ("You cannot follow yourself or like your own post.", "자신을 팔로우하거나 내 글에 좋아요를 누를 수 없습니다.")
        case .memberNotFound: ("Member not found.", "회원을 찾을 수 없습니다.")
        case .tooManyFollows:
            (
                "You follow \(Follow.most) members, as many as possible. Unfollow one first.",
                "팔로우는 \(Follow.most)명까지 할 수 있습니다. 먼저 다른 회원의 팔로우를 해제하세요."
            )
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
