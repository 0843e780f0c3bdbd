public import Vocabulary

extension ErrorKind {
    /// With what a program ends that could not do what was asked, in the numbers of BSD's sysexits.
    public var exitStatus: Int32 {
        switch self {
        case .invalid: 65
        case .notFound, .gone: 66
        case .unavailable: 69
        case .internal: 70
        case .conflict, .limited: 75
        case .unauthenticated, .forbidden: 77
        }
    }
}
