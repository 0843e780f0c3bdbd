public import Vocabulary

/// All that decides about the seats of one crew, read and written in one transaction: the crew, one
/// membership that something happens to, and the next of the list.
///
/// A store gives it to a decision while it holds the crew's row, so that no two decisions about the seats of
/// one crew are made at a time, on one server or on several.
public struct CrewFile: Hashable, Sendable {
    public let crew: Crew
    /// The seats that are taken, that of `membership` included.
    public let taken: Int
    /// The membership in question; nil for a person who never had one.
    public let membership: Membership?
    /// The first of the waiting list who may be offered a seat, in its order: as many as seats can get free
    /// by one decision.
    public let next: [Membership]

    /// Memberwise.
    public init(crew: Crew, taken: Int, membership: Membership?, next: [Membership]) {
        (self.crew, self.taken, self.membership, self.next) = (crew, taken, membership, next)
    }

    /// The seats that nothing keeps.
    public var free: Int { max(0, crew.capacity - taken) }
}

/// What a decision writes: every membership that it changed, each at most once.
public struct CrewChange: Hashable, Sendable {
    public var memberships: [Membership] = []
    public var notices: [Notice] = []

    /// Nothing.
    public init() {}
}
