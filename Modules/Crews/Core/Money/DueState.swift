/// How a month's dues of one member stand.
///
///     open ──paid──▶ paid ──the money went back──▶ open
///      ├──the treasurer waives──▶ waived
///      ├──the crew closes──▶ cancelled
///      └──the member leaves──▶ ended ──the member is back within the month──▶ open
public enum DueState: String, Sendable, CaseIterable {
    /// To be paid; past its day it is in arrears.
    case open
    /// Paid through an order.
    case paid
    /// The treasurer does not ask for it.
    case waived
    /// The crew has closed.
    case cancelled
    /// The member is not of the crew any more: members who left owe nothing more.
    case ended
}
