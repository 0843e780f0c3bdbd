import Synchronization
public import Vocabulary

/// A directory of members that a clause fills: accounts as other domains see them.
public final class KnownMembers: MemberPorts {
    private struct State {
        var nicknames: [MemberID: String]
        var renamed: Set<MemberID> = []
        var standings: [MemberID: Standing] = [:]
        var standingsTowards: [MemberID: [MemberID: Standing]] = [:]
        var crowded: Set<MemberID> = []

        /// The members hidden from this one by the blocks that were given.
        func hidden(from member: MemberID) -> Set<MemberID> {
            let blocking = (standingsTowards[member] ?? [:]).filter { $0.value == .blocked }.keys
            let blocked = standingsTowards.filter { $0.value[member] == .blocked }.keys
            return Set(blocking).union(blocked)
        }

        func standing(of member: MemberID, towards other: MemberID?) -> Standing? {
            other.flatMap { standingsTowards[member]?[$0] } ?? standings[member]
        }

        /// The member's given card, or else that of `others`; nil if there is none.
        func card(_ id: MemberID, _ other: MemberCard?) -> MemberCard? {
            let isKnown = nicknames[id] != nil
            guard isKnown || (other != nil && !renamed.contains(id)) else { return nil }
            if standings[id] == .closed { return MemberCard(id: id, nickname: nil) }
            return isKnown ? MemberCard(id: id, nickname: nicknames[id]) : other
        }
    }

    private let state: Mutex<State>
    private let unmet: UnmetNeeds?
    private let others: (any MemberPorts)?

    /// Knows these members at first, all allowed to write. Unknown members are looked up in `others`; without
    /// it, they may write. With `unmet`, setting a name or a standing is recorded as an unmet need.
    public init(
        _ nicknames: [MemberID: String] = [:], over others: (any MemberPorts)? = nil,
        unmet: UnmetNeeds? = nil
    ) {
        state = Mutex(State(nicknames: nicknames))
        (self.others, self.unmet) = (others, unmet)
    }

    /// The names and standings that were set, without those between two members.
    public var given: [GivenMember] {
        state.withLock { state in
            state.renamed.union(state.standings.keys).sorted().map { id in
                GivenMember(
                    id, isNamed: state.renamed.contains(id), nickname: state.nicknames[id],
                    standing: state.standings[id])
            }
        }
    }

    /// Replaces all names and standings by these.
    public func give(_ members: [GivenMember]) {
        state.withLock { state in
            state = State(nicknames: [:])
            for member in members {
                state.standings[member.id] = member.standing
                guard member.isNamed else { continue }
                state.renamed.insert(member.id)
                state.nicknames[member.id] = member.nickname
            }
        }
    }

    /// Sets a member's nickname; nil makes the member unknown.
    public func name(_ member: MemberID, _ nickname: String?) {
        unmet?.note(.directory)
        state.withLock {
            $0.renamed.insert(member)
            $0.nicknames[member] = nickname
        }
    }

    /// Sets a member's standing towards everyone. The card of a closed member has no nickname.
    public func stand(_ member: MemberID, _ standing: Standing) {
        unmet?.note(.standing)
        state.withLock { $0.standings[member] = standing }
    }

    /// Sets a member's standing towards one other, such as `blocked`.
    public func stand(_ member: MemberID, _ standing: Standing, towards other: MemberID) {
        unmet?.note(.standing)
        state.withLock { $0.standingsTowards[member, default: [:]][other] = standing }
    }

    /// The cards of those members that have one. Throws what `others` throws.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        let asked = state.withLock { ids.subtracting($0.renamed) }
        let others = try await others?.cards(of: asked) ?? [:]
        return state.withLock { state in
            ids.reduce(into: [:]) { cards, id in
                if let card = state.card(id, others[id]) { cards[id] = card }
            }
        }
    }

    /// The member with the standing that was set, active by default, whatever `known` says. Throws what
    /// `others` throws.
    public func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        let others = try await others?.actingMember(member, towards: other, known: known)
        return state.withLock { state in
            ActingMember(
                card: state.card(member, others?.card) ?? MemberCard(id: member, nickname: nil),
                standing: state.standing(of: member, towards: other) ?? others?.standing ?? .active,
                hidesNobody: others?.hidesNobody ?? false)
        }
    }

    /// The members with exactly these names, and those that `others` finds. Throws what `others` throws.
    public func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        let others = try await others?.members(called: nicknames) ?? [:]
        return state.withLock { state in
            let unchanged = others.filter { !state.renamed.contains($0.value) }
            return state.nicknames.reduce(into: unchanged) { found, known in
                if nicknames.contains(known.value) { found[known.value] = known.key }
            }
        }
    }

    /// Gives the member more hidden members than a list holds, so that only those asked about are told.
    public func crowd(around member: MemberID) {
        unmet?.note(.standing)
        state.withLock { _ = $0.crowded.insert(member) }
    }

    /// The members in a block with this one, in either direction; a crowd if one was set. Throws what
    /// `others` throws.
    public func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        let (own, isCrowd) = state.withLock { ($0.hidden(from: member), $0.crowded.contains(member)) }
        let others = try await others?.hiddenMembers(from: member) ?? .nobody
        guard !isCrowd, case .listed(let listed) = others else { return .crowd }
        return .listed(listed.union(own))
    }

    /// Those of `asked` in a block with the member, in either direction. Throws what `others` throws.
    public func hiddenMembers(
        among asked: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        let others = try await others?.hiddenMembers(among: asked, from: member) ?? []
        return others.union(state.withLock { $0.hidden(from: member) }.intersection(asked))
    }
}
