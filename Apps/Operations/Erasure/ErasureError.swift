public import Settings
public import Vocabulary

/// Why it cannot be said what is left of a member.
public enum ErasureError: DescribedError {
    /// The backend is no database.
    case noDatabase(Backend)
    /// There is no file with values.
    case noValues(String)
    /// The file with values breaks a rule.
    case values(String, String)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .noDatabase(let backend): .noDatabase("erasure-no-database", backend)
        case .noValues(let path):
            ErrorDescription(
                .notFound, "erasure-no-values",
                "\(path) does not exist. Write what the member had posted into it, one text per line.",
                "\(path)이(가) 없습니다. 회원이 남겼던 내용을 한 줄에 하나씩 적어 두세요.")
        case .values(let path, let rule):
            ErrorDescription(
                .invalid, "erasure-values",
                "\(path) cannot be used: \(rule). It must hold one text per line, up to 1,000 lines.",
                "\(path)을(를) 쓸 수 없습니다: \(rule). 한 줄에 하나씩, 1,000줄까지 적으세요.")
        case .service(let failure): failure.description
        }
    }
}
