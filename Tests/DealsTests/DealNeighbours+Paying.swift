import ContractKit
import Deals
import DealsContract
import Testing
import Vocabulary

extension DealNeighbours {
    /// The two with a deal at each point of a payment, all made forty minutes ago.
    ///
    /// Scenes call them `{asked}`, `{to-pay}`, `{paying}`, `{paid}`, `{handed}`, `{received}`, `{returned}`;
    /// `{goods}` is on sale, `{asking}` too, if its seller accepts, and `{free}` costs nothing.
    static func paying() async throws -> DealNeighbours {
        var neighbours = try await DealNeighbours(empty: true)
        neighbours.names = try await neighbours.dealsToPay()
        neighbours.environment.clock.advance(by: .seconds(600))
        return neighbours
    }

    private func dealsToPay() async throws -> [String: String] {
        let selling = verbs(of: seller)
        let asked = try await reserved("가죽 축구화", asksSeller: true).deal.id
        let (toPay, held) = (
            try await reserved("자전거 안장"), try await reserved("\u{1112}\u{1161}\u{11AB}옥 문고리")
        )
        try await service.hold(purchase(of: held))
        let (paid, handed) = (try await self.paid("원목 책상"), try await self.paid("겨울 이불"))
        let (received, returned) = (try await self.paid("접이식 의자"), try await self.paid("유리 화병"))
        environment.clock.advance(by: .seconds(1200))
        for order in [handed, received] { _ = try await selling.handOver(deal(of: order)) }
        environment.clock.advance(by: .seconds(600))
        _ = try await verbs(of: buyer).receive(deal(of: received))
        try await service.release(returned)
        return [
            "{asked}": "\(asked)", "{to-pay}": "\(toPay.deal.id)", "{paying}": "\(held.deal.id)",
            "{paid}": "\(paid.record)", "{handed}": "\(handed.record)", "{received}": "\(received.record)",
            "{returned}": "\(returned.record)", "{goods}": "\(try offer("새 물건"))",
            "{asking}": "\(try offer("묻고 파는 물건", asksSeller: true))",
            "{free}": "\(try offer("나눔 화분", price: 0))",
        ]
    }

    private func offer(_ title: String, asksSeller: Bool = false, price: Int64 = 45_000) throws -> ListedID {
        var goods = TestGoods(title, asksSeller: asksSeller)
        goods.price = Money(price, .krw)
        return try market.offer(goods, by: seller.memberID)
    }

    private func reserved(_ title: String, asksSeller: Bool = false) async throws -> DealView {
        try await verbs(of: buyer).reserve(
            Reservation(offer(title, asksSeller: asksSeller), hours: 1, isToPay: true))
    }

    private func purchase(of view: DealView) throws -> Purchase {
        Purchase(
            order: environment.ids.next(), record: AnyIdentifier(view.deal.id), buyer: view.deal.buyer,
            total: try #require(view.deal.total), until: view.deal.until)
    }

    /// A deal that was paid for.
    private func paid(_ title: String) async throws -> Purchase {
        let purchase = try await purchase(of: reserved(title))
        try await service.hold(purchase)
        try await service.fulfil(purchase)
        return purchase
    }

    private func deal(of purchase: Purchase) throws -> DealID {
        try #require(purchase.record.typed(DealSubject.self))
    }
}
