public import Vocabulary

/// Who may do what with the audit log.
public enum AuditPolicy {
    /// Requires an operator. Throws `signInRequired` for an anonymous visitor, `operatorsOnly` for any other
    /// member.
    public static func mayRead(_ principal: Principal) throws(AuditError) {
        guard principal.memberID != nil else { throw .service(.signInRequired) }
        guard principal.has(.operator) else { throw .operatorsOnly }
    }
}
