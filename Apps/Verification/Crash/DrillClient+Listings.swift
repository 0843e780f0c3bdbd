import Composition
import ContractKit
import Listings
import Vocabulary

/// A listing that one client alone changes, and nobody holds units of.
struct Paper: Sendable {
    let id: ListingID
    let title: String
    var draft: ListingDraft
    var state: ListingState
}

/// A hold of one client's.
struct OwnHold: Sendable {
    let goods: RoundInventory.Goods
    let order: OrderID
    let quantity: Int
}

extension ListingDraft {
    /// All that a write says about a listing, as one text.
    func written(_ state: String) -> String {
        "\(description) \(price.map { String($0.minorUnits) } ?? "-") \(stock) \(state)"
    }
}

extension DrillClient {
    /// How the titles of goods begin; papers are called otherwise.
    static let goodsName = "물건"
    static let goodsState = "goods"
    static let goodsUnits = 20

    private mutating func draft(_ title: String, units: Int) -> ListingDraft {
        let number = random.below(1_000_000)
        return ListingDraft(
            title: title, description: "설명 \(number)", price: Money(Int64(number + 1), .krw), stock: units,
            category: .general)
    }

    mutating func offerGoods() async {
        let title = newName(Self.goodsName)
        let draft = draft(title, units: Self.goodsUnits)
        let view = await send(.listing(title: title), draft.written(Self.goodsState)) {
            [platform, member] () throws(ListingError) in
            try await member.verbs(at: platform).publish(draft, as: .onSale)
        }
        guard let id = view?.listing.id else { return }
        inventory.offer(
            RoundInventory.Goods(title: title, id: id, units: Self.goodsUnits, seller: member.number))
    }

    mutating func publishPaper() async {
        let title = newName("종이")
        let draft = draft(title, units: 1 + random.below(9))
        let visibility: Visibility = random.chance(70) ? .onSale : .draft
        let state: ListingState = visibility == .onSale ? .onSale : .draft
        let view = await send(.listing(title: title), draft.written(state.rawValue)) {
            [platform, member] () throws(ListingError) in
            try await member.verbs(at: platform).publish(draft, as: visibility)
        }
        guard let id = view?.listing.id else { return }
        papers.append(Paper(id: id, title: title, draft: draft, state: state))
    }

    mutating func changePaper() async {
        guard !papers.isEmpty else { return await publishPaper() }
        let index = random.below(papers.count)
        switch random.below(10) {
        case 0: await deletePaper(index)
        case 1...3: await turnPaper(index)
        default: await editPaper(index)
        }
    }

    private mutating func editPaper(_ index: Int) async {
        let paper = papers[index]
        let draft = draft(paper.title, units: 1 + random.below(9))
        let view = await send(.listing(title: paper.title), draft.written(paper.state.rawValue)) {
            [platform, member] () throws(ListingError) in
            try await member.verbs(at: platform).edit(paper.id, draft, expecting: nil)
        }
        if view != nil { papers[index].draft = draft }
    }

    /// Hides what is shown and shows what is not.
    private mutating func turnPaper(_ index: Int) async {
        let paper = papers[index]
        let state: ListingState = paper.state == .onSale ? .hidden : .onSale
        let view = await send(.listing(title: paper.title), paper.draft.written(state.rawValue)) {
            [platform, member] () throws(ListingError) in
            let verbs = try await member.verbs(at: platform)
            return state == .hidden ? try await verbs.hide(paper.id) : try await verbs.publish(paper.id)
        }
        if view != nil { papers[index].state = state }
    }

    private mutating func deletePaper(_ index: Int) async {
        let paper = papers.remove(at: index)
        _ = await send(.listing(title: paper.title), nil) { [platform, member] () throws(ListingError) in
            try await member.verbs(at: platform).delete(paper.id)
        }
    }
}

extension DrillMember {
    /// The member's verbs of listings. Throws outages.
    func verbs(at platform: RemotePlatform) async throws(ListingError) -> any ListingRepository {
        let services: Services
        do throws(ServiceFailure) {
            services = try await self.services(at: platform)
        } catch {
            throw .service(error)
        }
        return try services.listings
    }
}
