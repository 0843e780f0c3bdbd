public import Payments
import Vocabulary
public import Wire

extension PortOneWebhookReceiver {
    /// `POST /webhooks/portone`, the address that PortOne's console has, or `noticeURL` of a checkout.
    public static let endpoint = EndpointDescription(
        callback: "payments.portone", "/webhooks/portone", summary: "Takes a webhook of PortOne.")

    /// The route that answers them.
    public var route: Route { Route(callback: Self.endpoint) { await self.answer($0) } }

    /// Webhooks for that service.
    public convenience init(_ webhooks: PortOneWebhooks, to orders: OrderService, atMost most: Int = 100) {
        self.init(
            webhooks, atMost: most,
            note: { webhook, reference throws(ServiceFailure) in
                do throws(OrderError) {
                    return try await orders.nudge(webhook, about: reference)
                } catch {
                    throw ServiceFailure(error)
                }
            },
            follow: { order throws(ServiceFailure) in
                do throws(OrderError) {
                    try await orders.follow(order)
                } catch {
                    throw ServiceFailure(error)
                }
            })
    }
}

extension ServiceFailure {
    /// The failure that all verbs can have; any other error is a mistake here.
    fileprivate init(_ error: OrderError) {
        self = error.service ?? .internal(error.message)
    }
}
