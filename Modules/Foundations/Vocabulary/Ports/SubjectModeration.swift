/// An act of a moderator on a record of any domain.
public enum SubjectAct: String, Sendable, CaseIterable {
    /// Shown to its owner and to moderators alone, until it is restored.
    case hide
    /// As it was before it was hidden.
    case restore
    /// Gone for good.
    case remove
}

/// Lets moderators act on a domain's records without knowing the domain: each offers it for its own prefix.
public protocol SubjectModeration: Sendable {
    /// Applies the act to those of the records that it applies to, and returns these. The owners are told the
    /// reason. Repeating it changes nothing. A single act is recorded in the audit log by the domain's own
    /// event, as if its own verb had been called; for acts in bulk (`isBulk`) the caller records the act.
    ///
    /// The caller has checked that the principal is a moderator. Throws outages; then some acts may have been
    /// done.
    func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier>
}
