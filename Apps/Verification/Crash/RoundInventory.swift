import Listings
import Synchronization
import Vocabulary

/// Goods that the clients of one round sell to each other, and the count by which the server is killed.
final class RoundInventory: Sendable {
    /// Goods on offer.
    struct Goods: Hashable, Sendable {
        let title: String
        let id: ListingID
        let units: Int
        let seller: Int
    }

    private struct State {
        var goods: [Goods] = []
        var writes = 0
    }

    private let state = Mutex(State())

    /// Puts goods on offer.
    func offer(_ goods: Goods) { state.withLock { $0.goods.append(goods) } }

    /// Everything on offer.
    var goods: [Goods] { state.withLock { $0.goods } }

    /// Somebody else's goods, whichever the number says; nil while there are none.
    func goods(notOf seller: Int, _ number: UInt64) -> Goods? {
        let others = goods.filter { $0.seller != seller }
        return others.isEmpty ? nil : others[Int(number % UInt64(others.count))]
    }

    /// Counts a write that is about to be sent.
    func countWrite() { state.withLock { $0.writes += 1 } }

    /// How many writes have been sent.
    var writes: Int { state.withLock { $0.writes } }
}
