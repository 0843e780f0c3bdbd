public import Vocabulary

/// The decisions about a seat that is paid for. Each is idempotent by the order.
extension SeatEngine {
    /// Keeps the offered seat for the order until its moment, on the terms that the buyer was shown. Throws
    /// `wrongState` where no seat is offered any more or the order was let go, `closed`, `changed` for an
    /// order of another price, `beingPaid`, and `service(.unavailable)`.
    public func hold(
        _ membership: Membership, for order: OrderID, at price: Money, on terms: CrewFee,
        until end: Timestamp
    ) throws(CrewError) -> CrewChange {
        if file.wasLetGo { throw .wrongState(.lapsed) }
        // A server that was slow holds again what another has fulfilled.
        if membership.state.isOfCrew, membership.order == order { return CrewChange() }
        try requireOpen()
        if membership.state == .offered, membership.ranOut(at: now) != nil { throw .wrongState(.lapsed) }
        let next = try membership.holding(order, on: terms, until: end, at: now)
        // The price of an order that holds the seat already stands.
        if next == membership { return CrewChange() }
        guard price == membership.fee.amount else { throw .changed(file.crew.version) }
        return CrewChange(next)
    }

    /// The order was paid: a member. The seat is the order's, also after its moment. Throws `wrongState` and
    /// `closed` where it is not any more: the money goes back.
    public func fulfil(_ membership: Membership, for order: OrderID) throws(CrewError) -> CrewChange {
        if file.wasLetGo { throw .wrongState(.lapsed) }
        if membership.state.isOfCrew, membership.order == order { return CrewChange() }
        try requireOpen()
        try membership.require(.joining)
        return joined(try membership.joined(by: order, at: now))
    }

    /// The order was let go, or its money went back: a kept seat goes to the next of the list; a member
    /// stays, suspended. That the order was let go is noted in any case.
    public func release(_ order: OrderID) -> CrewChange {
        if file.wasLetGo { return CrewChange() }
        var change = CrewChange()
        if let membership = file.membership {
            let next = membership.lettingGo(of: order, at: now)
            if next != membership { change = giving(up: next) }
        }
        change.letGo = order
        return change
    }
}
