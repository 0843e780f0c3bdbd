import ContractKit
import Listings
import SampleKit
import Vocabulary

extension ListingWriter {
    /// How long holds of a drill last: longer than its rounds.
    private static let holdTime: Duration = .seconds(3000)

    mutating func holdGoods(_ client: inout DrillClient) async {
        guard let goods = inventory.goods(notOf: client.member.number, client.random.next()) else {
            return await likeGoods(&client)
        }
        let quantity = 1 + client.random.below(2)
        let until = client.time.now().advanced(by: Self.holdTime)
        let order: OrderID = client.ids.next()
        let hold = await client.send(.hold(order, of: goods.id), Self.written(quantity, .active)) {
            [member = client.member] () throws(ListingError) in
            try await member.listings().hold(goods.id, quantity: quantity, for: order, until: until)
        }
        if hold != nil { holds.append(OwnHold(goods: goods, order: order, quantity: quantity)) }
    }

    /// The holder gives the units up, or the seller confirms the sale.
    mutating func endHold(_ client: inout DrillClient) async {
        guard !holds.isEmpty else { return await holdGoods(&client) }
        let hold = holds.remove(at: client.random.below(holds.count))
        let isSale = client.random.chance(60)
        let seller = client.members.first { $0.number == hold.goods.seller } ?? client.member
        let end: HoldState = isSale ? .confirmed : .released
        _ = await client.send(.hold(hold.order, of: hold.goods.id), Self.written(hold.quantity, end)) {
            [member = client.member] () throws(ListingError) in
            isSale
                ? try await seller.listings().confirm(hold.goods.id, hold.order)
                : try await member.listings().release(hold.goods.id, hold.order)
        }
    }

    mutating func likeGoods(_ client: inout DrillClient) async {
        guard let goods = inventory.goods(notOf: client.member.number, client.random.next()) else {
            return await publishPaper(&client)
        }
        let likes = !liked.contains(goods.id)
        let record = TrackedRecord.like(of: goods.id, by: client.member.id)
        let count = await client.send(record, likes ? ListingDrill.likedState : nil) {
            [member = client.member] () throws(ListingError) in
            let verbs = try await member.listings()
            return likes ? try await verbs.like(goods.id) : try await verbs.unlike(goods.id)
        }
        guard count != nil else { return }
        if likes { liked.insert(goods.id) } else { liked.remove(goods.id) }
    }

    /// All that a write says about a hold.
    static func written(_ quantity: Int, _ state: HoldState) -> String { "\(quantity) \(state.rawValue)" }
}
