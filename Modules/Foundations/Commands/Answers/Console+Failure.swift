public import Terminal
public import Vocabulary

/// A command has failed and has already reported why.
public struct AlreadyReported: Error {
    /// The exit status of the program.
    public let status: ExitStatus

    /// Carries only the exit status.
    public init(_ status: ExitStatus) {
        self.status = status
    }
}

extension Console {
    /// Reports any failure of a command on the errors and returns the exit status. Ctrl-C is not reported;
    /// Ctrl-D gets a short message. `hint` suggests a command for failures that any verb can have; an error's
    /// own hint takes precedence.
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
