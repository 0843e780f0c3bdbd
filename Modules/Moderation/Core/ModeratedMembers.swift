public import Vocabulary

/// What a moderator does with a member.
public enum MemberAct: String, Sendable, CaseIterable {
    /// Reads, but writes nothing that others read.
    case silence
    /// Writes again.
    case unsilence
    /// Is signed out and does not sign in.
    case suspend
    /// Signs in again.
    case reinstate
}

/// Lets moderators act on members: the port that accounts answer.
public protocol ModeratedMembers: Sendable {
    /// Does this to those of the members that it can be done to, for a reason that they are told, and answers
    /// which these were; again changes nothing. A single act stands in the audit log by the accounts' own
    /// event; of acts in bulk (`isBulk`) whoever orders them keeps the record.
    ///
    /// The principal may act so, which the caller has seen to. Throws outages; then some of it may have been
    /// done.
    func moderate(
        _ members: Set<MemberID>, _ act: MemberAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<MemberID>
}

/// Which kinds of records moderators can hide, restore and remove: `SubjectModeration` of all domains, with
/// what it covers.
public protocol ModeratedKinds: SubjectModeration {
    /// Whether some domain lets moderators act on records with that prefix.
    func covers(_ prefix: String) -> Bool
}
