public import Vocabulary

/// The way of goods from the seller to the buyer, while the money waits: paid out after the receipt is
/// confirmed ("구매확정 후 지급").
///
/// The clock never starts on the seller's word alone: at the hand-over the buyer is asked, and silence
/// releases the money only after the buyer was told so at the hand-over, on day 3 and on day 6, and 7 days
/// have passed. A problem stops the clock until an operator settles it.
public struct Delivery: Hashable, Sendable {
    /// When the seller said that the goods are handed over; nil before.
    public internal(set) var handedOverAt: Timestamp?
    /// When the buyer was told for the last time that silence releases the money, and which telling that was.
    public internal(set) var toldAt: Timestamp?
    public internal(set) var told: DeliveryTelling?
    /// When the buyer confirmed the receipt, or silence did.
    public internal(set) var receivedAt: Timestamp?
    /// The buyer's complaint; nil where there is none, or it was settled.
    public internal(set) var problem: DeliveryProblem?

    /// Nothing has been handed over.
    public init() {}

    /// A stored delivery.
    public init(
        handedOverAt: Timestamp?, toldAt: Timestamp?, told: DeliveryTelling?, receivedAt: Timestamp?,
        problem: DeliveryProblem?
    ) {
        (self.handedOverAt, self.toldAt, self.told) = (handedOverAt, toldAt, told)
        (self.receivedAt, self.problem) = (receivedAt, problem)
    }
}

/// The three times at which the buyer is told that silence releases the money.
public enum DeliveryTelling: String, Sendable, CaseIterable {
    case handedOver = "handed-over"
    case thirdDay = "third-day"
    case sixthDay = "sixth-day"

    /// How long after the hand-over it is due.
    public var delay: Duration {
        switch self {
        case .handedOver: .zero
        case .thirdDay: .seconds(3 * 86_400)
        case .sixthDay: .seconds(6 * 86_400)
        }
    }

    /// The one after `told`; nil after the last.
    public static func after(_ told: DeliveryTelling?) -> DeliveryTelling? {
        switch told {
        case nil: .handedOver
        case .handedOver: .thirdDay
        case .thirdDay: .sixthDay
        case .sixthDay: nil
        }
    }
}

/// What a buyer complains about.
public enum DeliveryProblem: String, Sendable, CaseIterable {
    /// Nothing has arrived.
    case notReceived = "not-received"
    /// The goods are not what was agreed upon.
    case notAsAgreed = "not-as-agreed"
}

extension Delivery {
    /// How long after the hand-over silence releases the money.
    public static let silence: Duration = .seconds(7 * 86_400)
    /// The least time between the last telling and the release, for a telling that came late.
    public static let notice: Duration = .seconds(86_400)

    /// What the buyer is to be told now; nil if nothing is due. After an outage the tellings that were missed
    /// come one at a time, a day apart.
    public func telling(at now: Timestamp) -> DeliveryTelling? {
        guard let handedOverAt, receivedAt == nil, problem == nil, let next = DeliveryTelling.after(told)
        else { return nil }
        let due = handedOverAt.advanced(by: next.delay)
        let earliest = toldAt.map { max(due, $0.advanced(by: Self.notice)) } ?? due
        return earliest <= now ? next : nil
    }

    /// Whether silence releases the money now.
    public func isReleasedBySilence(at now: Timestamp) -> Bool {
        guard let handedOverAt, let toldAt, told == .sixthDay, receivedAt == nil, problem == nil else {
            return false
        }
        return now >= max(handedOverAt.advanced(by: Self.silence), toldAt.advanced(by: Self.notice))
    }

    /// The next moment at which something is due; nil if nothing will be.
    public var nextMoment: Timestamp? {
        guard let handedOverAt, receivedAt == nil, problem == nil else { return nil }
        guard let next = DeliveryTelling.after(told) else {
            return toldAt.map { max(handedOverAt.advanced(by: Self.silence), $0.advanced(by: Self.notice)) }
        }
        let due = handedOverAt.advanced(by: next.delay)
        return toldAt.map { max(due, $0.advanced(by: Self.notice)) } ?? due
    }
}

extension Order {
    /// Handed over, as the seller says; the buyer is asked. Repeating it changes nothing. Throws `wrongState`
    /// unless it is fulfilled, the money goes by the receipt, and the buyer has not withdrawn.
    public func handedOver(at now: Timestamp) throws(OrderError) -> Order {
        try requireDelivery()
        if delivery.handedOverAt != nil { return self }
        return with(at: now) { $0.handedOverAt = now }
    }

    /// The buyer was told. Throws `wrongState` unless it was that telling's turn.
    public func told(_ telling: DeliveryTelling, at now: Timestamp) throws(OrderError) -> Order {
        try requireDelivery()
        guard DeliveryTelling.after(delivery.told) == telling, delivery.handedOverAt != nil,
            delivery.receivedAt == nil
        else { throw .wrongState(state) }
        return with(at: now) { ($0.told, $0.toldAt) = (telling, now) }
    }

    /// Received, as the buyer says or silence does. Repeating it changes nothing. A problem ends with it.
    public func received(at now: Timestamp) throws(OrderError) -> Order {
        try requireDelivery()
        if delivery.receivedAt != nil { return self }
        return with(at: now) { ($0.receivedAt, $0.problem) = (now, nil) }
    }

    /// With a complaint, which stops the clock. Throws `wrongState` unless the money still waits.
    public func complaining(_ problem: DeliveryProblem, at now: Timestamp) throws(OrderError) -> Order {
        try requireDelivery()
        guard delivery.receivedAt == nil else { throw .wrongState(state) }
        return with(at: now) { $0.problem = problem }
    }

    private func requireDelivery() throws(OrderError) {
        guard state == .fulfilled, end == nil, earning == .afterReceipt else { throw .wrongState(state) }
    }

    private func with(at now: Timestamp, _ change: (inout Delivery) -> Void) -> Order {
        var next = stepped(state, step, end, at: now)
        change(&next.delivery)
        return next
    }
}

extension Delivery {
    /// When silence releases the money, if nothing else happens and every telling comes in time; nil where it
    /// does not.
    public var silenceAt: Timestamp? {
        guard let handedOverAt, receivedAt == nil, problem == nil else { return nil }
        let end = handedOverAt.advanced(by: Self.silence)
        guard told == .sixthDay, let toldAt else { return end }
        return max(end, toldAt.advanced(by: Self.notice))
    }
}
