import Vocabulary

/// How far an order has come, as a drill of purchases counts it.
enum PurchaseStage: String, Sendable {
    /// Not paid, as far as the platform knows.
    case open
    /// The money was taken, and the buyer has neither the unit nor the money's way back.
    case paid
    case bought
    /// The money goes back.
    case returning
    /// All money went back.
    case returned
    /// Ended without money.
    case ended
}

/// The answer to a buyer, or the code of the rule that refuses it.
enum PurchaseAnswer<Value: Sendable>: Sendable {
    case given(Value)
    case refused(String)
}

/// An order as the operator's books have it.
struct PurchaseRecord: Sendable {
    /// The name of the payment at the gateway.
    let reference: String
    let buyer: MemberID
    let stage: PurchaseStage
    let price: Int64
    /// Promised to the buyer: what is back, on its way, or waits for an operator.
    let promised: Int64
    /// Whether a refund is on its way.
    let isOnItsWay: Bool
}

/// The ledger, and how often each order is paid in it.
struct PurchaseLedger: Sendable {
    /// Entries that were changed, moved, removed or put in.
    var broken: [String] = []
    /// The sum of all accounts.
    var sum: Int64 = 0
    /// What the gateway holds by the ledger.
    var clearing: Int64 = 0
    /// The same by the payments and refunds.
    var payments: Int64 = 0
    var paid: [OrderID: Int] = [:]
}
