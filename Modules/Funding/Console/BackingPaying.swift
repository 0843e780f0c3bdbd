public import Terminal
public import Vocabulary

/// Pays for a backing as `madang buy` does.
///
/// The program that opens services provides it, since funding does not know the commands of payments. Without
/// it a person is told how to pay.
public struct BackingPaying: Sendable {
    /// Shows the terms, asks, opens the order and waits for the payment, unless told not to. Throws the
    /// errors of payments, and `AlreadyReported` where it was not paid.
    public typealias Paying =
        @Sendable (AnyIdentifier, Services, Console, _ waits: Bool) async throws -> Void

    let pay: Paying

    /// Pays by this function.
    public init(_ pay: @escaping Paying) { self.pay = pay }
}
