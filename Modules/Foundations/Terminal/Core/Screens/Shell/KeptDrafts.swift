public import Vocabulary

/// The unsent input of screens. It outlives the program and is separate for each member.
public struct KeptDrafts: Hashable, Sendable {
    /// The unsent input at one place.
    public struct Draft: Hashable, Sendable {
        /// The place.
        public let destination: Destination
        /// The member who typed it; nil for a visitor.
        public let member: MemberID?
        /// The values, as `Screen.unsent` names them.
        public let values: [String: String]

        /// Memberwise.
        public init(_ destination: Destination, by member: MemberID?, _ values: [String: String]) {
            (self.destination, self.member, self.values) = (destination, member, values)
        }
    }

    /// The drafts, at most 20, the last changed at the end.
    public private(set) var drafts: [Draft]

    /// The actions still to be sent, at most 100, in their order.
    public private(set) var outgoing: [Outgoing]

    private static let most = 20
    private static let mostOutgoing = 100

    /// The last 20 of these drafts, and the first 100 actions to be sent.
    public init(_ drafts: [Draft] = [], outgoing: [Outgoing] = []) {
        self.drafts = drafts.suffix(Self.most)
        self.outgoing = Array(outgoing.prefix(Self.mostOutgoing))
    }

    /// The member's draft at this place, or a visitor's from before they signed in; nil if there is none.
    public func draft(at destination: Destination, of member: MemberID?) -> Draft? {
        let there = drafts.filter { $0.destination == destination }
        return there.last { $0.member == member } ?? there.last { $0.member == nil }
    }

    /// Applies this value's changes since `former` to what another program has kept meanwhile.
    public func merged(into kept: KeptDrafts, since former: KeptDrafts) -> KeptDrafts {
        var kept = kept
        for draft in former.drafts where !drafts.contains(draft) { kept.remove(draft) }
        for draft in drafts where !former.drafts.contains(draft) { kept.keep(draft) }
        for one in former.outgoing where !outgoing.contains(one) { kept.remove(one) }
        for one in outgoing where !former.outgoing.contains(one) { kept.keep(one) }
        return kept
    }

    /// Adds an action, replacing the member's earlier one of the same name and subject. False if there is no
    /// room: waiting actions are never dropped for it.
    @discardableResult
    mutating func keep(_ one: Outgoing) -> Bool {
        let others = outgoing.filter {
            ($0.name, $0.subject, $0.member) != (one.name, one.subject, one.member)
        }
        guard others.count < Self.mostOutgoing else { return false }
        outgoing = others + [one]
        return true
    }

    /// Removes the action.
    mutating func remove(_ one: Outgoing) { outgoing.removeAll { $0 == one } }

    /// Stores the draft in place of the member's earlier one there.
    mutating func keep(_ draft: Draft) {
        remove(draft)
        drafts = (drafts + [draft]).suffix(Self.most)
    }

    /// Removes the member's draft at the place of this one.
    mutating func remove(_ draft: Draft) {
        drafts.removeAll { $0.destination == draft.destination && $0.member == draft.member }
    }
}

extension ScreenShell {
    /// Stores each screen's unsent input. A visitor's input belongs to the member once they have signed in.
    mutating func noteUnsent() {
        for number in layers.indices {
            let former = layers[number].unsent
            let draft = layers[number].screen.unsent.map {
                KeptDrafts.Draft(layers[number].destination, by: former?.member ?? around.member, $0)
            }
            guard draft != former else { continue }
            if let former { drafts.remove(former) }
            if let draft { drafts.keep(draft) }
            layers[number].unsent = draft
        }
    }
}
