public import Wire

extension PortOneWire {
    /// The body of `cancel`, of which PortOne requires the reason alone.
    public struct Cancel: Hashable, Sendable {
        public var storeID: String?
        /// Nil or 0 for everything.
        public var amount: Int64?
        public var taxFreeAmount, vatAmount: Int64?
        /// Another amount than the one that can be cancelled is refused; nil is not compared.
        public var currentCancellableAmount: Int64?
        public var reason: String
        /// `CUSTOMER` or `ADMIN`.
        public var requester: String?
        public var skipWebhook: Bool?

        /// Only what PortOne requires: everything is cancelled.
        public init(reason: String) { self.reason = reason }

        /// What the client sends for a store.
        public init(_ cancel: PortOneCancel, storeID: String) {
            (self.storeID, amount) = (storeID, cancel.amount)
            currentCancellableAmount = cancel.currentCancellableAmount
            (reason, requester) = (cancel.reason, cancel.requester.rawValue)
        }
    }

    /// `storeId`, `amount`, `taxFreeAmount`, `vatAmount`, `currentCancellableAmount`, `reason`, `requester`,
    /// `skipWebhook`.
    public static let cancel = Shape<Cancel>(
        "Cancel",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("amount", WireCoder<Int64>.integer.optional) { $0.amount },
        Field("taxFreeAmount", WireCoder<Int64>.integer.optional) { $0.taxFreeAmount },
        Field("vatAmount", WireCoder<Int64>.integer.optional) { $0.vatAmount },
        Field("currentCancellableAmount", WireCoder<Int64>.integer.optional) { $0.currentCancellableAmount },
        Field("reason", .text) { $0.reason },
        Field("requester", WireCoder<String>.text.optional) { $0.requester },
        Field("skipWebhook", WireCoder<Bool>.bool.optional) { $0.skipWebhook }
    ) { store, amount, taxFree, vat, cancellable, reason, requester, skipWebhook in
        var cancel = Cancel(reason: reason)
        (cancel.storeID, cancel.amount, cancel.currentCancellableAmount) = (store, amount, cancellable)
        (cancel.taxFreeAmount, cancel.vatAmount) = (taxFree, vat)
        (cancel.requester, cancel.skipWebhook) = (requester, skipWebhook)
        return cancel
    }
    .coder
}
