/// How far a backing has come. It is never changed: a backer withdraws it, and makes another.
///
///     started ──order opened──▶ held ──paid──▶ backed ──withdrawn, campaign failed──▶ refunding ──▶ refunded
///        │                        │               └──money went back otherwise──▶ returned
///        └── let go, an hour ─────┴── order let go ──▶ lapsed
///
/// What is held and backed counts to the cap. Money that comes for a backing which is not held any more is
/// given back by Payments.
public enum BackingState: String, Sendable, CaseIterable {
    /// Chosen; counts nowhere, and lapses within an hour.
    case started
    /// The order is open: what was chosen is kept for it.
    case held
    /// Paid.
    case backed
    /// All of it goes back; `Backing.refund` is the step at the cashier.
    case refunding
    /// All of it is back.
    case refunded
    /// It went back without a decision of the campaign's: by the card company, or by a withdrawal from the
    /// order.
    case returned
    /// Never paid.
    case lapsed

    /// Whether it counts to the cap and to the items.
    public var counts: Bool { self == .held || self == .backed }

    /// Whether it was not paid, and may still be.
    public var isUnpaid: Bool { self == .started || self == .held }

    /// Whether its backer gave something: also where it has gone back since.
    public var wasPaid: Bool {
        switch self {
        case .backed, .refunding, .refunded, .returned: true
        case .started, .held, .lapsed: false
        }
    }
}
