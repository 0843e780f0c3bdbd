import Synchronization
public import Vocabulary

/// A directory of members that a clause fills in: accounts as every other domain sees them.
public final class KnownMembers: MemberDirectory, StandingDirectory, NicknameDirectory, BlockDirectory {
    private struct State {
        var nicknames: [MemberID: String]
        var standings: [MemberID: Standing] = [:]
        var standingsTowards: [MemberID: [MemberID: Standing]] = [:]

        func standing(of member: MemberID, towards other: MemberID?) -> Standing {
            other.flatMap { standingsTowards[member]?[$0] } ?? standings[member] ?? .active
        }
    }

    private let state: Mutex<State>
    private let unmet: UnmetNeeds?

    /// Knows these members at first, all of whom may write, as may those whom it does not know. With `unmet`,
    /// to give a name or a standing is noted as a need that is not met.
    public init(_ nicknames: [MemberID: String] = [:], unmet: UnmetNeeds? = nil) {
        state = Mutex(State(nicknames: nicknames))
        self.unmet = unmet
    }

    /// Gives a member another name; without one the member is not known any more.
    public func name(_ member: MemberID, _ nickname: String?) {
        unmet?.note(.directory)
        state.withLock { $0.nicknames[member] = nickname }
    }

    /// Gives a member another standing, towards everybody. The card of a closed one has no nickname.
    public func stand(_ member: MemberID, _ standing: Standing) {
        unmet?.note(.standing)
        state.withLock { $0.standings[member] = standing }
    }

    /// Gives a member another standing towards one other, who has blocked them, say.
    public func stand(_ member: MemberID, _ standing: Standing, towards other: MemberID) {
        unmet?.note(.standing)
        state.withLock { $0.standingsTowards[member, default: [:]][other] = standing }
    }

    /// The cards of those members that have a name. Never throws.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        state.withLock { state in
            ids.reduce(into: [:]) { cards, id in
                if state.nicknames[id] != nil { cards[id] = Self.card(id, state) }
            }
        }
    }

    /// The member with the standing that they were given, active at first, whatever else is known of them.
    /// Never throws.
    public func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        state.withLock { state in
            ActingMember(
                card: Self.card(member, state), standing: state.standing(of: member, towards: other))
        }
    }

    /// Those of the names that were given, to the letter. Never throws.
    public func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        state.withLock { state in
            state.nicknames.reduce(into: [:]) { found, known in
                if nicknames.contains(known.value) { found[known.value] = known.key }
            }
        }
    }

    /// Those who stand as blocked towards the member, and those towards whom the member does. Never throws.
    public func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> Set<MemberID> {
        state.withLock { state in
            let blocking = (state.standingsTowards[member] ?? [:]).filter { $0.value == .blocked }.keys
            let blocked = state.standingsTowards.filter { $0.value[member] == .blocked }.keys
            return Set(blocking).union(blocked)
        }
    }

    private static func card(_ id: MemberID, _ state: State) -> MemberCard {
        MemberCard(id: id, nickname: state.standings[id] == .closed ? nil : state.nicknames[id])
    }
}
