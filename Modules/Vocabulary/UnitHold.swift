/// Units of a thing kept for one order until a moment, so that nobody else can have them meanwhile: goods
/// while they are paid, a seat while it is confirmed.
///
/// A thing has at most one hold of an order. A hold ends once: confirmed, released, or expired by the clock.
public struct UnitHold<Subject: IdentifierSubject>: Hashable, Sendable {
    /// Of what.
    public let thing: Identifier<Subject>
    /// For which order.
    public let order: OrderID
    /// For whom.
    public let holder: MemberID
    /// How many units.
    public let quantity: Int
    /// From this moment on the hold has run out; of one that was released, when it was.
    public let until: Timestamp
    /// Where it stands.
    public let state: HoldState

    // Inlined where a domain's things are known: a hold waits for the one writer of a database.

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

    /// Whether it has run out by the clock without having been confirmed or released: its moment has come, or
    /// lies further off than `longest`, the longest that one can be asked for. A clock that was ahead when it
    /// was made must not keep the units for days.
    @inlinable
    public func hasRunOut(at now: Timestamp, longest: Duration) -> Bool {
        state == .active && (until <= now || until.isBeyond(longest, from: now))
    }

    /// The hold after it ended that way now. Ending the same way again changes nothing; throws `ended` if it
    /// has ended another way.
    @inlinable
    public func ending(as end: HoldState, at now: Timestamp) throws(HoldFailure) -> Self {
        guard state == .active || state == end else { throw .ended(state) }
        if state == end { return self }
        let until = end == .released ? min(until, now) : until
        return Self(
            thing: thing, order: order, holder: holder, quantity: quantity, until: until, state: end)
    }

    /// The answer to the same order asking again: this hold, if it is active or confirmed, and of the same
    /// holder and quantity. When it was to end is not compared: the first answer counts.
    ///
    /// Throws `notFound` if the order is another member's or of another quantity, `ended` if the units went
    /// back.
    @inlinable
    public func answer(to other: Self) throws(HoldFailure) -> Self {
        guard holder == other.holder, quantity == other.quantity else { throw .notFound }
        guard state == .active || state == .confirmed else { throw .ended(state) }
        return self
    }
}

/// Where a hold stands.
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

/// Why units are not held, or a hold does not end: a domain turns it into an error of its own, once.
public enum HoldFailure: Error, Hashable, Sendable {
    /// Nothing of the thing is held for that order, as far as the one who asks may know.
    case notFound
    /// The hold has ended already, that way.
    case ended(HoldState)
    /// Fewer units can be had than were asked for.
    case notEnough(available: Int)
    /// The member has as many holds as one may have, until that moment at the latest.
    case tooMany(until: Timestamp)
    /// The member has as many holds on the thing as one may have, until that moment at the latest.
    case tooManyOfThing(until: Timestamp)
    /// More units end than were held: a promise inside the program is broken. The text is for the operator.
    case inconsistent(String)
}
