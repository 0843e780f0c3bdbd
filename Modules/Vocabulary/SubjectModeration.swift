/// What a moderator does with a record of any domain.
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
    /// Does this to those of the records that it can be done to, for a reason that their owners are told, and
    /// answers which these were; again changes nothing. A single act stands in the audit log by the domain's
    /// own event, as if its own verb had been asked; of acts in bulk (`isBulk`) whoever orders them keeps the
    /// record.
    ///
    /// The principal is a moderator, which the caller has seen to. Throws outages; then some of it may have
    /// been done.
    func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier>
}
