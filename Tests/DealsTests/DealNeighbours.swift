import Commands
import ContractKit
import Deals
import DealsContract
import Vocabulary

/// Two neighbours with a request, an accepted giveaway whose seller has set a contact, and goods on sale, at
/// a clock that stands still.
struct DealNeighbours {
    let environment = ClauseEnvironment(.ascending)
    /// What scenes call the deals and the goods: `{0}` is the request, `{1}` the giveaway, `{2}` what is on
    /// sale.
    var names: [String: String] = [:]
    let market: MemoryMarket
    let service: DealService

    /// Lets them deal; not if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        market = MemoryMarket(time: environment.clock, ids: environment.ids)
        service = environment.service(over: InMemoryDealStore(), market)
        if !empty { try await deal() }
    }

    var seller: Principal { environment.members.owner }
    var buyer: Principal { environment.members.buyer }

    /// The verbs of somebody there.
    func verbs(of principal: Principal) -> any DealRepository { service.repository(for: principal) }

    /// The services of commands for one of them.
    func services(of principal: Principal) -> Services {
        var services = Services()
        services.provide((any DealRepository).self, verbs(of: principal))
        if let member = principal.memberID {
            services.provide(SignedInMember.self, SignedInMember(member))
        }
        return services
    }

    private mutating func deal() async throws {
        let (selling, buying) = (verbs(of: seller), verbs(of: buyer))
        var jersey = TestGoods("전북 현대 2023/24 홈 유니폼, 한 번 입음", asksSeller: true)
        jersey.price = Money(45_000, .krw)
        let asked = try market.offer(jersey, by: seller.memberID)
        let request = try await buying.reserve(Reservation(asked)).deal.id
        environment.clock.advance(by: .seconds(3600))
        var chair = TestGoods("A wooden chair that somebody can still sit on for years")
        chair.price = Money(0, .krw)
        let given = try await buying.reserve(Reservation(market.offer(chair, by: seller.memberID))).deal.id
        _ = try await selling.setContact(on: given, to: "010-0000-0000")
        environment.clock.advance(by: .seconds(600))
        let listing = try market.offer(TestGoods("새 물건"), by: seller.memberID)
        names = ["{0}": "\(request)", "{1}": "\(given)", "{2}": "\(listing)"]
    }
}
