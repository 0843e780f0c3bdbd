import Synchronization
import Vocabulary

/// One unit, seat or item on sale, for which all buyers contend.
final class PurchaseRound: Sendable {
    let goods: PurchaseGoods
    /// The listing, the crew, or the campaign.
    let sold: AnyIdentifier
    private let state = Mutex(State())
    private let end = ContinuousClock.now + .seconds(180)

    private struct State {
        var isSold = false
        var isDone = false
        var changes = 0
        var steps = 0
    }

    /// A round in which that listing is for sale, the last seat of that crew, or the last
    /// item of that campaign.
    init(_ goods: PurchaseGoods, _ sold: AnyIdentifier) { (self.goods, self.sold) = (goods, sold) }

    /// Whether a buyer has seen the unit bought.
    var isSold: Bool { state.withLock { $0.isSold } }

    /// Whether the buyers have gone, or stop trying: a unit is not sold in so long a time.
    var isDone: Bool { state.withLock { $0.isDone } || ContinuousClock.now > end }

    /// How often the unit came free, or was sold.
    var changes: Int { state.withLock { $0.changes } }

    /// How many steps of paying were begun.
    var steps: Int { state.withLock { $0.steps } }

    /// The unit is a buyer's.
    func noteSold() {
        state.withLock {
            $0.isSold = true
            $0.changes += 1
        }
    }

    /// A buyer has let the unit go.
    func noteFree() { state.withLock { $0.changes += 1 } }

    /// A step of paying is about to be taken.
    func noteStep() { state.withLock { $0.steps += 1 } }

    /// All buyers have gone.
    func noteEnd() { state.withLock { $0.isDone = true } }

    /// Returns at the next change, or after a second: a buyer tries again then.
    func change(since known: Int) async {
        for _ in 0..<40 {
            if changes != known || isDone { return }
            try? await Task.sleep(for: .milliseconds(25))
        }
    }
}
