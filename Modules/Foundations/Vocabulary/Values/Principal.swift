/// The subject of a member's identifier.
public enum MemberSubject: IdentifierSubject {
    /// `mem`
    public static let prefix = "mem"
}

/// Names a member.
public typealias MemberID = Identifier<MemberSubject>

/// The subject of a session's identifier.
public enum SessionSubject: IdentifierSubject {
    /// `ses`
    public static let prefix = "ses"
}

/// Names one signed-in session of a member.
public typealias SessionID = Identifier<SessionSubject>

/// The rights of a member beyond their own content; each role includes the ones before it.
public enum Role: String, Sendable, CaseIterable, Comparable {
    case member, moderator, `operator`

    /// Orders roles by power.
    public static func < (left: Role, right: Role) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .member: 0
        case .moderator: 1
        case .operator: 2
        }
    }
}

/// Who acts: an anonymous visitor, or a member with a role.
public enum Principal: Hashable, Sendable {
    /// A visitor who has not signed in.
    case anonymous
    /// A member, through one of their sessions. The session look-up passes in `acting` what the same query
    /// read about the member, so that a write need not query again.
    case member(MemberID, session: SessionID, role: Role, acting: ActingMember? = nil)

    /// The member who acts, nil for an anonymous visitor.
    public var memberID: MemberID? {
        if case .member(let id, _, _, _) = self { id } else { nil }
    }

    /// The session through which the member acts.
    public var sessionID: SessionID? {
        if case .member(_, let session, _, _) = self { session } else { nil }
    }

    /// The card and standing of the acting member at the moment of the session look-up; nil if these were not
    /// read.
    public var acting: ActingMember? {
        if case .member(_, _, _, let acting) = self { acting } else { nil }
    }

    /// Whether this principal is this member.
    public func isMember(_ id: MemberID) -> Bool { memberID == id }

    /// Whether this principal has the role or one above it.
    public func has(_ role: Role) -> Bool {
        if case .member(_, _, let own, _) = self { own >= role } else { false }
    }
}
