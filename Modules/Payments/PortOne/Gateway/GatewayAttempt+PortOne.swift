import Payments
import PortOne

extension GatewayAttempt {
    /// An attempt as PortOne tells it, under that reference.
    init(_ payment: PortOnePayment, _ reference: PaymentReference, storeID: String) {
        let wasPaid = payment.status.wasPaid
        self.init(
            reference, transaction: payment.transactionID, GatewayStatus(payment.status),
            changedAt: payment.statusChangedAt, currency: payment.currency, total: payment.amount.total,
            paid: wasPaid ? payment.amount.paid : 0, refunded: wasPaid ? payment.amount.cancelled : 0,
            isTest: payment.channel.flatMap(\.isTest), isOwnStore: payment.storeID == storeID,
            isByCard: payment.method.map(\.isByCard), isConsistent: payment.isConsistent,
            refunds: payment.cancellations.map { GatewayRefund($0) },
            isDisputed: payment.disputes.contains { $0.resolvedAt == nil })
        updatedAt = max(payment.statusChangedAt, payment.updatedAt)
    }
}

extension GatewayStatus {
    /// The status in the platform's words; one that PortOne has added survives.
    init(_ status: PortOneStatus) {
        switch status {
        case .ready: self = .ready
        case .payPending: self = .pending
        case .failed: self = .failed
        case .paid: self = .paid
        case .partialCancelled: self = .partlyRefunded
        case .cancelled: self = .refunded
        default: self = .other(status.rawValue)
        }
    }
}

extension GatewayRefund {
    /// A cancellation. One whose origin PortOne does not tell counts as asked for by this platform.
    init(_ cancellation: PortOneCancellation) {
        self.init(
            id: cancellation.id, Status(cancellation.status), amount: cancellation.totalAmount,
            requestedAt: cancellation.requestedAt,
            isForeign: cancellation.trigger.map { $0 != .api } ?? false)
    }
}

extension GatewayRefund.Status {
    /// The status in the platform's words; one that PortOne has added survives.
    init(_ status: PortOneCancellationStatus) {
        switch status {
        case .requested: self = .requested
        case .succeeded: self = .succeeded
        case .failed: self = .failed
        default: self = .other(status.rawValue)
        }
    }
}

extension PortOneMethod {
    /// Whether a card is charged: by itself, or behind a wallet. A means that PortOne has added is no card.
    fileprivate var isByCard: Bool { type == .card || type == .easyPay }
}

extension PortOneChannel {
    /// Nil for a type that PortOne has added.
    fileprivate var isTest: Bool? {
        switch type {
        case .test: true
        case .live: false
        default: nil
        }
    }
}
