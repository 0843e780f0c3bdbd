import CrewsContract
import Moderation
import Payments
import PaymentsContract
import Vocabulary

extension CrewPartSource {
    /// Crews are taken away by moderation, and joined by orders that are paid in the browser of the member.
    static let platform = CrewPartSource(
        takeAway: { moderator, crew in
            let order = ModerationOrder(.hide, crew, reason: "도배 크루입니다")
            _ = try await moderator.moderation.act(order)
        },
        pay: { buyer, membership in
            let opened = try await buyer.orders.open(PurchaseRequest(membership), idempotencyKey: nil)
            try await OrderRecordSource.pay(buyer, opened.order.id)
        },
        ask: { buyer, membership in
            for order in try await orders(of: buyer, for: membership) where order.state.isOpen {
                do {
                    try await OrderRecordSource.ask(buyer, order.id)
                } catch OrderError.wrongState {
                    // It has been paid or let go meanwhile.
                }
            }
        },
        keeps: { buyer, membership in
            try await orders(of: buyer, for: membership).contains { $0.state == .fulfilled }
        })

    /// The latest orders of the member for that membership.
    private static func orders(of buyer: Services, for membership: AnyIdentifier) async throws -> [Order] {
        try await buyer.orders.orders(OrderFilter(side: .buying), .largest(after: nil)).items
            .map(\.order).filter { $0.record == membership }
    }
}
