public import Terminal
public import Vocabulary

/// A command has failed and has said all about it.
public struct AlreadyReported: Error {
    /// With what the program ends.
    public let status: ExitStatus

    /// Only the exit status is left to tell.
    public init(_ status: ExitStatus) {
        self.status = status
    }
}

extension Console {
    /// Tells the person on the errors what went wrong with a command, whatever it was, and gives the exit
    /// status. Whoever breaks off by Ctrl-C knows it and is told nothing; Ctrl-D is answered in a word.
    /// `hint` is the command that helps with a failure that any verb can meet; an error's own hint goes
    /// first.
    @discardableResult
    public func report(
        failure error: any Error, hint: (ServiceFailure) -> Phrase? = { _ in nil }
    ) -> ExitStatus {
        switch error {
        case let error as AlreadyReported: return error.status
        case is CancellationError: return .interrupted
        case let error as UsageError where error.exitStatus == .interrupted:
            if error != .interrupted { note(error.phrase) }
            return .interrupted
        case let error as UsageError: return report(error)
        case let error as any CommandError:
            return report(error, hint: error.hint ?? error.service.flatMap(hint))
        case let error as any DomainError: return report(error, hint: error.service.flatMap(hint))
        default: return report(ServiceFailure.internal(String(describing: error)))
        }
    }
}
