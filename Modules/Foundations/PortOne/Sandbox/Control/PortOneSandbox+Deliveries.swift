import PortOne
import Synchronization
import Vocabulary
import Wire

extension PortOneSandbox {
    /// Tells the newest deliveries, newest first; with `paymentId`, those of a payment.
    func listDeliveries(_ call: inout ToolCall) throws(PortOneError) -> WireResponse {
        let limit = Int(try call.integer("limit", in: 1...1000) ?? 100)
        let paymentID = call.take("paymentId")
        try call.finish("limit", "paymentId")
        let deliveries = state.withLock { state in
            let all = state.deliveries.newest(paymentID == nil ? limit : SandboxDeliveries.most)
            return Array(
                all.lazy.filter { paymentID ?? $0.event.paymentID == $0.event.paymentID }.prefix(limit))
        }
        var writer = JSONWriter(capacity: 16_384)
        writer.beginObject()
        writer.key("deliveries")
        writer.beginArray()
        for delivery in deliveries { delivery.write(&writer) }
        writer.endArray()
        writer.endObject()
        return .json(200, writer.bytes)
    }

    /// Follows an order for the delivery of a number, or for the `next` that is made, and tells it.
    func order(
        _ name: String, for number: String, _ call: inout ToolCall
    ) throws(PortOneError) -> WireResponse {
        let order = try SandboxDeliveryOrder(name, &call)
        let now = clock.now()
        if number == "next" {
            try state.withLock { state throws(PortOneError) in try state.deliveries.follow(next: order) }
            return .json(200, PortOneWire.empty.bytes(of: Nothing()))
        }
        guard let number = Int(number) else {
            throw .badRequest("a delivery has a number, or is the next: GET /__sandbox/deliveries lists them")
        }
        let delivery = try state.withLock { state throws(PortOneError) in
            try state.deliveries.follow(order, number, at: now)
        }
        var writer = JSONWriter()
        delivery.write(&writer)
        return .json(200, writer.bytes)
    }
}

extension SandboxDeliveryOrder {
    /// Reads an order. Throws INVALID_REQUEST.
    fileprivate init(_ name: String, _ call: inout ToolCall) throws(PortOneError) {
        switch name {
        case "drop": self = .drop
        case "duplicate": self = .duplicate
        case "delay": self = .delay(.seconds(try call.integer("seconds", in: 1...604_800) ?? 60))
        case "reorder": self = .reorder
        case "tamper": self = .tamper
        case "send": self = .send
        default:
            throw .refusal(
                404, .invalidRequest,
                "a delivery has no \(name.prefix(40)): it has drop, duplicate, delay, reorder, tamper, send")
        }
        if name == "delay" { try call.finish("seconds") } else { try call.finish() }
    }
}

extension SandboxDelivery {
    /// Writes an item of `deliveries` in the control call's answer.
    fileprivate func write(_ writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.integer(Int64(number))
        let texts: [(StaticString, String?)] = [
            ("webhookId", webhookID), ("type", event.type.rawValue), ("paymentId", event.paymentID),
            ("transactionId", event.transactionID), ("cancellationId", event.cancellationID), ("url", url),
            ("status", standing), ("due", due?.rfc3339), ("sentAt", sentAt?.rfc3339),
        ]
        for case (let name, let text?) in texts {
            writer.key(name)
            writer.string(text)
        }
        writer.key("executions")
        writer.integer(Int64(executions))
        if let answer {
            writer.key("answer")
            writer.integer(Int64(answer))
        }
        writer.endObject()
    }
}
