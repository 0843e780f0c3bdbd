public import Vocabulary
public import Wire

extension PortOneWire {
    /// The body of `pre-register`; PortOne requires no member.
    public struct PreRegister: Hashable, Sendable {
        public var storeID: String?
        public var totalAmount, taxFreeAmount: Int64?
        public var currency: String?

        /// Memberwise.
        public init(
            storeID: String?, totalAmount: Int64?, taxFreeAmount: Int64? = nil, currency: String?
        ) {
            (self.storeID, self.totalAmount) = (storeID, totalAmount)
            (self.taxFreeAmount, self.currency) = (taxFreeAmount, currency)
        }
    }

    /// `storeId`, `totalAmount`, `taxFreeAmount`, `currency`.
    public static let preRegister = Shape<PreRegister>(
        "PreRegister",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("totalAmount", WireCoder<Int64>.integer.optional) { $0.totalAmount },
        Field("taxFreeAmount", WireCoder<Int64>.integer.optional) { $0.taxFreeAmount },
        Field("currency", WireCoder<String>.text.optional) { $0.currency }
    ) { PreRegister(storeID: $0, totalAmount: $1, taxFreeAmount: $2, currency: $3) }
    .coder

    /// The body of `confirm`. PortOne requires the token alone; each other member must fit the payment.
    public struct Confirm: Hashable, Sendable {
        public var storeID: String?
        public var paymentToken: String
        public var transactionID: String?
        public var totalAmount, taxFreeAmount: Int64?
        public var currency: String?
        public var isTest, skipWebhook: Bool?

        /// Only what PortOne requires.
        public init(paymentToken: String) { self.paymentToken = paymentToken }

        /// What the client sends for a store.
        public init(_ confirmation: PortOneConfirmation, storeID: String) {
            (self.storeID, paymentToken) = (storeID, confirmation.paymentToken)
            (transactionID, totalAmount) = (confirmation.transactionID, confirmation.totalAmount)
            (currency, isTest) = (confirmation.currency, confirmation.isTest)
        }
    }

    /// `storeId`, `paymentToken`, `txId`, `totalAmount`, `taxFreeAmount`, `currency`, `isTest`,
    /// `skipWebhook`.
    public static let confirm = Shape<Confirm>(
        "Confirm",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("paymentToken", .text) { $0.paymentToken },
        Field("txId", WireCoder<String>.text.optional) { $0.transactionID },
        Field("totalAmount", WireCoder<Int64>.integer.optional) { $0.totalAmount },
        Field("taxFreeAmount", WireCoder<Int64>.integer.optional) { $0.taxFreeAmount },
        Field("currency", WireCoder<String>.text.optional) { $0.currency },
        Field("isTest", WireCoder<Bool>.bool.optional) { $0.isTest },
        Field("skipWebhook", WireCoder<Bool>.bool.optional) { $0.skipWebhook }
    ) { store, token, transaction, total, taxFree, currency, isTest, skipWebhook in
        var confirm = Confirm(paymentToken: token)
        (confirm.storeID, confirm.transactionID, confirm.currency) = (store, transaction, currency)
        (confirm.totalAmount, confirm.taxFreeAmount) = (total, taxFree)
        (confirm.isTest, confirm.skipWebhook) = (isTest, skipWebhook)
        return confirm
    }
    .coder

    /// The query `requestBody` of `payments-by-cursor`; PortOne requires no member.
    public struct PageRequest: Hashable, Sendable {
        public var storeID: String?
        /// When the payments were requested: from then on, and before.
        public var from, until: Timestamp?
        /// The place behind which the page begins.
        public var cursor: String?
        public var size: Int?

        /// Memberwise.
        public init(
            storeID: String?, from: Timestamp?, until: Timestamp?, cursor: String? = nil, size: Int? = nil
        ) {
            (self.storeID, self.from, self.until) = (storeID, from, until)
            (self.cursor, self.size) = (cursor, size)
        }
    }

    /// `storeId`, `from`, `until`, `cursor`, `size`.
    public static let pageRequest = Shape<PageRequest>(
        "PageRequest",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("from", moment.optional) { $0.from },
        Field("until", moment.optional) { $0.until },
        Field("cursor", WireCoder<String>.text.optional) { $0.cursor },
        Field("size", WireCoder<Int>.count.optional) { $0.size }
    ) { PageRequest(storeID: $0, from: $1, until: $2, cursor: $3, size: $4) }
    .coder

    /// The body of `resend-webhook`: without `webhookID` the newest is sent again.
    public struct Resend: Hashable, Sendable {
        public var storeID, webhookID: String?

        /// Memberwise.
        public init(storeID: String?, webhookID: String? = nil) {
            (self.storeID, self.webhookID) = (storeID, webhookID)
        }
    }

    /// `storeId`, `webhookId`.
    public static let resend = Shape<Resend>(
        "Resend",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("webhookId", WireCoder<String>.text.optional) { $0.webhookID }
    ) { Resend(storeID: $0, webhookID: $1) }
    .coder
}
