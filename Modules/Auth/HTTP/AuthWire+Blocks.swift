public import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// A page of the members whom somebody has blocked.
    public static let blockedMembers: WireCoder<Page<BlockedMember>> = .page(
        "BlockedMemberPage", of: blockedMember)

    /// A member whom somebody has blocked.
    static let blockedMember: WireCoder<BlockedMember> = Shape<BlockedMember>(
        "BlockedMember",
        Field("member", .memberCard("BlockedMemberCard", nickname: "느티나무")) { $0.card },
        Field("since", WireCoder<Timestamp>.timestamp) { $0.since }
    ) { card, since in BlockedMember(card: card, since: since) }
    .coder

    /// A block as an export has it.
    static let block: WireCoder<MemberBlock> = Shape<MemberBlock>(
        "MemberBlock",
        Field("member", WireCoder<MemberID>.id()) { $0.member },
        Field("since", WireCoder<Timestamp>.timestamp) { $0.since }
    ) { member, since in MemberBlock(member, since: since) }
    .coder
}
