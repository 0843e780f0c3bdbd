public import Vocabulary

/// The subject of an invitation's identifier.
public enum InvitationSubject: IdentifierSubject {
    /// `inv`
    public static let prefix = "inv"
}

/// Names an invitation.
public typealias InvitationID = Identifier<InvitationSubject>

/// A code by which some may join where registration is by invitation; the code itself is not stored.
public struct Invitation: Hashable, Sendable {
    /// Names the invitation.
    public let id: InvitationID
    /// How many may join by it.
    public let uses: Int
    /// How many have.
    public let used: Int
    /// The operator who made it.
    public let madeBy: MemberID
    /// When.
    public let madeAt: Timestamp
    /// From when on nobody joins by it.
    public let expiresAt: Timestamp

    /// Memberwise, without checks.
    public init(
        id: InvitationID, uses: Int, used: Int = 0, madeBy: MemberID, madeAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.id = id
        self.uses = uses
        self.used = used
        self.madeBy = madeBy
        self.madeAt = madeAt
        self.expiresAt = expiresAt
    }

    /// Whether somebody can join by it now.
    public func isOpen(at now: Timestamp) -> Bool { used < uses && now < expiresAt }

    /// The same after one more has joined.
    func usedOnce() -> Invitation {
        Invitation(
            id: id, uses: uses, used: used + 1, madeBy: madeBy, madeAt: madeAt, expiresAt: expiresAt)
    }

    /// What cursors of the list carry.
    public static let scope = Cursor.scope(of: "invitations")
}

/// An invitation with its code, which is told once.
public struct NewInvitation: Hashable, Sendable {
    /// The invitation.
    public let invitation: Invitation
    /// What is typed to join. It is a secret of those who are invited.
    public let code: String

    /// Memberwise.
    public init(invitation: Invitation, code: String) {
        self.invitation = invitation
        self.code = code
    }
}

/// The form to make an invitation with.
public struct InvitationDraft: Hashable, Sendable {
    /// How many may join by it, 1 to 1,000.
    public var uses: Int
    /// For how many days, 1 to 90.
    public var days: Int

    /// One person within a week, unless something else is said.
    public init(uses: Int = 1, days: Int = 7) {
        self.uses = uses
        self.days = days
    }

    /// How many may join by one invitation.
    public static let allowedUses = 1...1000
    /// For how many days an invitation may count.
    public static let allowedDays = 1...90

    /// The invitation of that operator. Throws `invalidFields` with all field errors.
    func invitation(_ id: InvitationID, by member: MemberID, at now: Timestamp) throws(AuthError)
        -> Invitation
    {
        let parts = [("uses", uses, Self.allowedUses), ("days", days, Self.allowedDays)]
        let fieldErrors = parts.filter { !$0.2.contains($0.1) }.map { field, _, allowed in
            FieldError(
                field,
                .outOfRange(minimum: Int64(allowed.lowerBound), maximum: Int64(allowed.upperBound)))
        }
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
        return Invitation(
            id: id, uses: uses, madeBy: member, madeAt: now,
            expiresAt: now.advanced(by: .seconds(days * 86_400)))
    }
}

/// The invitation by which somebody joins, as stores know it.
public struct InvitationUse: Hashable, Sendable {
    /// The digest of its code.
    public let digest: String
    /// When somebody joins.
    public let usedAt: Timestamp

    /// Memberwise.
    public init(digest: String, at usedAt: Timestamp) {
        self.digest = digest
        self.usedAt = usedAt
    }
}
