import Glibc
import Settings
import Terminal
import Vocabulary
import WireServer

/// Why the program ends without having done what it was asked for: what it says and with what it exits.
struct ProgramFailure: Error {
    let message: Phrase
    let exitStatus: ExitStatus

    init(_ message: Phrase, exitStatus: ExitStatus) {
        self.message = message
        self.exitStatus = exitStatus
    }

    /// Nil for an error that is none of ours.
    init?(_ error: any Error) {
        switch error {
        case let failure as ProgramFailure: self = failure
        case let error as UsageError: self.init(Self.words(of: error), exitStatus: error.exitStatus)
        case let error as any DescribedError:
            self.init(error.phrase, exitStatus: error.description.exitStatus)
        case let error as any DomainError:
            self.init(Phrase(error.message), exitStatus: ExitStatus(error.kind))
        default: return nil
        }
    }

    /// A fault of the program.
    static func unknown(_ error: any Error) -> ProgramFailure {
        let failure = ServiceFailure.internal(String(describing: error))
        return ProgramFailure(failure.phrase, exitStatus: .internal)
    }

    private static func words(of error: UsageError) -> Phrase {
        guard let hint = error.hint else { return error.phrase }
        return Phrase(
            en: "\(error.phrase.en) See '\(hint.en)'.", ko: "\(error.phrase.ko) 도움말: \(hint.ko)")
    }

    /// Why the server could not begin to listen, or broke off.
    static func serving(_ error: any Error, _ settings: Settings) -> ProgramFailure {
        let address = "\(settings.host):\(settings.port)"
        guard let failure = error as? ListeningFailure else {
            let message = Phrase(
                en: "The server at \(address) ended: \(error)", ko: "\(address)의 서버가 끝났습니다: \(error)")
            return ProgramFailure(message, exitStatus: .internal)
        }
        switch failure {
        case .inUse:
            let message = Phrase(
                en: "\(address) is already in use. Choose another port with --port, or 0 for any free one.",
                ko: "\(address)은(는) 이미 사용 중입니다. --port로 다른 포트를 고르거나, 0으로 빈 포트를 쓰세요.")
            return ProgramFailure(message, exitStatus: .unavailable)
        case .notPermitted:
            let message = Phrase(
                en: "No permission to listen on \(address). Ports below 1024 need privileges: choose another "
                    + "with --port.",
                ko: "\(address)에서 연결을 받을 권한이 없습니다. 1024보다 작은 포트에는 권한이 필요합니다. --port로 다른 포트를 고르세요.")
            return ProgramFailure(message, exitStatus: .refused)
        case .noSuchAddress:
            let message = Phrase(
                en: "\(settings.host) is not an address of this machine. Use one of its own with --host.",
                ko: "\(settings.host)은(는) 이 컴퓨터의 주소가 아닙니다. --host로 이 컴퓨터의 주소를 쓰세요.")
            return ProgramFailure(message, exitStatus: .usage)
        }
    }

    func report() {
        let bytes = Array("madang-server: \(message.text(in: SpokenLanguage.current))\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
