public import Vocabulary

/// Makes what orders are for through its own domain, and pays for them: for access cases, bad input and
/// drills.
public struct OrderRecordSource: Sendable {
    /// Lets a seller offer something of that title to a buyer; answers the record that the buyer can pay for.
    /// Throws what the verbs of the domains throw.
    public typealias Offering =
        @Sendable (_ seller: Services, _ buyer: Services, _ title: String) async throws -> AnyIdentifier
    /// Goes to the checkout of an open order of the member with these services. Throws `OrderError`, and
    /// `NotApplicable` where the platform has no sandbox.
    public typealias Visiting = @Sendable (_ buyer: Services, OrderID) async throws -> Void

    let offer: Offering
    let pay: Visiting
    let ask: Visiting

    /// Memberwise. `pay` pays at the platform's sandbox and returns once the order is paid; after
    /// `unavailable` it may be paid. `ask` has the platform ask the gateway about the order, even if it did
    /// so just before.
    public init(offer: @escaping Offering, pay: @escaping Visiting, ask: @escaping Visiting) {
        (self.offer, self.pay, self.ask) = (offer, pay, ask)
    }
}
