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

    private static let most = 20

    /// The last 20 of these.
    public init(_ drafts: [Draft] = []) { self.drafts = drafts.suffix(Self.most) }

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
        return kept
    }

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
