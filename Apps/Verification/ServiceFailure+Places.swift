public import Vocabulary

extension ServiceFailure {
    /// Nothing can listen.
    public static let noFreePort = ServiceFailure.unreachable(
        english: "No port of the loopback interface is free.", korean: "루프백 인터페이스에 빈 포트가 없습니다.")

    /// A file or folder that cannot be made; the system's own words may say why.
    public static func unwritable(_ path: String, _ reason: String? = nil) -> ServiceFailure {
        let why = reason.map { ": \($0)" } ?? ""
        return .unreachable(english: "\(path) cannot be written\(why).", korean: "\(path)에 쓸 수 없습니다\(why).")
    }
}
