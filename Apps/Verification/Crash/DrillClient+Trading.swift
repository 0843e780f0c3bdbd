import Composition
import ContractKit
import Listings
import Vocabulary

extension DrillClient {
    /// How long holds of a drill last: longer than its rounds.
    private static let holdTime: Duration = .seconds(3000)

    mutating func holdGoods() async {
        guard let goods = inventory.goods(notOf: member.number, random.next()) else {
            return await likeGoods()
        }
        let (quantity, until) = (1 + random.below(2), SystemClock().now().advanced(by: Self.holdTime))
        let order = OrderID(SystemIdentifiers().next())
        let hold = await send(.hold(goods.id, order), Self.written(quantity, .active)) {
            [platform, member] () throws(ListingError) in
            try await member.verbs(at: platform).hold(goods.id, quantity: quantity, for: order, until: until)
        }
        if hold != nil { holds.append(OwnHold(goods: goods, order: order, quantity: quantity)) }
    }

    /// The holder gives the units up, or the seller confirms the sale.
    mutating func endHold() async {
        guard !holds.isEmpty else { return await holdGoods() }
        let hold = holds.remove(at: random.below(holds.count))
        let isSale = random.chance(60)
        let seller = others.first { $0.number == hold.goods.seller } ?? member
        let end: HoldState = isSale ? .confirmed : .released
        _ = await send(.hold(hold.goods.id, hold.order), Self.written(hold.quantity, end)) {
            [platform, member] () throws(ListingError) in
            isSale
                ? try await seller.verbs(at: platform).confirm(hold.goods.id, hold.order)
                : try await member.verbs(at: platform).release(hold.goods.id, hold.order)
        }
    }

    mutating func likeGoods() async {
        guard let goods = inventory.goods(notOf: member.number, random.next()) else {
            return await publishPaper()
        }
        let likes = !liked.contains(goods.id)
        let count = await send(.like(member.id, goods.id), likes ? Self.likedState : nil) {
            [platform, member] () throws(ListingError) in
            let verbs = try await member.verbs(at: platform)
            return likes ? try await verbs.like(goods.id) : try await verbs.unlike(goods.id)
        }
        guard count != nil else { return }
        if likes { liked.insert(goods.id) } else { liked.remove(goods.id) }
    }

    static let likedState = "liked"

    /// All that a write says about a hold.
    static func written(_ quantity: Int, _ state: HoldState) -> String { "\(quantity) \(state.rawValue)" }
}
