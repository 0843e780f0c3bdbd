import ContractKit
import Listings
import Vocabulary

extension ListingFixture {
    var seller: any ListingRepository { owner }

    /// Ten minutes from now.
    var soon: Timestamp { clock.rough.advanced(by: .seconds(600)) }

    /// Publishes goods, by the seller unless said otherwise.
    func offer(_ draft: ListingDraft = .goods(), by principal: Principal? = nil) async throws -> Listing {
        try await repository(as: principal ?? members.seller).publish(draft, as: .onSale).listing
    }

    /// Puts several up at the same moment.
    func offer(_ drafts: [ListingDraft]) async throws -> [Listing] {
        var listings: [Listing] = []
        for draft in drafts { listings.append(try await offer(draft)) }
        return listings
    }

    /// The listing as its seller sees it now.
    func state(of listing: Listing) async throws -> Listing {
        try await seller.listing(listing.id).listing
    }

    /// Holds units for the buyer until ten minutes from now.
    func hold(_ listing: Listing, _ quantity: Int = 1) async throws -> Hold {
        try await buyer.hold(listing.id, quantity: quantity, for: newOrder(), until: soon)
    }

    /// Sells units to the buyer.
    func sell(_ listing: Listing, _ quantity: Int = 1) async throws {
        let hold = try await hold(listing, quantity)
        _ = try await seller.confirm(listing.id, hold.order)
    }

    /// Likes a listing by that many members.
    func like(_ listing: Listing, times: Int) async throws {
        for _ in 0..<times { _ = try await repository(as: newMember()).like(listing.id) }
    }
}

extension ListingDraft {
    /// Goods of no special kind.
    static func goods(
        _ title: String = "유니폼 상의", _ description: String = "", price: Money = Money(50_000, .krw),
        discount: Money? = nil, stock: Int = 1
    ) -> ListingDraft {
        ListingDraft(
            title: title, description: description, price: price, discount: discount, stock: stock,
            category: .general)
    }

    /// A jersey with all attributes that it must have.
    static func jersey(
        league: String = "K리그1", team: String = "전북 현대", season: String = "2023/24", size: String = "L",
        player: String? = nil, version: JerseyVersion? = nil
    ) -> ListingDraft {
        var draft = goods("\(team) 홈 유니폼")
        draft.category = .jersey
        draft.attributes = [.league: league, .team: team, .season: season, .size: size]
        draft.attributes[.player] = player
        draft.attributes[.version] = version?.rawValue
        return draft
    }

    /// Clothing with all that it must have.
    static func clothing(brand: String = "나이키", size: String = "M", _ condition: Condition = .a)
        -> ListingDraft
    {
        var draft = goods("\(brand) 바람막이")
        draft.category = .clothing
        draft.condition = condition
        draft.attributes = [.brand: brand, .size: size]
        return draft
    }
}
