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

/// What a member may do beyond their own things, each role including the ones before it.
public enum Role: String, Sendable, CaseIterable, Comparable {
    case member, moderator, `operator`

    /// Order of power.
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
    /// Somebody who has not signed in.
    case anonymous
    /// A member, through one of their sessions. Whoever looked the session up tells with `acting` what the
    /// same reading said of the member, so that a write need not ask again.
    case member(MemberID, session: SessionID, role: Role, acting: ActingMember? = nil)

    /// The member who acts, nil for an anonymous visitor.
    public var memberID: MemberID? {
        if case .member(let id, _, _, _) = self { id } else { nil }
    }

    /// The session through which the member acts.
    public var sessionID: SessionID? {
        if case .member(_, let session, _, _) = self { session } else { nil }
    }

    /// The card and the standing of the member who acts, of the moment at which the session was looked up;
    /// nil where nobody has asked.
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
