public import Vocabulary

/// The subject of a refund's identifier.
public enum RefundSubject: IdentifierSubject {
    /// `ref`
    public static let prefix = "ref"
}

/// Names a refund.
public typealias RefundID = Identifier<RefundSubject>

/// Money on its way back to a buyer. Every change is one of the transitions below; each gives the next value
/// or throws.
public struct Refund: Hashable, Sendable {
    public let id: RefundID
    public let order: OrderID
    /// More than nothing.
    public let amount: Money
    public let reason: RefundReason
    /// The member who asked; nil where a rule did.
    public let requestedBy: MemberID?
    public internal(set) var state: RefundState
    /// The gateway's own name of it; while it is asked for once more, that of the try that has failed.
    public internal(set) var gatewayID: String?
    /// The refusal's code, of a failed one.
    public internal(set) var refusal: String?
    /// When the gateway was asked first under the present key; a key lives 3 hours.
    public internal(set) var sentAt: Timestamp?
    /// When it is to be taken up next; nil once it has ended.
    public internal(set) var nextAt: Timestamp?
    public internal(set) var tries: Int
    /// Counts the keys under which the gateway was asked.
    public internal(set) var round: Int
    /// The number of the transfer by which an operator has made it (`OrderTexts.number`).
    public internal(set) var proof: String?
    public let createdAt: Timestamp
    public internal(set) var version: Version

    /// A new refund.
    public init(
        id: RefundID, of order: OrderID, _ amount: Money, _ reason: RefundReason, by member: MemberID?,
        at now: Timestamp
    ) {
        self.init(
            id: id, order: order, amount: amount, reason: reason, requestedBy: member, state: .requested,
            gatewayID: nil, refusal: nil, sentAt: nil, nextAt: now, tries: 0, round: 1, createdAt: now,
            version: .first)
    }

    /// A stored refund.
    public init(
        id: RefundID, order: OrderID, amount: Money, reason: RefundReason, requestedBy: MemberID?,
        state: RefundState, gatewayID: String?, refusal: String?, sentAt: Timestamp?, nextAt: Timestamp?,
        tries: Int, round: Int, proof: String? = nil, createdAt: Timestamp, version: Version
    ) {
        (self.id, self.order, self.amount, self.reason) = (id, order, amount, reason)
        (self.requestedBy, self.state, self.gatewayID) = (requestedBy, state, gatewayID)
        (self.refusal, self.sentAt, self.nextAt) = (refusal, sentAt, nextAt)
        (self.tries, self.round, self.proof) = (tries, round, proof)
        (self.createdAt, self.version) = (createdAt, version)
    }

    /// The gateway's key of the request: the same for each repetition, another once a request is made anew.
    public var key: String { "\(id)-\(round)" }
}

/// The durations of refunds.
public enum RefundTimes {
    /// How long the gateway remembers a key; an hour less than PortOne promises.
    public static let keyLife: Duration = .seconds(2 * 3600)

    /// When a refund that got no answer is taken up again: after 1, 5 and 30 minutes, then every hour.
    public static func next(after tries: Int, from now: Timestamp) -> Timestamp {
        PaymentLooks.next(after: tries, from: now)
    }
}

extension Refund {
    /// About to be asked of the gateway. Throws `refundState` unless it is requested, or sent without an
    /// answer.
    public func sending(at now: Timestamp) throws(OrderError) -> Refund {
        guard state == .requested || state == .sent else { throw .refundState(state) }
        var next = stepped(.sent, nextAt: RefundTimes.next(after: tries, from: now))
        next.sentAt = state == .sent ? sentAt : now
        next.tries += 1
        return next
    }

    /// As the gateway says. Throws `refundState` if it is neither sent nor pending.
    public func answered(_ answer: GatewayRefund, at now: Timestamp) throws(OrderError) -> Refund {
        guard state == .sent || state == .pending else { throw .refundState(state) }
        var next: Refund
        switch answer.status {
        case .succeeded: next = stepped(.succeeded, nextAt: nil)
        case .failed: next = stepped(.failed, nextAt: nil)
        case .requested, .other: next = stepped(.pending, nextAt: RefundTimes.next(after: tries, from: now))
        }
        next.gatewayID = answer.id
        return next
    }

    /// Refused by the gateway: an operator decides. Throws `refundState` unless it is sent.
    public func refused(_ code: String) throws(OrderError) -> Refund {
        guard state == .sent else { throw .refundState(state) }
        var next = stepped(.failed, nextAt: nil)
        next.refusal = String(code.prefix(100))
        return next
    }

    /// The gateway has not got it: it is asked anew, under another key once the gateway has forgotten this
    /// one. Throws `refundState` unless it is sent.
    public func notSent(at now: Timestamp) throws(OrderError) -> Refund {
        guard state == .sent else { throw .refundState(state) }
        var next = stepped(.requested, nextAt: RefundTimes.next(after: tries, from: now))
        if let sentAt, now.since(sentAt) >= RefundTimes.keyLife { next.round += 1 }
        next.sentAt = nil
        return next
    }

    /// Not let in by the gateway, as with wrong credentials: nothing has happened there, and it is asked anew
    /// later, under another key. Throws `refundState` unless it is sent.
    public func shutOut(at now: Timestamp) throws(OrderError) -> Refund {
        guard state == .sent else { throw .refundState(state) }
        var next = stepped(.requested, nextAt: RefundTimes.next(after: tries, from: now))
        next.round += 1
        next.sentAt = nil
        return next
    }

    /// Once more, as an operator decides. Throws `refundState` unless it has failed.
    public func again(at now: Timestamp) throws(OrderError) -> Refund {
        guard state == .failed else { throw .refundState(state) }
        var next = stepped(.requested, nextAt: now)
        (next.refusal, next.sentAt) = (nil, nil)
        next.round += 1
        return next
    }

    /// Given back outside of the gateway, by the transfer of that number. Throws `refundState` unless it has
    /// failed.
    public func madeByHand(proof: String) throws(OrderError) -> Refund {
        guard state == .failed else { throw .refundState(state) }
        var next = stepped(.byHand, nextAt: nil)
        next.proof = proof
        return next
    }

    /// Come to nothing, since the money went back in another way. Throws `refundState` unless it is
    /// requested, sent or failed.
    public func dropped() throws(OrderError) -> Refund {
        guard state == .requested || state == .sent || state == .failed else { throw .refundState(state) }
        return stepped(.dropped, nextAt: nil)
    }

    private func stepped(_ state: RefundState, nextAt: Timestamp?) -> Refund {
        var next = self
        (next.state, next.nextAt, next.version) = (state, nextAt, version.next)
        return next
    }
}

extension Refund {
    /// A refund that this platform has not asked for, as the gateway tells it afterwards.
    init(
        id: RefundID, noted answer: GatewayRefund, of order: OrderID, _ amount: Money, _ reason: RefundReason,
        at now: Timestamp
    ) {
        self.init(
            id: id, order: order, amount: amount, reason: reason, requestedBy: nil, state: .succeeded,
            gatewayID: answer.id, refusal: nil, sentAt: nil, nextAt: nil, tries: 0, round: 1, createdAt: now,
            version: .first)
    }
}
