public import Vocabulary

/// All that decides about one shelter, read and written in one transaction that holds its row and then those
/// of its live campaigns, in the order of their identifiers.
public struct ShelterFile: Hashable, Sendable {
    public let shelter: Shelter
    /// The owner first, then the longest there.
    public let people: [ShelterMember]
    /// Those that collect, are paused, or decide, in the order of their identifiers.
    public let live: [Campaign]

    /// Memberwise.
    public init(shelter: Shelter, people: [ShelterMember], live: [Campaign]) {
        (self.shelter, self.people, self.live) = (shelter, people, live)
    }

    /// The role of a member; nil for all others.
    public func role(of member: MemberID?) -> ShelterRole? { people.first { $0.member == member }?.role }

    /// The file as it is once the change is written.
    public func after(_ change: ShelterChange) -> ShelterFile {
        let changed = Dictionary(change.people.map { ($0.member, $0) }) { $1 }
        let campaigns = Dictionary(change.campaigns.map { ($0.id, $0) }) { $1 }
        var people = people.filter { !change.left.contains($0.member) }.map { changed[$0.member] ?? $0 }
        people += change.people.filter { person in !people.contains { $0.member == person.member } }
        let owners = people.filter { $0.role == .owner }
        return ShelterFile(
            shelter: change.shelter ?? shelter, people: owners + people.filter { $0.role != .owner },
            live: live.map { campaigns[$0.id] ?? $0 }.filter(\.state.isLive))
    }
}
