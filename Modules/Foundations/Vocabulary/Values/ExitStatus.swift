/// The exit status of a program; the numbers above 2 are those of BSD's sysexits(3).
///
/// All programs, and the documents about them, use this one table.
public enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Success.
    case ok = 0
    /// The command line or a setting is wrong.
    case usage = 64
    /// The input is wrong.
    case invalid = 65
    /// The requested record does not exist or no longer exists.
    case notFound = 66
    /// A required part does not answer.
    case unavailable = 69
    /// A defect of the program.
    case `internal` = 70
    /// A temporary failure: conflicts and limits.
    case retry = 75
    /// The member is not signed in or may not do that.
    case refused = 77
    /// The person interrupted the program (128 + SIGINT).
    case interrupted = 130

    /// The exit status of a kind of error.
    public init(_ kind: ErrorKind) {
        switch kind {
        case .invalid: self = .invalid
        case .unauthenticated, .forbidden: self = .refused
        case .notFound, .gone: self = .notFound
        case .conflict, .limited: self = .retry
        case .unavailable: self = .unavailable
        case .internal: self = .internal
        }
    }
}
