public import Vocabulary

/// A membership as one principal sees it.
public struct MembershipView: Hashable, Sendable {
    /// What is not the principal's to see is left out (`CrewPolicy.shown`).
    public let membership: Membership
    /// The person as they are called now, without a nickname after withdrawal.
    public let member: MemberCard
    /// Blank once the crew is dissolved.
    public let crewName: String
    /// What comes back of the fee, for a person with a seat that is kept until it is paid; nil for all
    /// others.
    public let terms: RefundTerms?

    /// Memberwise.
    public init(membership: Membership, member: MemberCard, crewName: String, terms: RefundTerms?) {
        (self.membership, self.member) = (membership, member)
        (self.crewName, self.terms) = (crewName, terms)
    }

    /// The record for which the person opens an order; nil while nothing is to be paid.
    public var record: AnyIdentifier? { membership.isPayable ? AnyIdentifier(membership.id) : nil }
}
