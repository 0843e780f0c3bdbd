public import Vocabulary

/// The subject of an invitation's identifier.
public enum InvitationSubject: IdentifierSubject {
    /// `inv`
    public static let prefix = "inv"
}

/// Names an invitation.
public typealias InvitationID = Identifier<InvitationSubject>

/// An invitation to join, where registration requires one; its code is not stored.
public struct Invitation: Hashable, Sendable {
    /// Names the invitation.
    public let id: InvitationID
    /// How many members may join with it.
    public let uses: Int
    /// How many have joined with it.
    public let used: Int
    /// The operator who made it.
    public let madeBy: MemberID
    /// When it was made.
    public let madeAt: Timestamp
    /// The moment from which it is refused.
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

    /// Whether it can be used now.
    public func isOpen(at now: Timestamp) -> Bool { used < uses && now < expiresAt }

    /// A copy with one more use.
    func usedOnce() -> Invitation {
        Invitation(
            id: id, uses: uses, used: used + 1, madeBy: madeBy, madeAt: madeAt, expiresAt: expiresAt)
    }

    /// The scope of the list's cursors.
    public static let scope = Cursor.scope(of: "invitations")
}

/// An invitation with its code, which is shown once.
public struct NewInvitation: Hashable, Sendable {
    /// The invitation.
    public let invitation: Invitation
    /// The text typed to join; a secret of the invited person.
    public let code: String

    /// Memberwise.
    public init(invitation: Invitation, code: String) {
        self.invitation = invitation
        self.code = code
    }
}

/// The form to make an invitation with.
public struct InvitationDraft: Hashable, Sendable {
    /// How many members may join with it, 1 to 1,000.
    public var uses: Int
    /// Its validity in days, 1 to 90.
    public var days: Int

    /// By default for one person within a week.
    public init(uses: Int = 1, days: Int = 7) {
        self.uses = uses
        self.days = days
    }

    /// The permitted numbers of uses.
    public static let allowedUses = 1...1000
    /// The permitted validity in days.
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

/// The use of an invitation by a joining member, as stores record it.
public struct InvitationUse: Hashable, Sendable {
    /// The digest of its code.
    public let digest: String
    /// When the member joins.
    public let usedAt: Timestamp

    /// Memberwise.
    public init(digest: String, at usedAt: Timestamp) {
        self.digest = digest
        self.usedAt = usedAt
    }
}
