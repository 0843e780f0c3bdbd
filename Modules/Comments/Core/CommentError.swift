public import Vocabulary

/// The errors of the verbs of comments.
public enum CommentError: DescribedError {
    /// The draft, the reason, the subjects or the page break rules: all of them.
    case invalidFields([FieldError])
    /// There is no such comment, or the principal may not see it.
    case notFound
    /// There is nothing of that identifier that can be commented on, or the principal may not see it.
    case subjectNotFound
    /// There is no such conversation of the principal's.
    case conversationNotFound
    /// Nothing more can be said about it.
    case subjectClosed
    /// It is the member's own: others begin a conversation about it.
    case ownSubject
    /// Only the author may do that, or the owner of the subject.
    case notYours
    /// The comment has changed since it was read; its current version.
    case changed(Version)
    /// It cannot be done to a comment in this state.
    case wrongState(CommentState)
    /// The parent is a reply itself; the comment that takes replies.
    case replyToReply(CommentID)
    /// Only moderators may do that.
    case moderatorsOnly
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "comment-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "comment-not-found", texts)
        case .subjectNotFound: ErrorDescription(.notFound, "comment-subject-not-found", texts)
        case .conversationNotFound: ErrorDescription(.notFound, "comment-conversation-not-found", texts)
        case .subjectClosed: ErrorDescription(.conflict, "comment-subject-closed", texts)
        case .ownSubject: ErrorDescription(.conflict, "comment-own-subject", texts)
        case .notYours: ErrorDescription(.forbidden, "comment-not-yours", texts)
        case .changed: ErrorDescription(.conflict, "comment-changed", texts)
        case .wrongState: ErrorDescription(.conflict, "comment-wrong-state", texts)
        case .replyToReply: ErrorDescription(.conflict, "comment-reply-to-reply", texts)
        case .moderatorsOnly: ErrorDescription(.forbidden, "comment-moderators-only", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .notFound:
            ("Comment not found. It may have been removed.", "해당 댓글을 찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .subjectNotFound:
            (
                "What this is about was not found. It may have been deleted.",
                "해당 대상을 찾을 수 없습니다. 삭제되었을 수 있습니다."
            )
        case .conversationNotFound: ("Conversation not found.", "해당 대화를 찾을 수 없습니다.")
        case .subjectClosed:
            ("Nothing more can be said here: it is over or deleted.", "끝났거나 삭제되어 메시지를 보낼 수 없습니다.")
        case .ownSubject:
            (
                "This is yours. Answer in the conversations that others have begun about it.",
                "내가 올린 것입니다. 다른 회원이 시작한 대화에서 답하세요."
            )
        case .notYours: ("Only the author can do this.", "작성자만 할 수 있습니다.")
        case .changed:
            (
                "The comment has changed in the meantime. Look at it again, then repeat the change.",
                "그사이에 댓글이 변경되었습니다. 다시 확인한 뒤 수정하세요."
            )
        case .wrongState(let state):
            (
                "This cannot be done while the comment is \(state.rawValue).",
                "현재 상태(\(state.korean))에서는 할 수 없습니다."
            )
        case .replyToReply(let id):
            (
                "Replies go one level deep. Reply to \(id) instead, and mention the member by @nickname.",
                "답글에는 답글을 달 수 없습니다. \(id)에 답글을 달고 @닉네임으로 상대를 부르세요."
            )
        case .moderatorsOnly: ("Only moderators can do this.", "매니저만 할 수 있습니다.")
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}

extension CommentState {
    /// As Korean sentences name it.
    fileprivate var korean: String {
        switch self {
        case .shown: "공개"
        case .hidden: "숨김"
        case .removed: "삭제됨"
        }
    }
}
