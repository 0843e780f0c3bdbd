import Glibc

/// Why a server cannot listen at an address.
public enum ListeningFailure: Error, Hashable, Sendable {
    /// Another program listens there.
    case inUse
    /// The system does not allow it: ports below 1024 need privileges.
    case notPermitted
    /// The host is no address of this machine.
    case noSuchAddress

    /// Nil for an error of another kind. SwiftNIO's error type says in words what the system said.
    init?(_ error: any Error) {
        let text = String(describing: error)
        func says(_ number: Int32) -> Bool { text.contains(String(cString: strerror(number))) }
        if says(EADDRINUSE) {
            self = .inUse
        } else if says(EACCES) || says(EPERM) {
            self = .notPermitted
        } else if says(EADDRNOTAVAIL) || text.contains("UnknownHost") || text.contains("resolv") {
            self = .noSuchAddress
        } else {
            return nil
        }
    }
}
