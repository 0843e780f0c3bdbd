import Vocabulary

/// The names of a payment and its attempt.
struct PaymentNames: Sendable {
    let status: PortOneStatus
    let id, transactionID, merchantID, storeID: String
}

/// What is paid for.
struct PaymentOrder: Sendable {
    let currency, orderName: String
    let amount: PortOneAmount
}

/// The moments of a payment.
struct PaymentMoments: Sendable {
    let requestedAt, updatedAt, statusChangedAt: Timestamp
    let paidAt, failedAt, cancelledAt: Timestamp?
}

/// The means of a payment, and what came of it.
struct PaymentCourse: Sendable {
    let channel: PortOneChannel?
    let method: PortOneMethod?
    let failure: PortOneFailure?
    let cancellations: [PortOneCancellation]
    let disputes: [PortOneDispute]
    let receiptURL: String?
}

/// A payment in parts, so that no shape has more members than the compiler checks in a moment.
extension PortOnePayment {
    init(_ names: PaymentNames, _ order: PaymentOrder, _ moments: PaymentMoments, _ course: PaymentCourse) {
        self.init(
            status: names.status, id: names.id, transactionID: names.transactionID,
            merchantID: names.merchantID, storeID: names.storeID, currency: order.currency,
            orderName: order.orderName, amount: order.amount, requestedAt: moments.requestedAt)
        (updatedAt, statusChangedAt) = (moments.updatedAt, moments.statusChangedAt)
        (paidAt, failedAt, cancelledAt) = (moments.paidAt, moments.failedAt, moments.cancelledAt)
        (channel, method, failure) = (course.channel, course.method, course.failure)
        (cancellations, disputes) = (course.cancellations, course.disputes)
        receiptURL = course.receiptURL
    }

    var names: PaymentNames {
        PaymentNames(
            status: status, id: id, transactionID: transactionID, merchantID: merchantID, storeID: storeID)
    }

    var order: PaymentOrder { PaymentOrder(currency: currency, orderName: orderName, amount: amount) }

    var moments: PaymentMoments {
        PaymentMoments(
            requestedAt: requestedAt, updatedAt: updatedAt, statusChangedAt: statusChangedAt, paidAt: paidAt,
            failedAt: failedAt, cancelledAt: cancelledAt)
    }

    var course: PaymentCourse {
        PaymentCourse(
            channel: channel, method: method, failure: failure, cancellations: cancellations,
            disputes: disputes, receiptURL: receiptURL)
    }
}
