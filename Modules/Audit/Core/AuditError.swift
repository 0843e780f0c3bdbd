public import Vocabulary

/// The errors of the verbs of the audit log.
public enum AuditError: DescribedError {
    /// The query or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// Only operators may read the log.
    case operatorsOnly
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(
                .invalid, "audit-invalid", ErrorDescription.invalidFields,
                fieldErrors: fieldErrors)
        case .operatorsOnly:
            ErrorDescription(
                .forbidden, "audit-operators-only", "Only operators can read the audit log.",
                "운영자만 감사 로그를 볼 수 있습니다.")
        case .service(let failure): failure.description
        }
    }
}
