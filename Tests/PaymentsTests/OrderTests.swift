import Payments
import Testing
import Vocabulary

/// Every transition from every point at which an order can stand.
@Suite struct OrderTests {
    enum Event: String, CaseIterable {
        case held, notHeld, closed, paid, fulfilled, notFulfilled, returned, withdrawn, released
        case partRefunded, allRefunded
    }

    /// A state, what is still to be done at the purchasable, and why it ended.
    struct Point: Hashable, CustomStringConvertible {
        let state: OrderState
        var step: OrderStep?
        var end: OrderEnd?

        init(_ state: OrderState, _ step: OrderStep? = nil, _ end: OrderEnd? = nil) {
            (self.state, self.step, self.end) = (state, step, end)
        }

        init(_ order: Order) { self.init(order.state, order.step, order.end) }

        var description: String {
            [state.rawValue, step?.rawValue ?? "-", end?.rawValue ?? "-"].joined(separator: "+")
        }
    }

    /// All points that there are, and where each event leads that is allowed there.
    static let table: [Point: [Event: Point]] = [
        Point(.opening, .hold): [
            .held: Point(.open), .notHeld: Point(.closed, nil, .refused),
            .closed: Point(.closed, .release, .cancelled), .paid: Point(.paid, .fulfil),
        ],
        Point(.open): [.closed: Point(.closed, .release, .cancelled), .paid: Point(.paid, .fulfil)],
        Point(.paid, .fulfil): [
            .fulfilled: Point(.fulfilled), .notFulfilled: Point(.refunding, .release, .gone),
            .returned: Point(.refunding, .release, .settled), .partRefunded: Point(.paid, .fulfil),
            .allRefunded: Point(.paid, .fulfil),
        ],
        Point(.fulfilled): [
            .returned: Point(.refunding, .release, .settled),
            .withdrawn: Point(.fulfilled, .release, .returned), .partRefunded: Point(.fulfilled),
            .allRefunded: Point(.fulfilled),
        ],
        Point(.fulfilled, .release, .returned): [
            .returned: Point(.refunding, .release, .settled),
            .released: Point(.fulfilled, nil, .returned),
            .partRefunded: Point(.fulfilled, .release, .returned),
            .allRefunded: Point(.fulfilled, .release, .returned),
        ],
        Point(.fulfilled, nil, .returned): [
            .returned: Point(.refunding, .release, .settled),
            .partRefunded: Point(.fulfilled, nil, .returned),
            .allRefunded: Point(.fulfilled, nil, .returned),
        ],
        Point(.refunding, .release, .gone): [
            .released: Point(.refunding, nil, .gone), .partRefunded: Point(.refunding, .release, .gone),
            .allRefunded: Point(.refunded, .release, .gone),
        ],
        Point(.refunding, nil, .gone): [
            .partRefunded: Point(.refunding, nil, .gone), .allRefunded: Point(.refunded, nil, .gone),
        ],
        Point(.refunded, .release, .gone): [.released: Point(.refunded, nil, .gone)],
        Point(.refunded, nil, .gone): [:],
        Point(.closed, .release, .expired): [.released: Point(.closed, nil, .expired)],
        Point(.closed, nil, .expired): [:],
    ]

    private static func order(at point: Point) -> Order {
        OrderSamples.order(
            point.state, point.step, end: point.end, refunded: point.state == .refunded ? 10_000 : 0)
    }

    @Test(arguments: Array(table.keys))
    func leadsWhereTheTableSays(point: Point) {
        let order = Self.order(at: point)
        for event in Event.allCases {
            let next = Self.next(order, event)
            #expect(next.map { Point($0) } == Self.table[point]?[event], "\(point), \(event)")
            if let next { #expect(next.version == order.version.next, "\(point), \(event)") }
        }
    }

    /// Nil where the order refuses it, in the way that its documentation says.
    private static func next(_ order: Order, _ event: Event) -> Order? {
        do throws(OrderError) {
            return try taking(event, order)
        } catch {
            let isOver = order.state == .refunded && (event == .partRefunded || event == .allRefunded)
            let range = FieldError.Rule.outOfRange(minimum: 1, maximum: 0)
            let expected: OrderError =
                isOver ? .invalidFields([FieldError("amount", range)]) : .wrongState(order.state)
            #expect(error == expected, "\(order.state), \(event)")
            return nil
        }
    }

    private static func taking(_ event: Event, _ order: Order) throws(OrderError) -> Order? {
        let now = OrderSamples.later
        return switch event {
        case .held: try order.held(at: now)
        case .notHeld: try order.notHeld(at: now)
        case .closed: try order.closed(.cancelled, at: now)
        case .paid: order.paid(at: now)
        case .fulfilled: try order.fulfilled(at: now)
        case .notFulfilled: try order.notFulfilled(at: now)
        case .returned: try order.returned(.settled, at: now)
        case .withdrawn: try order.withdrawn(at: now)
        case .released: try order.released(at: now)
        case .partRefunded: try order.refunded(OrderSamples.won(3_333), at: now)
        case .allRefunded: try order.refunded(OrderSamples.won(10_000), at: now)
        }
    }

    @Test(arguments: Array(table.keys))
    func expiresByTheClockOnlyWhileItIsOpenAndNothingIsBeingDone(point: Point) {
        let order = Self.order(at: point)
        let before = order.payBy.advanced(by: .microseconds(-1))
        let waits = point == Point(.open)
        #expect(!order.hasRunOut(at: before))
        #expect(order.hasRunOut(at: order.payBy) == waits)
        // By a clock that has been set back since it was opened.
        #expect(order.hasRunOut(at: order.payBy.advanced(by: .seconds(-7_200))) == waits)
    }

    @Test func refundsAddUpToThePriceAndNoMore() throws {
        let order = OrderSamples.order(.refunding, end: .returned)
        let late = OrderSamples.later
        let parts = try [1, 3_333, 6_666].reduce(order) { try $0.refunded(OrderSamples.won($1), at: late) }
        #expect((parts.refunded, parts.left) == (OrderSamples.won(10_000), OrderSamples.won(0)))
        #expect(parts.state == .refunded)
        for amount in [-1, 0, 10_001, Int64.max, .min] {
            let range = FieldError.Rule.outOfRange(minimum: 1, maximum: 10_000)
            #expect(throws: OrderError.invalidFields([FieldError("amount", range)])) {
                try order.refunded(OrderSamples.won(amount), at: late)
            }
        }
        #expect(throws: OrderError.self) { try order.refunded(Money(1, .usd), at: late) }
    }

    @Test func aComplaintEndsWhereEverythingIsGivenBack() throws {
        let order = try OrderSamples.order().complaining(.notReceived, at: OrderSamples.later)
        #expect(try order.returned(.settled, at: OrderSamples.later).delivery.problem == nil)
        #expect(try order.withdrawn(at: OrderSamples.later).delivery.problem == nil)
    }

    @Test func withdrawalForAPartEndsTheWaitForTheReceipt() throws {
        let late = OrderSamples.later
        #expect(try OrderSamples.order().withdrawn(at: late).delivery.receivedAt == late)
        #expect(try OrderSamples.order(earning: .atOnce).withdrawn(at: late).delivery.receivedAt == nil)
        #expect(try OrderSamples.order().withdrawn(at: late).isTakenBack)
    }

    @Test func aClockThatIsBehindSetsNothingBack() throws {
        let order = OrderSamples.order(.open)
        let closed = try order.closed(.expired, at: OrderSamples.later(-86_400))
        #expect(closed.updatedAt == order.updatedAt)
    }

    @Test(arguments: Array(table.keys))
    func leavingEndsWhatIsOpenAndErasesTheTitle(point: Point) {
        let order = Self.order(at: point)
        let left = order.erased(at: OrderSamples.later)
        let end = order.state.isOpen ? Point(.closed, .release, .cancelled) : point
        #expect((Point(left), left.title, left.version) == (end, "", order.version.next))
        #expect(left.isErased && !order.isErased)
    }
}

@Suite struct OrderPriceTests {
    private func quote(_ price: Money, _ quantity: Int) -> PurchaseQuote {
        PurchaseQuote(
            title: OrderSamples.title, unitPrice: price, quantity: quantity,
            payee: AnyIdentifier(OrderSamples.seller), payBy: OrderSamples.later(86_400), earning: .atOnce,
            refunds: RefundTerms([], english: "", korean: ""))
    }

    @Test func aNewOrderIsToBeHeldForHalfAnHourAtMost() throws {
        let id = OrderID(OrderSamples.raw[2])
        let request = PurchaseRequest(AnyIdentifier(id))
        let order = try Order(
            id: id, of: request, by: OrderSamples.buyer, quote(OrderSamples.won(5_000), 2),
            fee: OrderSamples.fee, at: OrderSamples.moment)
        #expect((order.state, order.step, order.version) == (.opening, .hold, .first))
        #expect(order.price.total == OrderSamples.won(10_000))
        #expect(order.payBy == OrderSamples.later(1_800))
        #expect(order.purchase.until == order.payBy)
    }

    @Test(arguments: [(Int64(0), 1), (-1, 1), (.max, 2), (1, 0), (1, -1)])
    func aPriceOfNothingOrOneThatDoesNotFitIsRefused(unit: Int64, quantity: Int) {
        #expect(throws: OrderError.self) {
            try OrderPrice(quote(OrderSamples.won(unit), quantity), fee: .none)
        }
    }

    @Test func onlyWonIsTaken() {
        let unknown = FieldError("currency", .unknown(allowed: ["KRW"]))
        #expect(throws: OrderError.invalidFields([unknown])) {
            try OrderPrice(quote(Money(100, .usd), 1), fee: .none)
        }
    }

    @Test(
        arguments: [
            (350, 10_000, 350), (350, 9_999, 349), (350, 28, 0), (350, 29, 1), (350, 1, 0), (0, 10_000, 0),
            (10_000, 10_000, 10_000), (1, 9_999, 0), (1, 10_000, 1), (10_000, Int64.max, .max),
            (350, 0, 0), (350, Int64.max, 322_818_021_289_917_153),
        ] as [(Int, Int64, Int64)])
    func feesAreRoundedDown(points: Int, amount: Int64, fee: Int64) throws {
        let rate = try #require(FeeRate(basisPoints: points))
        #expect(rate.fee(of: OrderSamples.won(amount)) == OrderSamples.won(fee))
    }

    @Test func aRateLiesBetweenNothingAndAll() {
        #expect([-1, 10_001].allSatisfy { FeeRate(basisPoints: $0) == nil })
        #expect(FeeRate(basisPoints: 0) == FeeRate.none)
    }
}
