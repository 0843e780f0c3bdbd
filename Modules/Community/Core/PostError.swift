public import Vocabulary

/// The errors of the verbs of the board.
public enum PostError: DescribedError {
    /// The draft, the query or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such post, or the principal may not see it.
    case notFound
    /// Only the author may do that.
    case notYours
    /// The post has changed since it was read; its current version.
    case changed(Version)
    /// A post in that state does not allow it.
    case wrongState(PostState)
    /// Only moderators may do that.
    case moderatorsOnly
    /// A moderator cannot undo another moderator's act on their own post.
    case ownPost
    /// Only operators may do that.
    case operatorsOnly
    /// There are as many categories as there may be.
    case tooManyCategories
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "post-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "post-not-found", texts)
        case .notYours: ErrorDescription(.forbidden, "post-not-yours", texts)
        case .changed: ErrorDescription(.conflict, "post-changed", texts)
        case .wrongState: ErrorDescription(.conflict, "post-wrong-state", texts)
        case .moderatorsOnly: ErrorDescription(.forbidden, "post-moderators-only", texts)
        case .ownPost: ErrorDescription(.forbidden, "post-own", texts)
        case .operatorsOnly: ErrorDescription(.forbidden, "post-operators-only", texts)
        case .tooManyCategories: ErrorDescription(.conflict, "post-too-many-categories", texts)
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
        case .operatorsOnly: ("Only operators can do this.", "운영자만 할 수 있습니다.")
        case .tooManyCategories:
            (
                "There are \(PostCategory.most) categories, as many as there can be. Change one instead.",
                "게시판은 \(PostCategory.most)개까지 만들 수 있습니다. 기존 게시판을 변경하세요."
            )
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}

extension PostState {
    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .shown: "공개"
        case .hidden: "숨김"
        case .removed: "삭제됨"
        }
    }
}
