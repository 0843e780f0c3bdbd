public import Vocabulary

/// A difference between the gateway's books and the ledger, found by reading both.
public struct Difference: Hashable, Sendable {
    public let kind: DifferenceKind
    /// The payment's name at the gateway; as the gateway says it, where it is none of this platform's.
    public let reference: String
    public let order: OrderID?
    /// What the gateway says, and what the ledger says, in the smallest unit; nil where it says nothing.
    public let gateway: Int64?
    public let ledger: Int64?
    public let foundAt: Timestamp
    /// What was done about it.
    public var done: DifferenceDone

    /// Memberwise.
    public init(
        _ kind: DifferenceKind, _ reference: String, of order: OrderID?, gateway: Int64?, ledger: Int64?,
        at now: Timestamp, done: DifferenceDone
    ) {
        (self.kind, self.reference, self.order) = (kind, String(reference.prefix(64)), order)
        (self.gateway, self.ledger) = (gateway, ledger)
        (self.foundAt, self.done) = (now, done)
    }

    /// The same for every time that it is found.
    public var key: String { "\(kind.rawValue) \(reference) \(gateway ?? -1)" }

    /// The place among differences that were found at one moment: a digest of the key.
    public var place: RawIdentifier {
        RawIdentifier(high: Cursor.scope(of: key), low: Cursor.scope(of: "place \(key)"))
    }
}

extension OrderScopes {
    /// The differences between the gateway's books and the ledger, or those about which something must be
    /// done.
    public static func differences(open: Bool) -> UInt64 {
        Cursor.scope(of: open ? "differences open" : "differences")
    }
}

/// What is different.
public enum DifferenceKind: String, Sendable, CaseIterable {
    /// The gateway has taken money for a payment that is none of this platform's.
    case stranger
    /// The gateway has taken money of which the ledger did not know.
    case unknownPayment = "unknown-payment"
    /// The gateway has given money back of which the ledger did not know.
    case unknownRefund = "unknown-refund"
    /// The ledger has money of which the gateway knows nothing.
    case missing
    /// Both know it, with other amounts.
    case amount
    /// The settlement file has another amount than the ledger.
    case settlement
    /// The gateway does not let the platform give money back: its credentials are wrong. The refund waits.
    case shutOut = "shut-out"
}

/// What was done about a difference.
public enum DifferenceDone: String, Sendable, CaseIterable {
    /// An operator must look into it.
    case open
    /// The ledger was brought in step.
    case noted
    /// An operator has settled it.
    case settled
}
