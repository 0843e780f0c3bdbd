public import Vocabulary

/// Who may see and change an order: its buyer and its payee, independent of roles; complaints are for
/// operators.
public enum OrderPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(OrderError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Requires one of the two. Throws `notFound` for others.
    public static func requireParty(_ member: MemberID, of order: Order) throws(OrderError) {
        guard order.buyer == member || order.payee == AnyIdentifier(member) else { throw .notFound }
    }

    /// Requires the buyer. Throws `buyerOnly` for the payee, `notFound` for others.
    public static func requireBuyer(_ member: MemberID, of order: Order) throws(OrderError) {
        try requireParty(member, of: order)
        if order.buyer != member { throw .buyerOnly }
    }

    /// Requires the payee. Throws `payeeOnly` for the buyer, `notFound` for others.
    public static func requirePayee(_ member: MemberID, of order: Order) throws(OrderError) {
        try requireParty(member, of: order)
        if order.payee != AnyIdentifier(member) { throw .payeeOnly }
    }

    /// Requires an operator. Throws `signInRequired`, `operatorsOnly`.
    @discardableResult
    public static func requireOperator(_ principal: Principal) throws(OrderError) -> MemberID {
        let member = try member(principal)
        guard principal.has(.operator) else { throw .operatorsOnly }
        return member
    }
}
