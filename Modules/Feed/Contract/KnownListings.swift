public import ContractKit
public import Feed
public import Vocabulary

/// The listings that a clause makes up: its environment's records, each at the same price.
///
/// A record is a listing of its owner's with the record's title. One that is not shown only its owner and
/// moderators see, one that has ended is sold, and a block hides the listings of two members from each other.
public struct KnownListings: WornListings {
    /// The price of each.
    public static let price = Money(50_000, .krw)

    private let records: KnownSubjects
    private let blocks: any BlockDirectory

    /// The records of that environment.
    public init(in environment: ClauseEnvironment) {
        self.init(environment.subjects, environment.directory)
    }

    /// These records, without those of members that `blocks` hides.
    public init(_ records: KnownSubjects, _ blocks: any BlockDirectory) {
        (self.records, self.blocks) = (records, blocks)
    }

    /// Those that the principal may see. Throws what the directory of blocks throws.
    public func listings(
        _ ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: WornListing] {
        let cards = try await records.cards(of: ids, for: principal)
        let hidden = try await blocks.hiddenMembers(among: Set(cards.values.map(\.owner)), from: principal)
        return cards.filter { !hidden.contains($0.value.owner) }.mapValues { card in
            WornListing(
                id: card.id, seller: card.owner, title: card.title, price: Self.price, isOnSale: card.isOpen)
        }
    }
}
