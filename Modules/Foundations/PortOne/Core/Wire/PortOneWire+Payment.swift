import Vocabulary
public import Wire

extension PortOneWire {
    /// A payment (`Payment`): `id` is the merchant's name of it, `transactionId` PortOne's name of the
    /// attempt.
    public static let payment = shape("Payment", names: paymentNames).coder

    /// An attempt (`PaymentTransaction`): `id` is PortOne's name of the attempt, `paymentId` the merchant's
    /// name of the payment.
    public static let transaction = shape("PaymentTransaction", names: transactionNames).coder

    /// `version` and `customer` are promised, and nothing is done with them.
    private static func shape(_ name: String, names: Shape<PaymentNames>) -> Shape<PortOnePayment> {
        Shape(
            name,
            Field(flattening: names) { $0.names },
            Field(flattening: order) { $0.order },
            Field(flattening: moments) { $0.moments },
            Field(flattening: course) { $0.course },
            Field("version", always(.string("V2"))) { _ in Nothing() },
            Field("customer", always(.object(JSONObject()))) { _ in Nothing() }
        ) { names, order, moments, course, _, _ in PortOnePayment(names, order, moments, course) }
    }

    private static let paymentNames = Shape<PaymentNames>(
        "PaymentNames",
        Field("status", PortOneStatus.coder) { $0.status },
        Field("id", .text) { $0.id },
        Field("transactionId", .text) { $0.transactionID },
        Field("merchantId", .text) { $0.merchantID },
        Field("storeId", .text) { $0.storeID }
    ) { status, id, transaction, merchant, store in
        PaymentNames(
            status: status, id: id, transactionID: transaction, merchantID: merchant, storeID: store)
    }

    private static let transactionNames = Shape<PaymentNames>(
        "PaymentTransactionNames",
        Field("status", PortOneStatus.coder) { $0.status },
        Field("id", .text) { $0.transactionID },
        Field("paymentId", .text) { $0.id },
        Field("merchantId", .text) { $0.merchantID },
        Field("storeId", .text) { $0.storeID }
    ) { status, transaction, id, merchant, store in
        PaymentNames(
            status: status, id: id, transactionID: transaction, merchantID: merchant, storeID: store)
    }

    private static let order = Shape<PaymentOrder>(
        "PaymentOrder",
        Field("orderName", .text) { $0.orderName },
        Field("amount", amount) { $0.amount },
        Field("currency", .text) { $0.currency }
    ) { name, amount, currency in PaymentOrder(currency: currency, orderName: name, amount: amount) }

    private static let moments = Shape<PaymentMoments>(
        "PaymentMoments",
        Field("requestedAt", moment) { $0.requestedAt },
        Field("updatedAt", moment) { $0.updatedAt },
        Field("statusChangedAt", moment) { $0.statusChangedAt },
        Field("paidAt", moment.optional) { $0.paidAt },
        Field("failedAt", moment.optional) { $0.failedAt },
        Field("cancelledAt", moment.optional) { $0.cancelledAt }
    ) { requested, updated, changed, paid, failed, cancelled in
        PaymentMoments(
            requestedAt: requested, updatedAt: updated, statusChangedAt: changed, paidAt: paid,
            failedAt: failed, cancelledAt: cancelled)
    }

    private static let course = Shape<PaymentCourse>(
        "PaymentCourse",
        Field("channel", channel.optional) { $0.channel },
        Field("method", method.optional) { $0.method },
        Field("failure", failure.optional) { $0.failure },
        Field("cancellations", cancellation.array.optional) { $0.cancellations },
        Field("disputes", dispute.array.optional) { $0.disputes },
        Field("receiptUrl", WireCoder<String>.text.optional) { $0.receiptURL }
    ) { channel, method, failure, cancellations, disputes, receipt in
        PaymentCourse(
            channel: channel, method: method, failure: failure, cancellations: cancellations ?? [],
            disputes: disputes ?? [], receiptURL: receipt)
    }
}
