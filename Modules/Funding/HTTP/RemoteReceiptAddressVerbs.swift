public import Funding
public import Vocabulary
public import Wire

/// Makes addresses of receipts over HTTP, for the principal of the caller's credentials.
public struct RemoteReceiptAddressVerbs: ReceiptAddressVerbs {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func address(of receipt: ReceiptID) async throws(FundingError) -> ReceiptAddress {
        try await caller.call(FundingEndpoints.receiptAddress, OneReceipt(id: receipt))
    }
}
