public import Vocabulary

/// The right to read a calendar at a private address, for whatever program has it. It has no end of its own:
/// it lasts until the member renews or revokes it, or withdraws.
///
/// What it shows follows the membership: of a crew that the member has left it shows nothing.
public struct CalendarRight: Hashable, Sendable {
    /// The hash of the secret (`RightMint`), under `purpose`.
    public let hash: ChainHash
    /// The member that the calendar is shown to.
    public let member: MemberID
    public let scope: CalendarScope
    public let madeAt: Timestamp

    /// Memberwise.
    public init(hash: ChainHash, member: MemberID, scope: CalendarScope, madeAt: Timestamp) {
        (self.hash, self.member, self.scope, self.madeAt) = (hash, member, scope, madeAt)
    }

    /// What secrets of calendars are hashed with.
    public static let purpose = "calendar"
}

/// The private address of a calendar. It is answered once, by the verb that makes it.
public struct CalendarAddress: Hashable, Sendable {
    /// The secret of the address, which lets any program read the calendar.
    public let secret: RightSecret
    public let madeAt: Timestamp

    /// Memberwise.
    public init(_ secret: RightSecret, madeAt: Timestamp) { (self.secret, self.madeAt) = (secret, madeAt) }

    /// The path of the file on a server that has pages. It holds the secret, and is never logged.
    public var path: String { "/calendar/\(secret.text)/crew.ics" }
}
