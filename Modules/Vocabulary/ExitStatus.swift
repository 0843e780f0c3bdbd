/// What a program tells the shell when it ends; the numbers above 2 are those of BSD's sysexits(3).
///
/// The one table of all programs, and of the documents about them.
public enum ExitStatus: Int32, Sendable, CaseIterable {
    /// It went well.
    case ok = 0
    /// The command line or a setting is wrong.
    case usage = 64
    /// The input is wrong.
    case invalid = 65
    /// What was asked for is not there, or not any more.
    case notFound = 66
    /// Something that is needed does not answer.
    case unavailable = 69
    /// The program is broken.
    case `internal` = 70
    /// It did not work this time and may work later: conflicts and limits.
    case retry = 75
    /// The member is not signed in or may not do that.
    case refused = 77
    /// The person broke off (128 + SIGINT).
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
