import Commands
import ContractKit
import Payments
import PaymentsConsole
import PaymentsFakes
import Terminal
import Vocabulary

/// The verbs of payments as a scene has them: known orders, of which each change is the order's own
/// transition.
struct ConsoleStage {
    let scene: ConsoleScene
    /// Ten minutes after the orders were opened.
    static let now = ShownOrders.moment.advanced(by: .seconds(600))

    private static let names: [String: OrderView] = [
        "{open}": ShownOrders.open, "{paid}": ShownOrders.paid, "{handed}": ShownOrders.handedOver,
        "{problem}": ShownOrders.complained, "{received}": ShownOrders.received,
        "{partly}": ShownOrders.partlyRefunded, "{returning}": ShownOrders.returning,
        "{expired}": ShownOrders.expired, "{erased}": ShownOrders.erased,
    ]

    /// Runs the scene's command, with its services as `change` has them.
    func run(on console: Console, _ change: (inout Services) -> Void = { _ in }) async throws {
        var services = services
        change(&services)
        let words = scene.words.map { word in
            word == "{record}" ? "\(ShownOrders.record)" : Self.names[word].map { "\($0.order.id)" } ?? word
        }
        let (context, rest) = (CommandContext(console, services: services), Array(words.dropFirst()))
        switch words[0] {
        case "buy": try await context.run(BuyCommand.self, rest)
        case "purchases": try await context.run(PurchasesCommand.self, rest)
        case "sales": try await context.run(SalesCommand.self, rest)
        case "balance": try await context.run(BalanceCommand.self, rest)
        default: try await context.run(OrdersCommand.self, rest)
        }
    }

    private var member: MemberID? {
        switch scene.person {
        case .buyer: ShownOrders.buyer.id
        case .seller: ShownOrders.seller.id
        case .visitor: nil
        case .keeper: ShownOrders.keeper
        }
    }

    private var services: Services {
        var services = Services()
        services.provide((any OrderRepository).self, verbs)
        services.provide(RecordKinds.self, RecordKinds([BoughtSubject.self]))
        if let member { services.provide(SignedInMember.self, SignedInMember(member)) }
        if scene.hasServer {
            services.provide(
                ServerPages.self, ServerPages { () throws(UsageError) in "https://madang.example" })
        }
        let isInterrupted = scene.isInterrupted
        services.provide(Polling.self, Polling { _ in !isInterrupted })
        return services
    }

    /// What is bought in scenes.
    private enum BoughtSubject: NamedSubject {
        static let prefix = "dea"
        static let noun = Phrase(en: "deal", ko: "거래")
    }
}

extension ConsoleStage {
    private var verbs: OrderRepositoryFake {
        if scene.person == .visitor { return visitor }
        var fake = deciding
        let (scene, looks) = (scene, LockedValue(scene.looks))
        fake.offer = { _ throws(OrderError) in
            if let refusal = scene.refusal { throw refusal }
            return ShownOrders.offer()
        }
        fake.open = { _, _ throws(OrderError) in ShownOrders.open }
        fake.order = { id throws(OrderError) in try Self.found(id) }
        fake.orders = { filter, page throws(OrderError) in Self.page(filter, page, isEmpty: scene.isEmpty) }
        fake.checkout = { id throws(OrderError) in
            let order = try Self.found(id).order
            guard order.state == .open, let secret = RightSecret(ShownOrders.secret) else {
                throw .wrongState(order.state)
            }
            return CheckoutAddress(secret, until: order.payBy)
        }
        fake.look = { _ throws(OrderError) in
            looks.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? ShownOrders.open }
        }
        fake.balance = { () throws(OrderError) in
            let nothing = BalanceView(
                payee: AnyIdentifier(ShownOrders.buyer.id), balance: PayeeBalance(), currency: .krw,
                isTest: true)
            return scene.isEmpty ? nothing : ShownOrders.balance
        }
        fake.postings = { _ throws(OrderError) in
            Page(items: scene.isEmpty ? [] : ShownOrders.postings, next: nil)
        }
        if scene.person == .keeper { Self.operate(&fake, isEmpty: scene.isEmpty) }
        return fake
    }

    private var deciding: OrderRepositoryFake {
        var fake = OrderRepositoryFake()
        let isBuyer = scene.person == .buyer
        fake.problems = { _ throws(OrderError) in throw .operatorsOnly }
        fake.cancel = { id throws(OrderError) in
            if !isBuyer { throw .buyerOnly }
            return try Self.changed(id) { order throws(OrderError) in
                try order.closed(.cancelled, at: Self.now)
            }
        }
        fake.withdraw = { id throws(OrderError) in
            try Self.changed(id) { order throws(OrderError) in try order.returned(.returned, at: Self.now) }
        }
        fake.confirm = { id throws(OrderError) in
            try Self.changed(id) { order throws(OrderError) in try order.received(at: Self.now) }
        }
        fake.handOver = { id throws(OrderError) in
            if isBuyer { throw .payeeOnly }
            return try Self.changed(id) { order throws(OrderError) in try order.handedOver(at: Self.now) }
        }
        fake.complain = { id, problem, _ throws(OrderError) in
            try Self.changed(id) { order throws(OrderError) in
                try order.complaining(problem, at: Self.now)
            }
        }
        fake.refund = { id, amount, _ throws(OrderError) in
            if isBuyer { throw .payeeOnly }
            return amount == nil ? ShownOrders.returning : ShownOrders.partlyRefunded
        }
        return fake
    }

    /// An operator's verbs: one problem is open. What is released is received; a refund is on its way.
    private static func operate(_ fake: inout OrderRepositoryFake, isEmpty: Bool) {
        fake.problems = { _ throws(OrderError) in Page(items: isEmpty ? [] : [ShownOrders.problem]) }
        fake.settle = { id, settlement, _ throws(OrderError) in
            guard case .refund(let amount) = settlement else {
                return try changed(id) { order throws(OrderError) in try order.received(at: now) }
            }
            let order = try found(id).order
            let all = order.price.total.minorUnits
            let back = amount?.minorUnits ?? all
            if back > all {
                throw .invalidFields([FieldError("amount", .outOfRange(minimum: 1, maximum: all))])
            }
            let settled = try back == all ? order.returned(.settled, at: now) : order.received(at: now)
            return ShownOrders.view(
                settled, refunds: [ShownOrders.refund(3, of: id, back, .settled, .pending)])
        }
    }

    /// A visitor's verbs: all ask to sign in.
    private var visitor: OrderRepositoryFake {
        var fake = OrderRepositoryFake()
        fake.offer = { _ throws(OrderError) in throw .service(.signInRequired) }
        fake.orders = { _, _ throws(OrderError) in throw .service(.signInRequired) }
        return fake
    }

    private static func found(_ id: OrderID) throws(OrderError) -> OrderView {
        guard let view = names.values.first(where: { $0.order.id == id }) else { throw .notFound }
        return view
    }

    private static func changed(
        _ id: OrderID, _ change: (Order) throws(OrderError) -> Order
    ) throws(OrderError) -> OrderView {
        let view = try found(id)
        return ShownOrders.view(try change(view.order), view.payment.state, isTest: view.payment.isTest)
    }

    /// The known orders that the filter matches; none behind the first page.
    private static func page(_ filter: OrderFilter, _ page: PageRequest, isEmpty: Bool) -> Page<OrderView> {
        let all = ShownOrders.all.filter { view in
            let isOfSide = filter.side != .selling || view.payee != nil
            return !isEmpty && isOfSide && (filter.state == nil || filter.state == view.order.state)
        }
        let items = Array(all.prefix(page.limit))
        var found = Page(items: items)
        if items.count < all.count {
            found.next = items.last.map { Cursor(scope: 7, key: 7, id: $0.order.id.raw) }
        }
        if case .number(let number) = page.start {
            found.numbering = PageNumbering(number: number, size: page.limit, total: all.count)
        }
        return found
    }
}
