public import Auth
public import Vocabulary
public import Wire

/// Endpoints of moderators' acts on members.
extension AuthEndpoints {
    /// Silences a member.
    public static let silence = Endpoint<SilenceInput, Silence, AuthError>(
        name: "auth.silence", .post, "/api/v1/members/{id}/silence", access: .member,
        summary: "Lets a member write nothing new for some hours, and answers until when; for moderators.",
        input: SilenceInput.shape, output: AuthWire.silence,
        failures: AuthWire.failures.only(
            .invalidFields([]), .moderatorsOnly, .outranked, .noSuchMember
        ).orSilenced)

    /// Lifts a silence.
    public static let unsilence = Endpoint<ReasonInput, Nothing, AuthError>(
        name: "auth.unsilence", .post, "/api/v1/members/{id}/unsilence", access: .member,
        summary: "Lets a silenced member write again; for moderators.",
        input: ReasonInput.optional,
        failures: AuthWire.failures.only(
            .invalidFields([]), .moderatorsOnly, .outranked, .noSuchMember
        ).orSilenced)
}
