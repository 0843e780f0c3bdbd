public import Funding
public import Vocabulary
public import Wire

/// The routes of addresses of receipts; each request is answered by the verbs of the principal who sent it.
public func receiptAddressRoutes(
    _ verbs: @escaping @Sendable (Principal) -> any ReceiptAddressVerbs
) -> [Route] {
    [
        Route(FundingEndpoints.receiptAddress) { input, caller throws(FundingError) in
            try await verbs(caller.principal).address(of: input.id)
        }
    ]
}
