import ContractKit
import Listings
import SampleKit
import Vocabulary

/// Publishes and trades listings, and changes its own, for one client of a drill.
struct ListingWriter: DrillWriter {
    /// A listing that only one client changes, and of which no units are held.
    struct Paper: Sendable {
        let id: ListingID
        let title: String
        var draft: ListingDraft
        var state: ListingState
    }

    /// A hold by this client.
    struct OwnHold: Sendable {
        let goods: RoundInventory.Goods
        let order: OrderID
        let quantity: Int
    }

    let inventory: RoundInventory
    private var papers: [Paper] = []
    var holds: [OwnHold] = []
    var liked: Set<ListingID> = []

    /// Trades the inventory of the round.
    init(_ inventory: RoundInventory) {
        self.inventory = inventory
    }

    mutating func begin(_ client: inout DrillClient) async {
        let title = client.newName(ListingDrill.goodsName)
        let draft = Self.draft(title, units: ListingDrill.goodsUnits, &client)
        let view = await client.send(.listing(title), draft.written(ListingDrill.goodsState)) {
            [member = client.member] () throws(ListingError) in
            try await member.listings().publish(draft, as: .onSale)
        }
        guard let id = view?.listing.id else { return }
        inventory.offer(RoundInventory.Goods(id: id, seller: client.member.number))
    }

    mutating func write(_ client: inout DrillClient) async {
        switch client.random.below(82) {
        case ..<18: await publishPaper(&client)
        case ..<34: await changePaper(&client)
        case ..<54: await holdGoods(&client)
        case ..<68: await endHold(&client)
        default: await likeGoods(&client)
        }
    }

    private static func draft(_ title: String, units: Int, _ client: inout DrillClient) -> ListingDraft {
        let number = client.random.below(1_000_000)
        return ListingDraft(
            title: title, description: "설명 \(number)", price: Money(Int64(number + 1), .krw), stock: units,
            category: .general)
    }

    mutating func publishPaper(_ client: inout DrillClient) async {
        let title = client.newName(ListingDrill.paperName)
        let draft = Self.draft(title, units: 1 + client.random.below(9), &client)
        let visibility: Visibility = client.random.chance(70) ? .onSale : .draft
        let state: ListingState = visibility == .onSale ? .onSale : .draft
        let view = await client.send(.listing(title), draft.written(state.rawValue)) {
            [member = client.member] () throws(ListingError) in
            try await member.listings().publish(draft, as: visibility)
        }
        guard let id = view?.listing.id else { return }
        papers.append(Paper(id: id, title: title, draft: draft, state: state))
    }

    private mutating func changePaper(_ client: inout DrillClient) async {
        guard !papers.isEmpty else { return await publishPaper(&client) }
        let index = client.random.below(papers.count)
        switch client.random.below(10) {
        case 0: await deletePaper(index, &client)
        case 1...3: await turnPaper(index, &client)
        default: await editPaper(index, &client)
        }
    }

    private mutating func editPaper(_ index: Int, _ client: inout DrillClient) async {
        let paper = papers[index]
        let draft = Self.draft(paper.title, units: 1 + client.random.below(9), &client)
        let view = await client.send(.listing(paper.title), draft.written(paper.state.rawValue)) {
            [member = client.member] () throws(ListingError) in
            try await member.listings().edit(paper.id, draft, expecting: nil)
        }
        if view != nil { papers[index].draft = draft }
    }

    /// Hides a shown listing and shows a hidden one.
    private mutating func turnPaper(_ index: Int, _ client: inout DrillClient) async {
        let paper = papers[index]
        let state: ListingState = paper.state == .onSale ? .hidden : .onSale
        let view = await client.send(.listing(paper.title), paper.draft.written(state.rawValue)) {
            [member = client.member] () throws(ListingError) in
            let verbs = try await member.listings()
            return state == .hidden ? try await verbs.hide(paper.id) : try await verbs.publish(paper.id)
        }
        if view != nil { papers[index].state = state }
    }

    private mutating func deletePaper(_ index: Int, _ client: inout DrillClient) async {
        let paper = papers.remove(at: index)
        _ = await client.send(.listing(paper.title), nil) {
            [member = client.member] () throws(ListingError) in try await member.listings().delete(paper.id)
        }
    }
}

extension ListingDraft {
    /// All fields that a write sets, as one text.
    func written(_ state: String) -> String {
        "\(description) \(price.map { String($0.minorUnits) } ?? "-") \(stock) \(state)"
    }
}

extension DrillMember {
    /// The member's verbs of listings. Throws outages.
    func listings() async throws(ListingError) -> any ListingRepository {
        try await verbs { services throws(ListingError) in try services.listings }
    }
}

extension TrackedRecord {
    /// A listing, by its title.
    static func listing(_ title: String) -> TrackedRecord { TrackedRecord("listing", title) }

    /// The hold of an order.
    static func hold(_ order: OrderID, of listing: ListingID) -> TrackedRecord {
        TrackedRecord("hold", "\(order)", "\(listing)")
    }

    /// A member's like of a listing.
    static func like(of listing: ListingID, by member: MemberID) -> TrackedRecord {
        TrackedRecord("like", "\(listing)", "\(member)")
    }
}
