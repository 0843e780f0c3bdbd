import Commands
import ContractKit
import Listings
import ListingsConsole
import ListingsContract
import Terminal
import Testing
import Vocabulary

/// A small market seen through the command line: three listings of one seller, at a clock that stands still.
struct ConsoleShop {
    let environment = ClauseEnvironment(.ascending)
    private let service: ListingService
    private(set) var ids: [ListingID] = []

    /// Opens the market; empty, if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        service = environment.service(over: InMemoryListingStore())
        guard !empty else { return }
        let seller = service.repository(for: environment.members.seller)
        for draft in Self.drafts {
            ids.append(try await seller.publish(draft, as: .onSale).listing.id)
            environment.clock.advance(by: .seconds(3600))
        }
        _ = try await service.repository(for: environment.members.buyer).like(ids[0])
    }

    /// The verbs of somebody there.
    func verbs(of principal: Principal) -> any ListingRepository { service.repository(for: principal) }

    /// Lets the seller publish that many more, numbered from 1, a minute apart.
    func publish(_ count: Int) async throws {
        let seller = verbs(of: environment.members.seller)
        for number in 1...count {
            let draft = ListingDraft(
                title: "중고 자전거 \(number)호", price: Money(10_000, .krw), category: .general)
            _ = try await seller.publish(draft, as: .onSale)
            environment.clock.advance(by: .seconds(60))
        }
    }

    /// Lets the seller show two photos of a listing, one without a description.
    func addPhotos(to id: ListingID) async throws {
        let seller = environment.members.seller
        let owner = try #require(seller.memberID)
        let verbs = service.repository(for: seller)
        var draft = ListingDraft(try await verbs.listing(id).listing)
        draft.photos = ["앞면. 등번호 20번, \u{1B}[31m이동국", ""].map { environment.pictures.add(by: owner, $0).id }
        _ = try await verbs.edit(id, draft, expecting: nil)
    }

    /// Has a moderator hide a listing.
    func moderate(_ id: ListingID) async throws {
        _ = try await service.repository(for: environment.members.moderator)
            .moderate(id, .hide, reason: "전화번호를 적었습니다")
    }

    /// Runs a command of `madang listings` there, with what else is provided.
    func run(
        _ words: [String], as principal: Principal = .anonymous, on console: Console,
        providing provide: (inout Services) -> Void = { _ in }
    ) async throws {
        var services = Services()
        services.provide((any ListingRepository).self, service.repository(for: principal))
        provide(&services)
        try await CommandContext(console, services: services).run(ListingsCommand.self, words)
    }

    private static let drafts = [
        ListingDraft(
            title: "전북 현대 홈 유니폼", description: "한 번 입었습니다.\n직거래만 합니다.", price: Money(120_000, .krw),
            discount: Money(30_000, .krw), category: .jersey, condition: .a,
            attributes: [
                .league: "K리그1", .team: "전북 현대", .season: "2023/24", .size: "L", .version: "player-issue",
            ]),
        ListingDraft(
            title: "Windbreaker, hardly worn, with a hood and a very long title", price: Money(4_550, .usd),
            stock: 3, category: .clothing, condition: .s, attributes: [.brand: "나이키", .size: "M"]),
        ListingDraft(title: "축구공", price: Money(8_000, .krw), category: .general),
    ]
}
