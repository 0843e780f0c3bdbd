public import Vocabulary

/// Makes what orders are for through its own domain, and pays for them: for access cases, bad input and
/// drills.
public struct OrderRecordSource: Sendable {
    /// Lets the first member sell something of that title to the second; answers the record that the second
    /// one can pay for.
    let offer:
        @Sendable (_ seller: Services, _ buyer: Services, _ title: String) async throws -> AnyIdentifier
    /// Pays for an open order of the member with these services, at the platform's sandbox.
    let pay: @Sendable (_ buyer: Services, OrderID) async throws -> Void

    /// Memberwise.
    public init(
        offer:
            @escaping @Sendable (
                _ seller: Services, _ buyer: Services, _ title: String
            ) async throws -> AnyIdentifier,
        pay: @escaping @Sendable (_ buyer: Services, OrderID) async throws -> Void
    ) {
        (self.offer, self.pay) = (offer, pay)
    }
}
