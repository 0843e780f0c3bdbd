import Glibc
import Settings
import Vocabulary

/// Why the program ends without having done what it was asked for: what it says and with what it exits.
struct ProgramFailure: Error {
    let message: String
    let exitStatus: ExitStatus

    init(_ message: String, exitStatus: ExitStatus) {
        self.message = message
        self.exitStatus = exitStatus
    }

    /// Nil for an error that the argument parser words.
    init?(_ error: any Error) {
        switch error {
        case let failure as ProgramFailure: self = failure
        case let error as any DescribedError:
            self.init(error.message, exitStatus: error.description.exitStatus)
        case let error as any DomainError: self.init(error.message, exitStatus: ExitStatus(error.kind))
        default: return nil
        }
    }

    /// Why the server could not begin to listen, or broke off.
    static func serving(_ error: any Error, _ settings: Settings) -> ProgramFailure {
        let (text, address) = (String(describing: error), "\(settings.host):\(settings.port)")
        // The server's library has an error type of its own, which says in words what the system said.
        func says(_ number: Int32) -> Bool { text.contains(String(cString: strerror(number))) }
        if says(EADDRINUSE) {
            let hint = "Choose another port with --port, or 0 for any free one."
            return ProgramFailure("\(address) is already in use. \(hint)", exitStatus: .unavailable)
        }
        if says(EACCES) || says(EPERM) {
            let hint = "Ports below 1024 need privileges: choose another with --port."
            return ProgramFailure("No permission to listen on \(address). \(hint)", exitStatus: .refused)
        }
        if says(EADDRNOTAVAIL) || text.contains("UnknownHost") || text.contains("resolv") {
            let hint = "Use an address of this machine with --host."
            return ProgramFailure(
                "\(settings.host) is not an address of this machine. \(hint)", exitStatus: .usage)
        }
        return ProgramFailure("The server at \(address) ended: \(text)", exitStatus: .internal)
    }

    func report() {
        let bytes = Array("madang-server: \(message)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
