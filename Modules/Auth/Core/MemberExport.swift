public import Vocabulary

/// Everything that accounts keep of a member, but for what only proves who they are: hashes and digests.
public struct MemberExport: Hashable, Sendable {
    /// The account, as its member sees it.
    public let account: Account
    /// Since when and why the member is suspended; nil for one who is not.
    public let suspension: Suspension?
    /// The sessions, newest first, expired ones among them.
    public let sessions: [Session]
    /// When the member was let in at places that are known, of which no address is kept; newest first.
    public let knownPlaces: [Timestamp]
    /// What the member has set, in the order of the names.
    public let settings: [MemberSetting]
    /// Whom the member has blocked, the last first. Who has blocked the member is those others' own.
    public let blocks: [MemberBlock]
    /// When this was put together.
    public let exportedAt: Timestamp

    /// Memberwise.
    public init(
        account: Account, suspension: Suspension?, sessions: [Session], knownPlaces: [Timestamp],
        settings: [MemberSetting], blocks: [MemberBlock], exportedAt: Timestamp
    ) {
        self.account = account
        self.suspension = suspension
        self.sessions = sessions
        self.knownPlaces = knownPlaces
        self.settings = settings
        self.blocks = blocks
        self.exportedAt = exportedAt
    }

    /// The texts that name the member or that they wrote, of which nothing may be left after a withdrawal: a
    /// line each, as `madang-server check --erased --values` reads them. Settings are not among them: others
    /// have the same values, and a check of its own says that none is left.
    public var texts: [String] {
        let typed = [
            account.email, account.nickname, account.phone ?? "", account.picture?.description ?? "",
            suspension?.reason ?? "", account.silence?.reason ?? "",
        ]
        let lines = account.introduction.split(separator: "\n").map(String.init)
        // What is shorter is found everywhere, and refused there.
        return (typed + lines + sessions.map(\.device)).filter { $0.utf8.count >= 4 }
    }
}
