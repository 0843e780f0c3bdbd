/// The limits that bound a sandbox's memory.
enum SandboxLimits {
    /// The longest `paymentId`, in Unicode scalars.
    static let longestID = 64
    /// The longest name of an order, in Unicode scalars.
    static let longestName = 200
    /// The longest reason, in Unicode scalars.
    static let longestReason = 1000
    /// The longest address, in bytes.
    static let longestURL = 2000
    /// The most addresses for the webhooks of an attempt.
    static let mostNoticeURLs = 10
    /// The most attempts of a payment.
    static let mostAttempts = 50
    /// The most cancellations of a payment by the interface and the console.
    static let mostCancels = 100
    /// The most disputes of a payment.
    static let mostDisputes = 10
    /// The most payments.
    static let mostPayments = 1_000_000
    /// The largest amount, so that sums of all parts fit into 64 bits.
    static let largestAmount: Int64 = 1_000_000_000_000_000
    /// The time after which an approval or a cancellation under way succeeds by itself.
    static let settling: Duration = .seconds(3)
}
