public import Vocabulary

/// A moderator's act on a member.
public enum MemberAct: String, Sendable, CaseIterable {
    /// The member reads, but cannot write what others read.
    case silence
    /// The member may write again.
    case unsilence
    /// The member is signed out and cannot sign in.
    case suspend
    /// The member may sign in again.
    case reinstate
}

/// Applies moderators' acts to members: the port that accounts implement.
public protocol ModeratedMembers: Sendable {
    /// Applies the act where it is possible and answers which members changed; repeating it changes nothing.
    /// The reason is told to the members. Accounts write a single act to the audit log; for a bulk act
    /// (`isBulk`) the caller does.
    ///
    /// The caller checks that the principal may act. Throws outages; then some members may have been changed.
    func moderate(
        _ members: Set<MemberID>, _ act: MemberAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<MemberID>
}

/// The kinds of records that moderators can hide, restore and remove: `SubjectModeration` of all domains, and
/// which kinds it covers.
public protocol ModeratedKinds: SubjectModeration {
    /// Whether some domain lets moderators act on records with that prefix.
    func covers(_ prefix: String) -> Bool
}
