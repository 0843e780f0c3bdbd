import Synchronization
public import Vocabulary

/// A directory of members that a clause fills in: accounts as every other domain sees them.
public final class KnownMembers: MemberDirectory {
    private let nicknames: Mutex<[MemberID: String]>
    private let unmet: UnmetNeeds?

    /// Knows these members at first. With `unmet`, to give a name is noted as a need that is not met.
    public init(_ nicknames: [MemberID: String] = [:], unmet: UnmetNeeds? = nil) {
        self.nicknames = Mutex(nicknames)
        self.unmet = unmet
    }

    /// Gives a member another name; without one the member is not known any more.
    public func name(_ member: MemberID, _ nickname: String?) {
        unmet?.note(.directory)
        nicknames.withLock { $0[member] = nickname }
    }

    /// The cards of those members that have a name. Never throws.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        nicknames.withLock { names in
            ids.reduce(into: [:]) { cards, id in
                if let name = names[id] { cards[id] = MemberCard(id: id, nickname: name) }
            }
        }
    }
}
