public import Settings
public import Vocabulary

/// Why a drill is refused.
public enum DrillRefusal: DescribedError {
    /// The backend has members; a drill would leave thousands of rows among their data.
    case inhabited(Backend)
    /// The backend ends with its process, or is a server that this program cannot kill.
    case unkept(Backend)
    /// Several servers cannot share the backend.
    case unshared(Backend)
    /// A failure that any verb can have.
    case service(ServiceFailure)

    /// The table of errors: each asks for another backend.
    public var description: ErrorDescription {
        switch self {
        case .inhabited(let backend):
            ErrorDescription(
                .invalid, "drill-inhabited",
                "\(backend) has members, and a drill leaves thousands of rows behind. Name an empty place.",
                "\(backend)에는 이미 회원이 있고, 훈련은 수천 줄을 남깁니다. 빈 곳을 지정하세요.")
        case .unkept(let backend):
            ErrorDescription(
                .invalid, "drill-unkept",
                "\(backend) is no database that outlives a server. Name an empty database with --backend.",
                "\(backend)은(는) 서버가 끝난 뒤에도 남는 데이터베이스가 아닙니다. --backend로 빈 곳을 지정하세요.")
        case .unshared(let backend):
            ErrorDescription(
                .invalid, "drill-unshared",
                "\(backend) is for one server. Name an empty PostgreSQL with --backend postgres://….",
                "\(backend)은(는) 서버 한 대만 쓸 수 있습니다. --backend postgres://…로 빈 곳을 지정하세요.")
        case .service(let failure): failure.description
        }
    }
}
