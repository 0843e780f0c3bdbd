import PortOne
import Vocabulary

/// A change to the usual course of a delivery, ordered by a control call.
enum SandboxDeliveryOrder: Hashable, Sendable {
    /// It is not sent.
    case drop
    /// It is sent once more, under the same name.
    case duplicate
    /// It is sent that much later.
    case delay(Duration)
    /// It is sent after the next later one; after an hour if none comes.
    case reorder
    /// The body of its next sending is changed after it was signed.
    case tamper
    /// It is sent now, whether it was sent before or not.
    case send

    /// The name in control calls.
    var name: String {
        switch self {
        case .drop: "drop"
        case .duplicate: "duplicate"
        case .delay: "delay"
        case .reorder: "reorder"
        case .tamper: "tamper"
        case .send: "send"
        }
    }
}

extension SandboxDeliveries {
    /// Follows an order for a delivery. Throws WEBHOOK_NOT_FOUND if there is none of that number, and
    /// INVALID_REQUEST if it would have to wait for its moment and does not.
    @discardableResult
    mutating func follow(
        _ order: SandboxDeliveryOrder, _ number: Int, at now: Timestamp
    ) throws(PortOneError) -> SandboxDelivery {
        guard let delivery = self[number] else {
            throw .refusal(
                404, .webhookNotFound,
                "no delivery has the number \(number): GET /__sandbox/deliveries lists them")
        }
        switch order {
        case .drop, .delay, .reorder:
            guard delivery.due != nil else {
                throw .badRequest(
                    "delivery \(number) was sent already; give the order before, to the next one: "
                        + "POST /__sandbox/deliveries/next/\(order.name)")
            }
        case .duplicate, .tamper, .send: break
        }
        obey(order, number, at: now)
        return self[number] ?? delivery
    }

    /// Follows an order that can be followed.
    mutating func obey(_ order: SandboxDeliveryOrder, _ number: Int, at now: Timestamp) {
        guard let delivery = self[number] else { return }
        switch order {
        case .drop:
            schedule(number, at: nil)
            update(number) { $0.isDropped = true }
        case .duplicate:
            let copy = SandboxDelivery(
                number: newest + 1, webhookID: delivery.webhookID, event: delivery.event, url: delivery.url)
            append(copy, at: now)
        case .delay(let duration):
            schedule(number, at: (delivery.due ?? now).advanced(by: duration))
        case .reorder: putBehind(number, until: now.advanced(by: .seconds(3600)))
        case .tamper:
            update(number) { $0.isTampered = true }
            if delivery.due == nil { sendAgain(number, at: now) }
        case .send: sendAgain(number, at: now)
        }
    }

    /// Sends a payment's webhook again, as the interface does: that of this name, else the newest. Throws
    /// WEBHOOK_NOT_FOUND, and MAX_WEBHOOK_RETRY_COUNT_REACHED if it was sent as often as it may be.
    @discardableResult
    mutating func resend(
        _ paymentID: String, _ webhookID: String?, at now: Timestamp
    ) throws(PortOneError) -> SandboxDelivery {
        let found = newest { delivery in
            delivery.event.paymentID == paymentID && webhookID ?? delivery.webhookID == delivery.webhookID
        }
        guard let found else {
            throw .refusal(404, .webhookNotFound, "no webhook of the payment has this ID")
        }
        guard found.executions < DeliverySchedule.mostExecutions else {
            throw .refusal(
                400, .tooManyWebhooks,
                "the webhook was sent \(DeliverySchedule.mostExecutions) times, which is the most")
        }
        sendAgain(found.number, at: now)
        return self[found.number] ?? found
    }

    private mutating func sendAgain(_ number: Int, at now: Timestamp) {
        schedule(number, at: now)
        update(number) { ($0.isManual, $0.isDropped) = (true, false) }
    }
}
