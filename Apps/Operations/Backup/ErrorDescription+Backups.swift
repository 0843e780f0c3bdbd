import Settings
import Vocabulary

extension ErrorDescription {
    /// The backend is none that is backed up or put back.
    static func noDatabase(_ code: String, _ backend: Backend) -> ErrorDescription {
        ErrorDescription(
            .invalid, code,
            "\(backend) is not a database. Choose one with --backend: sqlite:PATH or postgres://….",
            "\(backend)은(는) 데이터베이스가 아닙니다. --backend로 sqlite:경로나 postgres://…를 지정하세요.")
    }
}
