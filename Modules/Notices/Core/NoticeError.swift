public import Vocabulary

/// The errors of the verbs of notices.
public enum NoticeError: DescribedError {
    /// The page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such notice among the member's.
    case notFound
    /// The member has as many streams already.
    case tooManyStreams(Int)
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "notice-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "notice-not-found", texts)
        case .tooManyStreams: ErrorDescription(.conflict, "notice-too-many-streams", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields:
            ErrorDescription.invalidFields
        case .notFound:
            ("Notice not found. It may have been removed.", "해당 알림을 찾을 수 없습니다. 오래되어 삭제되었을 수 있습니다.")
        case .tooManyStreams(let most):
            (
                "You already receive live notices in \(most) places. Close one, then try again.",
                "이미 \(most)곳에서 알림을 실시간으로 받고 있습니다. 하나를 닫고 다시 시도하세요."
            )
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
