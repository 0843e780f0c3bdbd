public import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// The reason of an operator's act.
    static let reason = WireCoder<String>.text(maximumLength: 300, example: "광고 글을 반복해서 올림")

    /// A member as operators see them.
    public static let managedMember: WireCoder<ManagedMember> = managedMemberShape.coder

    /// A page of members as operators see them.
    public static let managedMembers: WireCoder<Page<ManagedMember>> = .page(
        "MemberPage", of: managedMember)

    /// One member in full, as operators see them.
    public static let memberDetails: WireCoder<MemberDetails> = Shape<MemberDetails>(
        "MemberDetails",
        Field(flattening: managedMemberShape) { $0.member },
        Field("sessions", .count) { $0.sessions },
        Field("lastUsedAt", WireCoder<Timestamp>.timestamp.optional) { $0.lastUsedAt }
    ) { member, sessions, lastUsedAt in
        MemberDetails(member: member, sessions: sessions, lastUsedAt: lastUsedAt)
    }.coder

    private static let managedMemberShape = Shape<ManagedMember>(
        "ManagedMember",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("email", WireCoder<String>.text(format: "email").optional) { $0.email },
        Field(flattening: face) { Face(nickname: $0.nickname, picture: $0.picture) },
        Field("role", WireCoder<Role>.choice) { $0.role },
        // Derived from other members of the object; written for readers and ignored when read.
        Field("state", WireCoder<MemberState>.choice) { $0.state },
        Field("joinedAt", WireCoder<Timestamp>.timestamp) { $0.joinedAt },
        Field("withdrawnAt", WireCoder<Timestamp>.timestamp.optional) { $0.withdrawnAt },
        Field(flattening: limits) { Limits(suspension: $0.suspension, silence: $0.silence) }
    ) { id, email, face, role, _, joinedAt, withdrawnAt, limits in
        ManagedMember(
            id: id, email: email, nickname: face.nickname, picture: face.picture, role: role,
            joinedAt: joinedAt, withdrawnAt: withdrawnAt, suspension: limits.suspension,
            silence: limits.silence)
    }

    /// A member's nickname and portrait.
    private struct Face {
        let nickname: String?
        let picture: PictureCard?
    }

    private static let face = Shape<Face>(
        "Face", Field("nickname", WireCoder<String>.text(example: "느티나무").optional) { $0.nickname },
        Field("picture", .portrait) { $0.picture }
    ) { nickname, picture in Face(nickname: nickname, picture: picture) }

    /// A member's suspension and silence.
    private struct Limits {
        let suspension: Suspension?
        let silence: Silence?
    }

    private static let limits = Shape<Limits>(
        "Limits", Field("suspension", suspension.optional) { $0.suspension },
        Field("silence", silence.optional) { $0.silence }
    ) { suspension, silence in Limits(suspension: suspension, silence: silence) }

    static let suspension: WireCoder<Suspension> = Shape<Suspension>(
        "Suspension",
        Field("since", WireCoder<Timestamp>.timestamp) { $0.since },
        Field("reason", reason) { $0.reason },
        Field("by", WireCoder<MemberID>.id()) { $0.by }
    ) { since, reason, by in Suspension(since: since, reason: reason, by: by) }
    .coder
}
