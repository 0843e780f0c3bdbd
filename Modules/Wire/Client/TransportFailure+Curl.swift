import CCurl
import Wire

extension TransportFailure {
    /// What libcurl's code means to a caller. What counts is whether the request may have reached the server.
    init(_ code: CURLcode, hasBegun: Bool, reason: String) {
        switch code {
        case CURLE_OPERATION_TIMEDOUT where hasBegun: self = .timedOut
        case CURLE_OPERATION_TIMEDOUT: self = .unreachable("no connection within the time limit")
        case CURLE_FILESIZE_EXCEEDED: self = .tooLarge
        case _ where hasBegun: self = .interrupted(reason)
        default: self = .unreachable(reason)
        }
    }
}
