import Listings
import Synchronization
import Vocabulary

/// Goods that the clients of one round sell to each other.
final class RoundInventory: Sendable {
    /// Goods on offer.
    struct Goods: Hashable, Sendable {
        let id: ListingID
        let seller: Int
    }

    let round: Int
    private let offered = Mutex<[Goods]>([])

    /// Nothing on offer in that round.
    init(round: Int) {
        self.round = round
    }

    /// Puts goods on offer.
    func offer(_ goods: Goods) { offered.withLock { $0.append(goods) } }

    /// Another member's goods, chosen by the number; nil while there are none.
    func goods(notOf seller: Int, _ number: UInt64) -> Goods? {
        let others = offered.withLock { $0 }.filter { $0.seller != seller }
        return others.isEmpty ? nil : others[Int(number % UInt64(others.count))]
    }
}
