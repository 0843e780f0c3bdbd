import Vocabulary
public import Wire

extension PortOneWire {
    /// `amount` of a payment, in the smallest unit of its currency.
    static let amount = Shape<PortOneAmount>(
        "PaymentAmount",
        Field("total", .integer) { $0.total },
        Field("taxFree", .integer, fallback: 0) { $0.taxFree },
        Field("vat", WireCoder<Int64>.integer.optional) { $0.vat },
        Field("supply", WireCoder<Int64>.integer.optional) { $0.supply },
        Field("discount", .integer) { $0.discount },
        Field("paid", .integer) { $0.paid },
        Field("cancelled", .integer) { $0.cancelled },
        Field("cancelledTaxFree", .integer, fallback: 0) { $0.cancelledTaxFree }
    ) { total, taxFree, vat, supply, discount, paid, cancelled, cancelledTaxFree in
        var amount = PortOneAmount(total: total)
        (amount.taxFree, amount.vat, amount.supply) = (taxFree, vat, supply)
        (amount.discount, amount.paid) = (discount, paid)
        (amount.cancelled, amount.cancelledTaxFree) = (cancelled, cancelledTaxFree)
        return amount
    }
    .coder

    static let channel = Shape<PortOneChannel>(
        "SelectedChannel",
        Field("type", PortOneChannelType.coder) { $0.type },
        Field("key", WireCoder<String>.text.optional) { $0.key },
        Field("name", WireCoder<String>.text.optional) { $0.name },
        Field("pgProvider", WireCoder<String>.text.optional) { $0.provider }
    ) { type, key, name, provider in PortOneChannel(type, key: key, name: name, provider: provider) }
    .coder

    static let method = Shape<PortOneMethod>(
        "PaymentMethod", Field("type", PortOneMethodType.coder) { $0.type }
    ) { PortOneMethod($0) }
    .coder

    static let failure = Shape<PortOneFailure>(
        "PaymentFailure",
        Field("reason", WireCoder<String>.text.optional) { $0.reason },
        Field("pgCode", WireCoder<String>.text.optional) { $0.providerCode },
        Field("pgMessage", WireCoder<String>.text.optional) { $0.providerMessage }
    ) { PortOneFailure(reason: $0, providerCode: $1, providerMessage: $2) }
    .coder

    /// A cancellation (`PaymentCancellation`).
    public static let cancellation = Shape<PortOneCancellation>(
        "PaymentCancellation",
        Field("status", PortOneCancellationStatus.coder) { $0.status },
        Field("id", .text) { $0.id },
        Field("totalAmount", .integer) { $0.totalAmount },
        Field("taxFreeAmount", .integer, fallback: 0) { $0.taxFreeAmount },
        Field("vatAmount", .integer, fallback: 0) { $0.vatAmount },
        Field("reason", .text) { $0.reason },
        Field("requestedAt", moment) { $0.requestedAt },
        Field("cancelledAt", moment.optional) { $0.cancelledAt },
        Field("trigger", PortOneTrigger.coder.optional) { $0.trigger }
    ) { status, id, total, taxFree, vat, reason, requested, cancelled, trigger in
        var cancellation = PortOneCancellation(
            status, id: id, totalAmount: total, reason: reason, requestedAt: requested,
            cancelledAt: cancelled, trigger: trigger)
        (cancellation.taxFreeAmount, cancellation.vatAmount) = (taxFree, vat)
        return cancellation
    }
    .coder

    /// `Dispute`; its `status` follows from `resolvedAt`.
    static let dispute = Shape<PortOneDispute>(
        "Dispute",
        Field("status", WireCoder<String>.text.optional) {
            $0.resolvedAt == nil ? "UNRESOLVED" : "RESOLVED"
        },
        Field("pgDisputeId", WireCoder<String>.text.optional) { $0.id },
        Field("reason", WireCoder<String>.text.optional) { $0.reason },
        Field("createdAt", moment.optional) { $0.createdAt },
        Field("resolvedAt", moment.optional) { $0.resolvedAt }
    ) { _, id, reason, created, resolved in
        PortOneDispute(id: id, reason: reason, createdAt: created, resolvedAt: resolved)
    }
    .coder
}
