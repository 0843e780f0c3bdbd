/// Units of a thing reserved for one order until a moment: goods during payment, a seat during confirmation.
///
/// A thing has at most one hold per order. A hold ends once: confirmed, released, or expired by the clock.
public struct UnitHold<Subject: IdentifierSubject>: Hashable, Sendable {
    /// The thing whose units are held.
    public let thing: Identifier<Subject>
    /// The order that they are held for.
    public let order: OrderID
    /// The member who holds them.
    public let holder: MemberID
    /// How many units.
    public let quantity: Int
    /// The moment at which the hold runs out; of a released hold, the moment of its release.
    public let until: Timestamp
    /// The state of the hold.
    public let state: HoldState

    // Inlined where a domain's things are known: a hold is written while others wait for the database's one
    // writer.

    /// Units kept for an order; new ones are active.
    @inlinable
    public init(
        thing: Identifier<Subject>, order: OrderID, holder: MemberID, quantity: Int, until: Timestamp,
        state: HoldState = .active
    ) {
        self.thing = thing
        self.order = order
        self.holder = holder
        self.quantity = quantity
        self.until = until
        self.state = state
    }

    /// Whether it ran out by the clock without being confirmed or released: its moment has come, or lies
    /// further ahead than `longest`, the longest hold allowed. So a clock that ran ahead cannot keep units
    /// for days.
    @inlinable
    public func hasRunOut(at now: Timestamp, longest: Duration) -> Bool {
        state == .active && (until <= now || until.isBeyond(longest, from: now))
    }

    /// The hold after it ended in this way now. Repeating the same end changes nothing; throws `ended` if it
    /// has ended in another way.
    @inlinable
    public func ending(as end: HoldState, at now: Timestamp) throws(HoldFailure) -> Self {
        guard state == .active || state == end else { throw .ended(state) }
        if state == end { return self }
        let until = end == .released ? min(until, now) : until
        return Self(
            thing: thing, order: order, holder: holder, quantity: quantity, until: until, state: end)
    }

    /// The hold so that it does not count against its holder any more: a released or expired hold as if it
    /// had ended by `moment`. Any other stays as it is.
    public func forgiven(by moment: Timestamp) -> Self {
        guard state == .released || state == .expired else { return self }
        return Self(
            thing: thing, order: order, holder: holder, quantity: quantity, until: min(until, moment),
            state: state)
    }

    /// Answers a repeated request of the order with this hold, if it is active or confirmed and has the same
    /// holder and quantity. The requested end is not compared: the first answer counts.
    ///
    /// Throws `notFound` for another holder or quantity, `ended` if the units went back.
    @inlinable
    public func answer(to other: Self) throws(HoldFailure) -> Self {
        guard holder == other.holder, quantity == other.quantity else { throw .notFound }
        guard state == .active || state == .confirmed else { throw .ended(state) }
        return self
    }
}

/// How far a hold has come.
public enum HoldState: String, Sendable, CaseIterable {
    /// The units are kept.
    case active
    /// The units are sold to the order.
    case confirmed
    /// The units were given back.
    case released
    /// The units went back because the time was over.
    case expired

    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .active: "예약됨"
        case .confirmed: "확정됨"
        case .released: "해제됨"
        case .expired: "만료됨"
        }
    }
}

/// Why units cannot be held or a hold cannot end; each domain maps it to its own error.
public enum HoldFailure: Error, Hashable, Sendable {
    /// The order has no hold on the thing, as far as the caller may know.
    case notFound
    /// The hold has ended already, in the given state.
    case ended(HoldState)
    /// Fewer units are available than requested.
    case notEnough(available: Int)
    /// The member has reached the limit of holds, until that moment at the latest.
    case tooMany(until: Timestamp)
    /// The member has reached the limit of holds on this thing, until that moment at the latest.
    case tooManyOfThing(until: Timestamp)
    /// More units end than were held: a promise inside the program is broken. The text is for the operator.
    case inconsistent(String)
}
