import AuditScreens
import AuthScreens
import Terminal

extension Domain {
    /// Where accounts lead on a whole screen: operators see there what was done.
    static let authWays = AuthWays(log: .auditLog, record: recordWays)
}
