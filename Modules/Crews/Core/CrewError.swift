public import Vocabulary

/// What the verbs of crews answer instead of doing what was asked.
public enum CrewError: DescribedError {
    /// The draft or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such crew, or the principal may not see it.
    case notFound
    /// Only the owner may do that.
    case notYours
    /// It was changed by somebody else since it was read; this is its version now.
    case changed(Version)
    /// It is already hidden.
    case alreadyHidden
    /// What can happen to any verb.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "crew-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "crew-not-found", texts)
        case .notYours: ErrorDescription(.forbidden, "crew-not-yours", texts)
        case .changed: ErrorDescription(.conflict, "crew-changed", texts)
        case .alreadyHidden: ErrorDescription(.conflict, "crew-already-hidden", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields:
            ErrorDescription.invalidFields
        case .notFound:
            ("Crew not found. It may have been removed.", "찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .notYours: ("Only the owner can do this.", "주인만 할 수 있습니다.")
        case .changed:
            (
                "It has changed in the meantime. Look at it again, then repeat the change.",
                "그사이에 바뀌었습니다. 다시 확인한 뒤 고치세요."
            )
        case .alreadyHidden: ("It is already hidden.", "이미 숨겼습니다.")
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
