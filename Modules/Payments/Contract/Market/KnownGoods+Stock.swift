import Payments
import Vocabulary

extension KnownGoods.State {
    /// Keeps a unit for the order. Repeating it changes nothing.
    mutating func hold(_ purchase: Purchase, at now: Timestamp) throws(PurchaseFailure) {
        if let known = sales[purchase.order] {
            guard known.stage != .released else { throw .gone }
            return
        }
        guard let goods = things[purchase.record]?.goods else { throw .notFound }
        guard goods.isForSale else { throw .notForSale }
        guard total(goods, purchase) == purchase.total else { throw .changed }
        if let other = other(than: purchase, at: now) { throw .otherOrder(other) }
        guard free(purchase.record, at: now) > 0 else { throw .gone }
        sales[purchase.order] = KnownGoods.Sale(purchase: purchase, stage: .held)
    }

    /// Hands the unit over. Repeating it changes nothing.
    mutating func fulfil(_ purchase: Purchase, at now: Timestamp) throws(PurchaseFailure) {
        guard let goods = things[purchase.record]?.goods else { throw .notFound }
        let known = sales[purchase.order]
        switch known?.stage {
        case .handedOver: return
        case .released: throw .gone
        case .held where goods.isHeld && purchase.until > now: break
        case .held, nil:
            // The hold is over, or there never was one: what others hold and have is not the order's.
            let others = taken(purchase.record) { sale in
                sale.purchase.order != purchase.order && sale.keepsUnit(goods, at: now)
            }
            guard others < goods.units else { throw .gone }
        }
        sales[purchase.order] = KnownGoods.Sale(purchase: purchase, stage: .handedOver)
        handedOver[purchase.order, default: 0] += 1
    }

    /// How many purchases can be made now.
    func free(_ record: AnyIdentifier, at now: Timestamp) -> Int {
        guard let goods = things[record]?.goods else { return 0 }
        return max(0, goods.units - taken(record) { $0.keepsUnit(goods, at: now) })
    }

    /// Whether the buyer can make a purchase, or has one that is held.
    func isLeft(_ record: AnyIdentifier, for buyer: MemberID, at now: Timestamp) -> Bool {
        let own = taken(record) { sale in
            sale.purchase.buyer == buyer && sale.stage == .held && sale.purchase.until > now
        }
        return free(record, at: now) > 0 || own > 0
    }

    /// How many purchases of a record are such.
    func taken(_ record: AnyIdentifier, _ isSuch: (KnownGoods.Sale) -> Bool) -> Int {
        sales.values.count { $0.purchase.record == record && isSuch($0) }
    }

    /// Another order of the buyer's for the same record that is held.
    private func other(than purchase: Purchase, at now: Timestamp) -> OrderID? {
        sales.values.first { sale in
            sale.purchase.record == purchase.record && sale.purchase.buyer == purchase.buyer
                && sale.stage == .held && sale.purchase.until > now
        }?.purchase.order
    }

    private func total(_ goods: OrderedGoods, _ purchase: Purchase) -> Money? {
        if goods.amounts != nil { return purchase.total }
        return try? goods.price.multiplied(by: Int64(goods.quantity))
    }
}

extension KnownGoods.Sale {
    /// Whether no other order can have the unit.
    func keepsUnit(_ goods: OrderedGoods, at now: Timestamp) -> Bool {
        switch stage {
        case .handedOver: true
        case .held: goods.isHeld && purchase.until > now
        case .released: false
        }
    }
}
