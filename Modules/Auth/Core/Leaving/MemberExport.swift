public import Vocabulary

/// All data that accounts keep of a member, except hashes and digests.
public struct MemberExport: Hashable, Sendable {
    /// The account, as its member sees it.
    public let account: Account
    /// The member's suspension; nil if there is none.
    public let suspension: Suspension?
    /// The sessions, newest first, including expired ones.
    public let sessions: [Session]
    /// The moments of sign-ins at known places, newest first; no address is stored.
    public let knownPlaces: [Timestamp]
    /// The member's settings, ordered by name.
    public let settings: [MemberSetting]
    /// The member's blocks, the last first. Blocks of the member by others are those members' data.
    public let blocks: [MemberBlock]
    /// When the export was made.
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

    /// The texts about or by the member that a withdrawal must erase, one line each, for `madang-server
    /// check --erased --values`. Settings are excluded because other members have equal values; a check of
    /// its own covers them.
    public var texts: [String] {
        let typed = [
            account.email, account.nickname, account.phone ?? "", account.picture?.description ?? "",
            suspension?.reason ?? "", account.silence?.reason ?? "",
        ]
        let business = account.business.map { business in
            [
                business.name, business.representative, business.address, business.phone, business.email,
                business.registrationNumber, business.mailOrderNumber ?? "",
            ]
        }
        let lines = account.introduction.split(separator: "\n").map(String.init)
        // The check refuses shorter texts, since they occur everywhere.
        return (typed + lines + (business ?? []) + sessions.map(\.device)).filter { $0.utf8.count >= 4 }
    }
}
