/// How many people have to do with a crew.
public struct CrewCounts: Hashable, Sendable {
    /// Those of the crew, also on leave or suspended.
    public var members: Int
    /// The seats that are taken: those of the members, and those that are kept.
    public var taken: Int
    public var waiting: Int
    public var requests: Int

    /// Memberwise.
    public init(members: Int = 0, taken: Int = 0, waiting: Int = 0, requests: Int = 0) {
        (self.members, self.taken, self.waiting, self.requests) = (members, taken, waiting, requests)
    }

    /// Counts so many people of that state.
    public mutating func add(_ state: MembershipState, _ count: Int = 1) {
        if state.isOfCrew { members += count }
        if state.takesSeat { taken += count }
        if state == .waiting { waiting += count }
        if state == .requested { requests += count }
    }
}
