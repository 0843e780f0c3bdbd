public import Auth
public import Vocabulary
public import Wire

/// An account with what domains count of its member, as `madang profile show --json` writes it.
public struct CountedAccount: Sendable {
    /// The member's own account.
    public let account: Account
    /// The counts of the member's public profile.
    public let counts: [MemberCount]

    /// Memberwise.
    public init(_ account: Account, _ counts: [MemberCount]) {
        (self.account, self.counts) = (account, counts)
    }
}

extension AuthWire {
    /// The members of an account, and its counts.
    public static let countedAccount: WireCoder<CountedAccount> = Shape<CountedAccount>(
        "CountedAccount",
        Field(flattening: accountShape) { $0.account },
        Field("counts", counts, fallback: []) { $0.counts }
    ) { account, counts in CountedAccount(account, counts) }
    .coder

    /// What domains count of a member, in the order of the domains.
    static let counts: WireCoder<[MemberCount]> = Shape<MemberCount>(
        "MemberCount",
        Field("kind", countKind) { $0.kind },
        Field("count", .count) { $0.number }
    ) { kind, number in MemberCount(kind, number) }.coder.array

    /// A kind by its name. Clients keep names that they do not know.
    private static let countKind: WireCoder<MemberCountKind> = WireCoder<String>
        .text(pattern: "^[a-z0-9-]{1,\(MemberCountKind.longest)}$", example: "listings")
        .map(
            expected: "1 to \(MemberCountKind.longest) lower-case letters, digits and hyphens",
            to: { $0.rawValue }, from: { MemberCountKind(rawValue: $0) })
}
