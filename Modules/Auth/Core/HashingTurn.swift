/// Who is served first if several passwords wait to be hashed or verified.
public struct HashingTurn: Hashable, Sendable {
    /// Two lines share the threads; neither can take the room of the other, and both move on.
    public enum Line: Hashable, Sendable {
        /// Whoever has an account, or says so: three turns of four while people wait to join.
        case members
        /// Whoever joins: a quarter of room and turns while members wait.
        case joining
    }

    /// The line to stand in.
    public let line: Line
    /// The place in it: 0 is first, and of equal ranks who came first.
    public let rank: Int

    /// A turn in that line; `rank` is at least 0.
    public init(_ line: Line, rank: Int) {
        self.line = line
        self.rank = max(0, rank)
    }

    /// The first rank of those who are not known where they are.
    private static let firstUnknown = 20

    /// Whether a member stands here who is known where they are, and has not tried often.
    public var isKnown: Bool { line == .members && rank < Self.firstUnknown }

    /// For a member who has shown the password or a token: before all others.
    public static let first = HashingTurn(.members, rank: 0)
}

extension HashingTurn {
    /// Signing in from a place that the account knows: the more was tried there lately, the later.
    static func knownPlace(tries: Int) -> HashingTurn { HashingTurn(.members, rank: tries) }

    /// Signing in from a place that the account does not know: behind the first tries from known ones, the
    /// more failed there lately the later.
    static func newPlace(failures: Int) -> HashingTurn {
        HashingTurn(.members, rank: firstUnknown + failures)
    }

    /// An email that nobody has: behind all others. Whether somebody has it is no secret, `checkEmail` tells.
    static func nobody(failures: Int) -> HashingTurn { HashingTurn(.members, rank: 10_000 + failures) }

    /// Joining: the more have joined from there lately, the later.
    static func joining(before: Int) -> HashingTurn { HashingTurn(.joining, rank: before) }
}
