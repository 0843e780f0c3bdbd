public import Vocabulary

/// What people have typed into screens and not sent: it outlives the program, and is theirs alone.
public struct KeptDrafts: Hashable, Sendable {
    /// What was typed at one place.
    public struct Draft: Hashable, Sendable {
        /// Where.
        public let destination: Destination
        /// By whom; nil for a visitor.
        public let member: MemberID?
        /// As `Screen.unsent` names it.
        public let values: [String: String]

        /// Memberwise.
        public init(_ destination: Destination, by member: MemberID?, _ values: [String: String]) {
            (self.destination, self.member, self.values) = (destination, member, values)
        }
    }

    /// The drafts, at most 20, the one that was changed last behind the others.
    public private(set) var drafts: [Draft]

    /// What was done and is still to be sent, at most 100, in the order in which it was done.
    public private(set) var outgoing: [Outgoing]

    private static let most = 20
    private static let mostOutgoing = 100

    /// The last 20 of these, and what is still to be sent.
    public init(_ drafts: [Draft] = [], outgoing: [Outgoing] = []) {
        self.drafts = drafts.suffix(Self.most)
        self.outgoing = Array(outgoing.prefix(Self.mostOutgoing))
    }

    /// What that member typed there, or somebody before they had signed in; nil for nothing.
    public func draft(at destination: Destination, of member: MemberID?) -> Draft? {
        let there = drafts.filter { $0.destination == destination }
        return there.last { $0.member == member } ?? there.last { $0.member == nil }
    }

    /// What is kept when what another program has kept meanwhile changes as these did since then.
    public func merged(into kept: KeptDrafts, since former: KeptDrafts) -> KeptDrafts {
        var kept = kept
        for draft in former.drafts where !drafts.contains(draft) { kept.remove(draft) }
        for draft in drafts where !former.drafts.contains(draft) { kept.keep(draft) }
        for one in former.outgoing where !outgoing.contains(one) { kept.remove(one) }
        for one in outgoing where !former.outgoing.contains(one) { kept.keep(one) }
        return kept
    }

    /// Keeps this one, in place of what the same member did about the same before. Whether there was room:
    /// nothing that waits gives way to it.
    @discardableResult
    mutating func keep(_ one: Outgoing) -> Bool {
        let others = outgoing.filter {
            ($0.name, $0.subject, $0.member) != (one.name, one.subject, one.member)
        }
        guard others.count < Self.mostOutgoing else { return false }
        outgoing = others + [one]
        return true
    }

    /// Forgets this one.
    mutating func remove(_ one: Outgoing) { outgoing.removeAll { $0 == one } }

    /// Keeps this one in place of what the same member had typed there.
    mutating func keep(_ draft: Draft) {
        remove(draft)
        drafts = (drafts + [draft]).suffix(Self.most)
    }

    /// Forgets what the member of this one had typed there.
    mutating func remove(_ draft: Draft) {
        drafts.removeAll { $0.destination == draft.destination && $0.member == draft.member }
    }
}

extension ScreenShell {
    /// Keeps what can be lost on each screen. What a visitor typed who has signed in meanwhile is theirs now.
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
