import AuditScreens
import AuthScreens
import Terminal

extension Domain {
    /// Where accounts lead on a whole screen: operators see there what was done.
    static let authDestinations = AuthDestinations(log: .auditLog, record: recordDestinations)
}
