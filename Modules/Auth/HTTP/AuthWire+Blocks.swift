public import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// A page of blocked members.
    public static let blockedMembers: WireCoder<Page<BlockedMember>> = .page(
        "BlockedMemberPage", of: blockedMember)

    /// A blocked member.
    static let blockedMember: WireCoder<BlockedMember> = Shape<BlockedMember>(
        "BlockedMember",
        Field("member", .memberCard("BlockedMemberCard", nickname: "느티나무")) { $0.card },
        Field("since", WireCoder<Timestamp>.timestamp) { $0.since }
    ) { card, since in BlockedMember(card: card, since: since) }
    .coder

    /// A block in an export.
    static let block: WireCoder<MemberBlock> = Shape<MemberBlock>(
        "MemberBlock",
        Field("member", WireCoder<MemberID>.id()) { $0.member },
        Field("since", WireCoder<Timestamp>.timestamp) { $0.since }
    ) { member, since in MemberBlock(member, since: since) }
    .coder
}
