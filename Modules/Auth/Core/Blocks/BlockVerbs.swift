public import Vocabulary

/// A member's own list of blocked members, on behalf of one principal.
///
/// While a block exists, neither member sees the other while signed in, or writes anything that reaches the
/// other. Public content stays visible to visitors and moderators. Members are never told that they are
/// blocked. A block ends when either member withdraws.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `.service(.accessInvalid)` for
/// a member who has withdrawn or is suspended. All verbs are idempotent.
public protocol BlockVerbs: Sendable {
    /// Blocks a member of any role or state; a repeated block keeps the first date.
    ///
    /// Throws `blockingOneself`, `noSuchMember` for an unknown or withdrawn member, and `tooManyBlocks`
    /// beyond `MemberBlock.limit`, also under concurrent calls.
    func block(_ id: MemberID) async throws(AuthError)

    /// Unblocks a member; succeeds also without a block. Throws `noSuchMember` for an unknown or withdrawn
    /// member.
    func unblock(_ id: MemberID) async throws(AuthError)

    /// A page of the blocked members, the last blocked first. Throws `invalidFields` about `after` for the
    /// cursor of another list.
    func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember>
}
