public import Vocabulary

/// The transitions on the way to a paid backing. Each is idempotent by the order.
extension Backing {
    /// Kept for the order until its moment. Throws `backingState` unless it was started and its time is not
    /// over, `beingPaid` while another order is open.
    func holding(_ order: OrderID, until end: Timestamp, at now: Timestamp) throws(FundingError) -> Backing {
        if state == .held {
            guard self.order == order else { throw .beingPaid(self.order ?? order) }
            return self
        }
        guard state == .started, !hasRunOut(at: now) else { throw .backingState(state) }
        var next = stepped(.held, at: now)
        (next.order, next.until) = (order, end)
        return next
    }

    /// Paid by the order. Throws `backingState` unless it is held, `beingPaid` while it is for another order.
    func backed(by order: OrderID, at now: Timestamp) throws(FundingError) -> Backing {
        if state == .backed, self.order == order { return self }
        guard state == .held else { throw .backingState(state) }
        guard self.order == order else { throw .beingPaid(self.order ?? order) }
        var next = stepped(.backed, at: now)
        (next.until, next.backedAt) = (nil, now)
        return next
    }

    /// The order was let go, or its money went back. Unchanged for any other order, and where the campaign
    /// gives the money back itself.
    func lettingGo(of order: OrderID, at now: Timestamp) -> Backing {
        guard self.order == order else { return self }
        switch state {
        case .held: return lapsed(at: now)
        case .backed:
            var next = stepped(.returned, at: now)
            next.refund = nil
            return next
        case .started, .refunding, .refunded, .returned, .lapsed: return self
        }
    }

    /// Not to be paid for any more.
    func lapsed(at now: Timestamp) -> Backing {
        var next = stepped(.lapsed, at: now)
        next.until = nil
        return next
    }

    /// Whether it was started, and its time is over. One that is held waits for its order, which tells.
    public func hasRunOut(at now: Timestamp) -> Bool {
        state == .started && until.map { $0 <= now } ?? false
    }

    func stepped(_ state: BackingState, at now: Timestamp) -> Backing {
        var next = self
        (next.state, next.updatedAt, next.version) = (state, now, version.next)
        return next
    }
}
