public import Vocabulary

/// Who acts in a clause.
public struct ClauseMembers: Sendable {
    /// Makes what the clause is about.
    public let owner: Principal
    /// Deals with the owner.
    public let buyer: Principal
    /// Has nothing to do with the things of the others.
    public let stranger: Principal
    /// Keeps order.
    public let moderator: Principal
    /// Runs the place; payment services act as one.
    public let `operator`: Principal

    /// Five members whose identifiers come from the source.
    public init(_ ids: any IdentifierSource) {
        owner = Self.member(ids)
        buyer = Self.member(ids)
        stranger = Self.member(ids)
        moderator = Self.member(ids, .moderator)
        `operator` = Self.member(ids, .operator)
    }

    /// These members.
    public init(
        owner: Principal, buyer: Principal, stranger: Principal, moderator: Principal, operator: Principal
    ) {
        (self.owner, self.buyer, self.stranger) = (owner, buyer, stranger)
        self.moderator = moderator
        self.operator = `operator`
    }

    /// One more member with a session of their own.
    public static func member(_ ids: any IdentifierSource, _ role: Role = .member) -> Principal {
        .member(ids.next(), session: ids.next(), role: role)
    }

    /// The names under which the directory knows them at first.
    public var nicknames: [MemberID: String] {
        let names = [(owner, "주인"), (buyer, "buyer"), (stranger, "지나가는이"), (moderator, "moderator")]
        return names.reduce(into: [:]) { names, entry in
            if let id = entry.0.memberID { names[id] = entry.1 }
        }
    }
}
