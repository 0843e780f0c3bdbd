import Commands
import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import PaymentsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Payments in memory, with known goods and a known gateway, on a whole screen.
struct ScreenStage {
    /// The member before the screen.
    enum Person {
        case buyer, seller, `operator`
    }

    /// How far an order has come.
    enum Course {
        case open, declined, fulfilled, handedOver, complained, received, partlyRefunded, refunded, cancelled
    }

    let environment: ClauseEnvironment
    let market: OrderMarket
    let service: OrderService
    private let store = InMemoryOrderStore(OrderMarket.seal)

    /// A place without orders.
    init() {
        environment = ClauseEnvironment(.ascending)
        market = OrderMarket(in: environment)
        service = environment.service(over: store, market)
    }

    /// A title in decomposed letters, as macOS writes them.
    static let title = "\u{1102}\u{1173}\u{1110}\u{1175}나무 원목 책상"

    func principal(_ person: Person) -> Principal {
        switch person {
        case .buyer: environment.members.buyer
        case .seller: environment.members.owner
        case .operator: environment.members.operator
        }
    }

    /// The verbs of a member, without a screen.
    func verbs(of person: Person) -> any OrderRepository { service.repository(for: principal(person)) }

    /// A record to pay for.
    func offer(_ title: String = title) throws -> AnyIdentifier {
        try market.goods.offer(OrderedGoods(title), by: principal(.seller))
    }

    /// An order of the buyer's that has come so far.
    func order(_ course: Course, _ title: String = title) async throws -> OrderID {
        let (buyer, seller) = (verbs(of: .buyer), verbs(of: .seller))
        let request = PurchaseRequest(try offer(title))
        let id = try await buyer.open(request, idempotencyKey: nil).order.id
        switch course {
        case .open: return id
        case .cancelled:
            _ = try await buyer.cancel(id)
            return id
        case .declined:
            try market.gateway.decline(try await window(of: id))
            _ = try await buyer.look(id)
            return id
        default: try await pay(id)
        }
        switch course {
        case .handedOver, .complained, .received: _ = try await seller.handOver(id)
        case .partlyRefunded: _ = try await seller.refund(id, Money(5_000, .krw), idempotencyKey: nil)
        case .refunded: _ = try await seller.refund(id, nil, idempotencyKey: nil)
        default: break
        }
        if course == .complained { _ = try await buyer.complain(id, .notAsAgreed, "소매가 \"찢어져\" 있습니다.") }
        if course == .received { _ = try await buyer.confirm(id) }
        return id
    }

    /// The buyer pays, and the order is looked at.
    func pay(_ id: OrderID) async throws {
        try market.gateway.pay(try await window(of: id))
        _ = try await verbs(of: .buyer).look(id)
    }

    private func window(of id: OrderID) async throws -> GatewayWindow {
        GatewayWindow(try #require(try await store.file(id)).payment)
    }
}

extension ScreenStage {
    /// A screen before which that person sits.
    func shell(
        of person: Person = .buyer, at place: Destination, _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0], keys: KeyMap = KeyMap(), hasServer: Bool = true,
        destinations: RecordDestinations = RecordDestinations(),
        replacing change: (inout OrderRepositoryFake) -> Void = { _ in }
    ) async -> ShellStage {
        var verbs = OrderRepositoryFake(forwardingTo: verbs(of: person))
        change(&verbs)
        let services = Self.services(verbs, hasServer: hasServer)
        var shell = ShellStage(
            .payments(services, destinations: destinations), opening: place, size: size, language,
            member: principal(person).memberID, clock: environment.clock, keys: keys)
        await shell.settle()
        return shell
    }

    /// A screen of a known order, before its buyer or its seller.
    static func shell(
        showing view: OrderView, to person: Person, _ language: Language, _ size: Size
    ) async -> ShellStage {
        var verbs = OrderRepositoryFake()
        verbs.order = { _ throws(OrderError) in view }
        verbs.look = { _ throws(OrderError) in view }
        let member = person == .buyer ? ShownOrders.buyer.id : ShownOrders.seller.id
        var shell = ShellStage(
            .payments(services(verbs)), opening: .order(view.order.id), size: size, language, member: member,
            clock: ManualClock(ConsoleStage.now))
        await shell.settle()
        return shell
    }

    private static func services(_ verbs: OrderRepositoryFake, hasServer: Bool = true) -> Services {
        var services = Services()
        services.provide((any OrderRepository).self, verbs)
        if hasServer {
            services.provide(
                ServerPages.self, ServerPages { () throws(UsageError) in "https://madang.example" })
        }
        return services
    }

    /// The operators' list of problems.
    static let problems = Destination("orders.problems")
}
