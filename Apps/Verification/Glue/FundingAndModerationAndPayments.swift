import FundingContract
import Moderation
import Payments
import PaymentsContract
import Vocabulary

extension FundingPartSource {
    /// Shelters and campaigns are taken away by moderation, and backings paid by orders in the browser of the
    /// member.
    static let platform = FundingPartSource(
        takeAway: { moderator, record in
            let order = ModerationOrder(.hide, record, reason: "허위 펀딩입니다")
            _ = try await moderator.moderation.act(order)
        },
        pay: { backer, backing in
            let opened = try await backer.orders.open(PurchaseRequest(backing), idempotencyKey: nil)
            try await OrderRecordSource.pay(backer, opened.order.id)
        },
        ask: { backer, backing in
            for order in try await orders(of: backer, for: backing) where order.state.isOpen {
                do {
                    try await OrderRecordSource.ask(backer, order.id)
                } catch OrderError.wrongState {
                    // It has been paid or let go meanwhile.
                }
            }
        },
        keeps: { backer, backing in
            try await orders(of: backer, for: backing).contains { $0.state == .fulfilled }
        })

    /// The latest orders of the member for that backing.
    private static func orders(of backer: Services, for backing: AnyIdentifier) async throws -> [Order] {
        try await backer.orders.orders(OrderFilter(side: .buying), .largest(after: nil)).items
            .map(\.order).filter { $0.record == backing }
    }
}
