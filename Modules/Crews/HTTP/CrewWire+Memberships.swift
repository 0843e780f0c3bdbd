public import Crews
public import Vocabulary
public import Wire

extension CrewWire {
    /// A membership as one principal sees it. Its identifier names the record that a fee is paid for.
    public static let membership: WireCoder<MembershipView> = Shape<MembershipView>(
        "CrewMembership",
        Field("id", .id()) { $0.membership.id },
        Field("crew", .id()) { $0.membership.crew },
        Field("crewName", name) { $0.crewName },
        Field("member", person) { $0.member },
        Field(flattening: standing) { standing(of: $0.membership) },
        Field(flattening: paying) { paying(of: $0.membership) },
        Field(flattening: words) { $0.membership.words },
        Field("terms", terms.optional) { $0.terms }
    ) { id, crew, crewName, member, standing, paying, words, terms in
        let membership = membership(id, crew, member.id, standing, paying, words)
        return MembershipView(membership: membership, member: member, crewName: crewName, terms: terms)
    }.coder

    /// A page of the people of a crew.
    public static let people: WireCoder<Page<MembershipView>> = .page("CrewPeoplePage", of: membership)

    /// The principal's own membership, as it stands in the view of a crew.
    static let ownMembership: WireCoder<Membership> = Shape<Membership>(
        "OwnCrewMembership",
        Field("id", .id()) { $0.id },
        Field("crew", .id()) { $0.crew },
        Field("member", .id()) { $0.member },
        Field(flattening: standing) { standing(of: $0) },
        Field(flattening: paying) { paying(of: $0) },
        Field(flattening: words) { $0.words }
    ) { id, crew, member, standing, paying, words in
        membership(id, crew, member, standing, paying, words)
    }.coder

    private static func membership(
        _ id: MembershipID, _ crew: CrewID, _ member: MemberID, _ standing: Standing, _ paying: Paying,
        _ words: MembershipWords
    ) -> Membership {
        Membership(
            id: id, crew: crew, member: member, state: standing.state, role: standing.role,
            until: standing.until, order: paying.order, fee: paying.fee, suspension: standing.suspension,
            step: paying.step, words: words, since: standing.since, joinedAt: standing.joinedAt,
            createdAt: standing.createdAt, version: standing.version)
    }

    /// The name of a crew; blank once it is dissolved.
    static let name = WireCoder<String>.text(example: "느티나무 FC")
}

extension CrewWire {
    /// How a member stands with a crew.
    private struct Standing: Sendable {
        let state: MembershipState
        let role: CrewRole
        let until: Timestamp?
        let suspension: SuspensionReason?
        let since: Timestamp
        let joinedAt: Timestamp?
        let createdAt: Timestamp
        let version: Version
    }

    private static let standing = Shape<Standing>(
        "CrewStanding",
        Field("state", WireCoder<MembershipState>.choice) { $0.state },
        Field("role", WireCoder<CrewRole>.choice) { $0.role },
        Field("until", WireCoder<Timestamp>.timestamp.optional) { $0.until },
        Field("suspension", WireCoder<SuspensionReason>.choice.optional) { $0.suspension },
        Field("since", .timestamp) { $0.since },
        Field("joinedAt", WireCoder<Timestamp>.timestamp.optional) { $0.joinedAt },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("version", .version) { $0.version }
    ) { state, role, until, suspension, since, joinedAt, createdAt, version in
        Standing(
            state: state, role: role, until: until, suspension: suspension, since: since,
            joinedAt: joinedAt, createdAt: createdAt, version: version)
    }

    private static func standing(of membership: Membership) -> Standing {
        Standing(
            state: membership.state, role: membership.role, until: membership.until,
            suspension: membership.suspension, since: membership.since, joinedAt: membership.joinedAt,
            createdAt: membership.createdAt, version: membership.version)
    }
}

extension CrewWire {
    /// The fee of a membership, and how far its payment has come.
    private struct Paying: Sendable {
        let order: OrderID?
        let fee: CrewFee
        let step: MembershipStep?
    }

    private static let paying = Shape<Paying>(
        "CrewMembershipFee",
        Field("order", WireCoder<OrderID>.id().optional) { $0.order },
        Field(flattening: fee) { $0.fee },
        Field("refund", refund.optional) { $0.step }
    ) { order, fee, step in Paying(order: order, fee: fee, step: step) }

    private static func paying(of membership: Membership) -> Paying {
        Paying(order: membership.order, fee: membership.fee, step: membership.step)
    }

    /// A refund that is decided and not made yet; without an amount all that is left.
    private static let refund: WireCoder<MembershipStep> = Shape<MembershipStep>(
        "CrewRefund",
        Field("order", .id()) { $0.refunded.order },
        Field("amount", WireCoder<Money>.money.optional) { $0.refunded.amount }
    ) { order, amount in .refund(order, amount) }.coder
}

extension MembershipStep {
    fileprivate var refunded: (order: OrderID, amount: Money?) {
        switch self {
        case .refund(let order, let amount): (order, amount)
        }
    }
}
