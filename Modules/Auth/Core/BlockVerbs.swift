public import Vocabulary

/// Whom a member does not want to hear of, on behalf of one principal: their own list, and nobody else's.
///
/// While a block is there, neither of the two sees anything of the other while signed in, nor writes anything
/// that reaches the other; what is public stays public to visitors and to moderators. Nobody is told whether
/// somebody has blocked them. It goes when either of the two withdraws.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `.service(.accessInvalid)` for
/// a member who has withdrawn or is suspended. Each can be asked again without a further effect.
public protocol BlockVerbs: Sendable {
    /// Blocks a member, whatever that one has done; since when, the first time counts.
    ///
    /// Throws `blockingOneself`, `noSuchMember` for one who is unknown or has withdrawn, and `tooManyBlocks`
    /// for one more than `MemberBlock.limit`, however many are blocked at once.
    func block(_ id: MemberID) async throws(AuthError)

    /// Blocks a member no more; fine if they were not blocked. Throws `noSuchMember` for one who is unknown
    /// or has withdrawn.
    func unblock(_ id: MemberID) async throws(AuthError)

    /// A page of the members whom one has blocked, the last blocked first. Throws `invalidFields` about
    /// `after` for the cursor of another list.
    func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember>
}
