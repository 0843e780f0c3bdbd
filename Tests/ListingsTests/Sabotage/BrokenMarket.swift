import ContractKit
import Listings
import ListingsContract
import Synchronization

/// A market in memory with one fault, or none.
enum BrokenMarket {
    static func fixture(_ sabotage: Sabotage?, _ order: IdentifierOrder = .shuffled) -> ListingFixture {
        let surroundings = ListingSurroundings(order)
        let place = Place(surroundings, sabotage)
        return ListingFixture(
            surroundings,
            repository: {
                BrokenListingRepository(
                    service: place.service, surroundings: surroundings, principal: $0, sabotage: sabotage)
            },
            forget: { try await place.service.forget($0) },
            reopen: { if sabotage == .forgetsOnClosing { place.clear() } })
    }

    /// Where the market is kept.
    private final class Place: Sendable {
        private let surroundings: ListingSurroundings
        private let sabotage: Sabotage?
        private let store: Mutex<BrokenListingStore>

        init(_ surroundings: ListingSurroundings, _ sabotage: Sabotage?) {
            self.surroundings = surroundings
            self.sabotage = sabotage
            store = Mutex(BrokenListingStore(InMemoryListingStore(), sabotage))
        }

        var service: ListingService { surroundings.service(over: store.withLock { $0 }) }

        func clear() {
            store.withLock { $0 = BrokenListingStore(InMemoryListingStore(), sabotage) }
        }
    }
}
