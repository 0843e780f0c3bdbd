/// The priority of a password that waits to be hashed or verified.
public struct HashingTurn: Hashable, Sendable {
    /// Two queues share the threads; neither can starve the other.
    public enum Line: Hashable, Sendable {
        /// Sign-ins of actual or claimed members: three turns of four while joins wait.
        case members
        /// Joins: a quarter of room and turns while members wait.
        case joining
    }

    /// The queue.
    public let line: Line
    /// The position in the queue: 0 is first; equal ranks are served in order of arrival.
    public let rank: Int

    /// A turn in that queue; `rank` is at least 0.
    public init(_ line: Line, rank: Int) {
        self.line = line
        self.rank = max(0, rank)
    }

    /// The first rank for unknown places.
    private static let firstUnknown = 20

    /// Whether this is a member at a known place with few recent tries.
    public var isKnown: Bool { line == .members && rank < Self.firstUnknown }

    /// The turn of a member who has shown the password or a token: before all others.
    public static let first = HashingTurn(.members, rank: 0)
}

extension HashingTurn {
    /// Sign-in from a known place; every recent try there lowers the priority.
    static func knownPlace(tries: Int) -> HashingTurn { HashingTurn(.members, rank: tries) }

    /// Sign-in from an unknown place: after the first tries from known places; every recent failure there
    /// lowers the priority.
    static func newPlace(failures: Int) -> HashingTurn {
        HashingTurn(.members, rank: firstUnknown + failures)
    }

    /// Sign-in with an unknown email: after all others. This discloses nothing, since `checkEmail` tells
    /// which emails exist.
    static func nobody(failures: Int) -> HashingTurn { HashingTurn(.members, rank: 10_000 + failures) }

    /// Joining; every recent join from the place lowers the priority.
    static func joining(before: Int) -> HashingTurn { HashingTurn(.joining, rank: before) }
}
