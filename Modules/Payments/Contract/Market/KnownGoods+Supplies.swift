import ContractKit
import Payments
import Synchronization
import Vocabulary

/// The market's records of its sales.
extension KnownGoods {
    /// Keeps that one piece of a record was sold to a member, whether it was paid here or not; answers what
    /// is kept. Throws `BrokenPromise` for a record that was never offered by a member.
    func supply(_ record: AnyIdentifier, to buyer: MemberID) throws -> SupplyRecord {
        let now = time.now()
        let thing = try expectValue(state.withLock { $0.things[record] }, "the goods")
        let kept = SupplyRecord(
            goods: record, category: "general", seller: try expectValue(thing.payee.typed(), "a seller"),
            buyer: buyer, quantity: 1, price: thing.goods.price, at: now,
            expiresAt: now.advanced(by: OrderRecordKind.contract.lifetime))
        state.withLock { $0.supplies[record, default: []].append(kept) }
        return kept
    }

    /// The kept records, found by the deals that they are about.
    var supplies: SupplySource {
        SupplySource { record throws(ServiceFailure) in self.state.withLock { $0.supplies[record] ?? [] } }
    }
}
