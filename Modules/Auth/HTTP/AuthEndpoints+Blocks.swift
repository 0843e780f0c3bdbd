public import Auth
public import Vocabulary
public import Wire

/// Endpoints of a member's blocks.
extension AuthEndpoints {
    /// Blocks a member.
    public static let block = Endpoint<MemberInput, Nothing, AuthError>(
        name: "auth.block", .put, "/api/v1/me/blocks/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Blocks a member: neither sees anything of the other while signed in, nor reaches them.",
        input: AuthWire.member,
        failures: AuthWire.failures.only(.blockingOneself, .noSuchMember, .tooManyBlocks))

    /// Unblocks a member.
    public static let unblock = Endpoint<MemberInput, Nothing, AuthError>(
        name: "auth.unblock", .delete, "/api/v1/me/blocks/{id}", access: .member,
        summary: "Blocks a member no more.",
        input: AuthWire.member, failures: AuthWire.failures.only(.noSuchMember))

    /// Lists the members that the caller has blocked.
    public static let blocked = Endpoint<PageInput, Page<BlockedMember>, AuthError>(
        name: "auth.blocked", .get, "/api/v1/me/blocks", access: .member,
        summary: "A page of the members whom one has blocked, the last blocked first.",
        input: PageInput.shape, output: AuthWire.blockedMembers,
        failures: AuthWire.failures.only(.invalidFields([])))
}
