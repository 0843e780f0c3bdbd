/// The state of a payment, or of one attempt to pay.
public struct PortOneStatus: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The payment window was opened.
    public static let ready = PortOneStatus(rawValue: "READY")
    /// The approval is under way and will come later.
    public static let payPending = PortOneStatus(rawValue: "PAY_PENDING")
    /// Paid, and nothing cancelled.
    public static let paid = PortOneStatus(rawValue: "PAID")
    /// Refused or broken off. It may still become paid: by another attempt, or by a late approval.
    public static let failed = PortOneStatus(rawValue: "FAILED")
    /// More than nothing and less than everything was cancelled.
    public static let partialCancelled = PortOneStatus(rawValue: "PARTIAL_CANCELLED")
    /// Everything that was paid was cancelled.
    public static let cancelled = PortOneStatus(rawValue: "CANCELLED")

    /// Whether money was taken, whatever came back since.
    public var wasPaid: Bool { self == .paid || self == .partialCancelled || self == .cancelled }
}

/// The state of a cancellation.
public struct PortOneCancellationStatus: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Asked for; the money comes back later, or the cancellation fails.
    public static let requested = PortOneCancellationStatus(rawValue: "REQUESTED")
    /// The money is on its way back to the buyer.
    public static let succeeded = PortOneCancellationStatus(rawValue: "SUCCEEDED")
    /// Nothing was cancelled.
    public static let failed = PortOneCancellationStatus(rawValue: "FAILED")
}

/// The origin of a cancellation.
public struct PortOneTrigger: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The merchant's console.
    public static let console = PortOneTrigger(rawValue: "CONSOLE")
    /// A call of the interface.
    public static let api = PortOneTrigger(rawValue: "API")
    /// The card company took the money back after a dispute.
    public static let chargeback = PortOneTrigger(rawValue: "CHARGEBACK")
}

/// The means of payment.
public struct PortOneMethodType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A card.
    public static let card = PortOneMethodType(rawValue: "PaymentMethodCard")
    /// A wallet such as Kakao Pay.
    public static let easyPay = PortOneMethodType(rawValue: "PaymentMethodEasyPay")
    /// A transfer between bank accounts.
    public static let transfer = PortOneMethodType(rawValue: "PaymentMethodTransfer")
}

/// Whether a channel moves money.
public struct PortOneChannelType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Money moves.
    public static let live = PortOneChannelType(rawValue: "LIVE")
    /// No money moves.
    public static let test = PortOneChannelType(rawValue: "TEST")
}
