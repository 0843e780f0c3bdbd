public import Vocabulary

/// What funding is tried with that other domains have: moderation and payments of the same platform.
public struct FundingPartSource: Sendable {
    /// Acts on a record as the member with these services. Throws what the verbs of the domain throw.
    public typealias Acting = @Sendable (Services, AnyIdentifier) async throws -> Void

    let takeAway: Acting
    let pay: Acting
    let ask: Acting
    let keeps: @Sendable (Services, AnyIdentifier) async throws -> Bool

    /// Memberwise. `takeAway` takes a shelter or campaign out of sight, as a moderator.
    ///
    /// Of a backing as its backer: `pay` opens an order for it and pays it at the platform's sandbox; it
    /// returns once the order is paid, and after `unavailable` it may be paid. `ask` has the platform ask the
    /// gateway about the open order for it, if there is one. `keeps` tells whether an order for it is paid,
    /// and nothing of that goes back.
    public init(
        takeAway: @escaping Acting, pay: @escaping Acting, ask: @escaping Acting,
        keeps: @escaping @Sendable (Services, AnyIdentifier) async throws -> Bool
    ) {
        (self.takeAway, self.pay, self.ask, self.keeps) = (takeAway, pay, ask, keeps)
    }
}
