public import Vocabulary

/// What crews are tried with that other domains have: moderation of the same platform.
public struct CrewPartSource: Sendable {
    /// Takes a crew out of sight, as a moderator. Throws what moderation throws.
    let takeAway: @Sendable (_ moderator: Services, _ crew: AnyIdentifier) async throws -> Void

    /// Memberwise.
    public init(
        takeAway: @escaping @Sendable (_ moderator: Services, _ crew: AnyIdentifier) async throws -> Void
    ) {
        self.takeAway = takeAway
    }
}
