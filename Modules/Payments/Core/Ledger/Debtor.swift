public import Vocabulary

/// A payee whose balance did not cover a refund, and what is owed, in the smallest unit.
public struct Debtor: Hashable, Sendable {
    public let payee: AnyIdentifier
    public let owed: Int64

    /// Memberwise.
    public init(_ payee: AnyIdentifier, owed: Int64) { (self.payee, self.owed) = (payee, owed) }
}
