/// The lists of a crew's people.
public enum MembershipList: String, Sendable, CaseIterable {
    /// Those of the crew, also on leave or suspended; seen by all who see the crew.
    case members
    /// Those who ask to join.
    case requests
    /// Those who wait for a seat, and those who have a kept one.
    case waiting
    /// Those who are kept out.
    case banned
    /// Those who were members.
    case former

    /// The states of the people in it.
    public var states: [MembershipState] {
        switch self {
        case .members: [.member, .onLeave, .suspended]
        case .requests: [.requested]
        case .waiting: [.waiting, .offered, .joining]
        case .banned: [.banned]
        case .former: [.left, .removed]
        }
    }
}
