public import ContractKit
public import Listings
import Synchronization
import Vocabulary

/// Listings in a drill: goods with twenty units that all clients trade, and papers that one client alone
/// changes.
public final class ListingDrill: DomainDrill {
    /// How the titles of goods begin.
    static let goodsName = "물건"
    /// How the titles of papers begin.
    static let paperName = "종이"
    static let goodsState = "goods"
    static let goodsUnits = 20
    static let likedState = "liked"

    public let share = 82
    private let store: @Sendable () -> (any ListingStore)?
    private let inventory = Mutex(RoundInventory(round: 0))

    /// A drill whose holds are looked up in that store, since no verb shows them.
    public init(store: @escaping @Sendable () -> (any ListingStore)?) {
        self.store = store
    }

    public func writer(inRound round: Int) -> any DrillWriter {
        ListingWriter(
            inventory.withLock { inventory in
                if inventory.round != round { inventory = RoundInventory(round: round) }
                return inventory
            })
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var look = ListingLook(view, holds: try await holds(view))
        for member in view.members {
            let listings = try await member.listings()
            try await look.lookAtOwn(listings)
            try await look.lookAsVisitor(beside: listings)
            try await look.lookAtLikes(of: member, listings)
        }
        return look.findings
    }

    /// The holds of the orders among the records.
    private func holds(_ view: DrillView) async throws -> [Hold] {
        guard let store = store() else { return [] }
        var holds: [Hold] = []
        for record in view.records where record.kind == "hold" {
            guard let order = OrderID(record.name[0]), let id = ListingID(record.name[1]) else { continue }
            if let hold = try await store.hold(of: order, on: id, at: view.now) { holds.append(hold) }
        }
        return holds
    }
}
