import Deals
import Testing
import Vocabulary

/// Every transition from every point at which a deal can stand.
@Suite struct StateMachineTests {
    enum Event: String, CaseIterable {
        case accept, decline, cancel, complete, setContact, kept, notKept, sold, notSold, givenBack
        case hold, fulfil
    }

    /// A state, what is still to be done in the market, and how far the payment has come.
    struct Point: Hashable, CustomStringConvertible {
        let state: DealState
        let step: DealStep?
        let payment: DealPaymentState?

        init(_ state: DealState, _ step: DealStep? = nil, _ payment: DealPaymentState? = nil) {
            (self.state, self.step, self.payment) = (state, step, payment)
        }

        init(_ deal: Deal) { self.init(deal.state, deal.step, deal.payment?.state) }

        var description: String {
            state.rawValue + (step.map { "+\($0.rawValue)" } ?? "") + (payment.map { ", \($0)" } ?? "")
        }

        /// What is refused there: by the open order if the state alone would allow it.
        func refusal(of event: Event) -> DealError {
            let isAllowed = [.cancel, .complete, .hold].contains(event)
            return isAllowed && self == Point(.accepted, nil, .open)
                ? .beingPaid(Samples.order) : .wrongState(state)
        }
    }

    /// All points that there are, and where each event leads that is allowed there.
    static let table: [Point: [Event: Point]] = [
        Point(.requested): [
            .accept: Point(.requested, .keep), .decline: Point(.declined), .cancel: Point(.cancelled),
            .setContact: Point(.requested),
        ],
        Point(.requested, .keep): [.kept: Point(.accepted), .notKept: Point(.requested)],
        Point(.accepted): [
            .cancel: Point(.cancelled, .giveBack), .complete: Point(.accepted, .sell),
            .setContact: Point(.accepted), .hold: Point(.accepted, nil, .open),
            .fulfil: Point(.accepted, .sell, .open),
        ],
        Point(.accepted, nil, .open): [
            .setContact: Point(.accepted, nil, .open), .fulfil: Point(.accepted, .sell, .open),
        ],
        Point(.accepted, .sell, .open): [
            .sold: Point(.done, nil, .paid), .notSold: Point(.expired, .giveBack),
        ],
        Point(.expired, .giveBack): [.givenBack: Point(.expired)],
        Point(.done, nil, .paid): [:], Point(.returned, nil, .returned): [:],
        Point(.cancelled, nil, .open): [:],
        Point(.accepted, .sell): [.sold: Point(.done), .notSold: Point(.expired)],
        Point(.cancelled, .giveBack): [.givenBack: Point(.cancelled)],
        Point(.done): [:], Point(.declined): [:], Point(.cancelled): [:], Point(.expired): [:],
    ]

    @Test(arguments: Array(table.keys))
    func leadsWhereTheTableSays(point: Point) throws {
        let deal = Samples.deal(point.state, point.step, point.payment)
        for event in Event.allCases {
            do throws(DealError) {
                let next = try Self.next(deal, event)
                #expect(Self.table[point]?[event] == Point(next), "\(point), \(event)")
                #expect(next.version == deal.version.next, "\(point), \(event)")
            } catch {
                #expect(Self.table[point]?[event] == nil, "\(event) must be allowed for \(point)")
                #expect(error == point.refusal(of: event), "\(point), \(event)")
            }
        }
    }

    private static func next(_ deal: Deal, _ event: Event) throws(DealError) -> Deal {
        switch event {
        case .accept: try deal.accepting(at: Samples.later)
        case .decline: try deal.declined(by: deal.seller, at: Samples.later)
        case .cancel: try deal.cancelled(by: deal.buyer, at: Samples.later)
        case .complete: try deal.completing(at: Samples.later)
        case .setContact: try deal.settingContact(of: deal.buyer, to: "010", at: Samples.later)
        case .kept: try deal.kept()
        case .notKept: try deal.notKept()
        case .sold: try deal.sold()
        case .notSold: try deal.notSold()
        case .givenBack: try deal.givenBack()
        case .hold: try deal.holding(for: Samples.order, at: Samples.later)
        case .fulfil: try deal.fulfilling(Samples.order, at: Samples.later)
        }
    }

    /// Where a deal is once its order was let go; all other points stay.
    static let letGo: [Point: (deal: Point, dealToPay: Point)] = [
        Point(.accepted): (Point(.accepted), Point(.cancelled, .giveBack)),
        Point(.accepted, nil, .open): (Point(.accepted), Point(.cancelled, .giveBack)),
        Point(.cancelled, nil, .open): (Point(.cancelled), Point(.cancelled)),
        Point(.done, nil, .paid): (Point(.returned, nil, .returned), Point(.returned, nil, .returned)),
    ]

    @Test(arguments: Array(table.keys).filter { $0.step == nil })
    func anOrderIsLetGoEverywhere(point: Point) {
        let other = OrderID(Samples.raw[0])
        for isToPay in [false, true] {
            let deal = Samples.deal(point.state, point.step, point.payment, isToPay: isToPay)
            let next = deal.lettingGo(of: Samples.order, at: Samples.later)
            let expected = Self.letGo[point].map { isToPay ? $0.dealToPay : $0.deal } ?? point
            #expect(Point(next) == expected, "\(point)")
            let unheld = deal.lettingGo(of: other, at: Samples.later)
            let ends = isToPay && point == Point(.accepted)
            #expect(Point(unheld) == (ends ? Point(.cancelled, .giveBack) : point), "\(point)")
            // A concurrent hold must see that something was noted.
            #expect([next.version, unheld.version] == [deal.version.next, deal.version.next])
        }
    }

    @Test(arguments: Array(table.keys))
    func expiresByTheClockWhereNothingIsBeingDone(point: Point) {
        let deal = Samples.deal(point.state, point.step, point.payment)
        let before = deal.until.advanced(by: .microseconds(-1))
        let waits = point.state.isOpen && point.step == nil && point.payment == nil
        let day = Duration.seconds(86_400)
        #expect(!deal.hasRunOut(at: before))
        #expect(deal.hasRunOut(at: deal.until) == waits)
        // By a clock that has been set back since it was made.
        #expect(deal.hasRunOut(at: deal.until.advanced(by: .zero - day * 4)) == waits)
    }

    @Test(arguments: Array(table.keys))
    func leavingEndsWhatIsOpenAndErasesEveryWord(point: Point) throws {
        let deal = Samples.deal(point.state, point.step, point.payment)
        for member in [deal.seller, deal.buyer] {
            let left = deal.withdrawn(by: member, at: Samples.later)
            #expect(left.state == (point.state.isOpen ? .cancelled : point.state))
            #expect(!left.hasTraces(of: member))
            #expect(left.payment == deal.payment)
            #expect(left.goods.title.isEmpty == (member == deal.seller))
        }
    }

    @Test func itIsAnsweredAsItWasMade() throws {
        for asksSeller in [true, false] {
            let made = Samples.deal(asksSeller: asksSeller)
            let answered = asksSeller ? made : try made.kept()
            #expect(answered.asMade == answered)
            #expect(try answered.cancelled(by: made.buyer, at: Samples.later).asMade == answered)
        }
    }
}

/// Deals as the rules need them.
enum Samples {
    static let raw = (1...5).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    static let moment = Timestamp(microseconds: 1_767_225_600_000_000)
    static let later = moment.advanced(by: .seconds(60))

    /// A new one.
    static func deal(asksSeller: Bool = true) -> Deal {
        let goods = DealtGoods(
            listing: ListedID(raw[0]), seller: MemberID(raw[1]), title: "의자", price: Money(1000, .krw),
            asksSeller: asksSeller)
        return Deal(
            id: DealID(raw[2]), goods: goods, buyer: MemberID(raw[3]), quantity: 1, hours: 24, at: moment)
    }

    /// The order of its payment.
    static let order = OrderID(raw[4])

    /// One at that point.
    static func deal(
        _ state: DealState, _ step: DealStep?, _ payment: DealPaymentState? = nil, isToPay: Bool = false
    ) -> Deal {
        let new = deal()
        return Deal(
            id: new.id, goods: new.goods, buyer: new.buyer, quantity: 1, hours: 24, state: state, step: step,
            until: new.until, endedBy: nil, contacts: DealContacts(seller: "카톡", buyer: "010"),
            isToPay: isToPay, payment: payment.map { DealPayment(order, $0) }, hadCheckout: payment != nil,
            createdAt: moment, updatedAt: moment, version: Version(3))
    }
}
