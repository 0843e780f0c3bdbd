public import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// The rule for joining.
    public static let registration: WireCoder<Registration> = Shape<Registration>(
        "Registration", Field("registration", WireCoder<Registration>.choice) { $0 }
    ) { registration in registration }
    .coder

    /// An invitation without its code.
    public static let invitation: WireCoder<Invitation> = invitationShape.coder

    /// A page of invitations.
    public static let invitations: WireCoder<Page<Invitation>> = .page("InvitationPage", of: invitation)

    /// An invitation with its code, a secret of the invited person.
    public static let newInvitation: WireCoder<NewInvitation> = Shape<NewInvitation>(
        "NewInvitation",
        Field(flattening: invitationShape) { $0.invitation },
        Field("code", WireCoder<String>.text(example: "k7mp-2xq9-4tna")) { $0.code }
    ) { invitation, code in NewInvitation(invitation: invitation, code: code) }
    .coder

    /// A password reset code, as powerful as the password.
    public static let passwordReset: WireCoder<PasswordReset> = Shape<PasswordReset>(
        "PasswordResetCode",
        Field("code", WireCoder<String>.text(example: "k7mp-2xq9-4tna")) { $0.code },
        Field("expiresAt", WireCoder<Timestamp>.timestamp) { $0.expiresAt }
    ) { code, expiresAt in PasswordReset(code: code, expiresAt: expiresAt) }
    .coder

    static let invitationDraft = Shape<InvitationDraft>(
        "InvitationDraft",
        Field("uses", WireCoder<Int>.count(in: InvitationDraft.allowedUses), fallback: 1) { $0.uses },
        Field("days", WireCoder<Int>.count(in: InvitationDraft.allowedDays), fallback: 7) { $0.days }
    ) { uses, days in InvitationDraft(uses: uses, days: days) }

    private static let invitationShape = Shape<Invitation>(
        "Invitation",
        Field("id", WireCoder<InvitationID>.id()) { $0.id },
        Field("uses", .count) { $0.uses },
        Field("used", .count) { $0.used },
        Field("madeBy", WireCoder<MemberID>.id()) { $0.madeBy },
        Field("madeAt", WireCoder<Timestamp>.timestamp) { $0.madeAt },
        Field("expiresAt", WireCoder<Timestamp>.timestamp) { $0.expiresAt }
    ) { id, uses, used, madeBy, madeAt, expiresAt in
        Invitation(
            id: id, uses: uses, used: used, madeBy: madeBy, madeAt: madeAt, expiresAt: expiresAt)
    }
}
