import Deals
import Testing
import Vocabulary

/// Every transition from every point at which a deal can stand.
@Suite struct StateMachineTests {
    enum Event: String, CaseIterable {
        case accept, decline, cancel, complete, setContact, kept, notKept, sold, notSold, givenBack
    }

    /// A state, and what is still to be done in the market.
    struct Point: Hashable, CustomStringConvertible {
        let state: DealState
        var step: DealStep?

        init(_ state: DealState, _ step: DealStep? = nil) { (self.state, self.step) = (state, step) }

        var description: String { state.rawValue + (step.map { "+\($0.rawValue)" } ?? "") }
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
            .setContact: Point(.accepted),
        ],
        Point(.accepted, .sell): [.sold: Point(.done), .notSold: Point(.expired)],
        Point(.cancelled, .giveBack): [.givenBack: Point(.cancelled)],
        Point(.done): [:], Point(.declined): [:], Point(.cancelled): [:], Point(.expired): [:],
    ]

    @Test(arguments: Array(table.keys))
    func leadsWhereTheTableSays(point: Point) throws {
        let deal = Samples.deal(point.state, point.step)
        for event in Event.allCases {
            do throws(DealError) {
                let next = try Self.next(deal, event)
                #expect(Self.table[point]?[event] == Point(next.state, next.step), "\(point), \(event)")
                #expect(next.version == deal.version.next, "\(point), \(event)")
            } catch {
                #expect(Self.table[point]?[event] == nil, "\(event) must be allowed for \(point)")
                #expect(error == .wrongState(point.state))
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
        }
    }

    @Test(arguments: Array(table.keys))
    func expiresByTheClockWhereNothingIsBeingDone(point: Point) {
        let deal = Samples.deal(point.state, point.step)
        let before = deal.until.advanced(by: .microseconds(-1))
        let (waits, day) = (point.state.isOpen && point.step == nil, Duration.seconds(86_400))
        #expect(!deal.hasRunOut(at: before))
        #expect(deal.hasRunOut(at: deal.until) == waits)
        // By a clock that has been set back since it was made.
        #expect(deal.hasRunOut(at: deal.until.advanced(by: .zero - day * 4)) == waits)
    }

    @Test(arguments: Array(table.keys))
    func leavingEndsWhatIsOpenAndErasesEveryWord(point: Point) throws {
        let deal = Samples.deal(point.state, point.step)
        for member in [deal.seller, deal.buyer] {
            let left = deal.withdrawn(by: member, at: Samples.later)
            #expect(left.state == (point.state.isOpen ? .cancelled : point.state))
            #expect(!left.hasTraces(of: member))
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

    /// One at that point.
    static func deal(_ state: DealState, _ step: DealStep?) -> Deal {
        let new = deal()
        return Deal(
            id: new.id, goods: new.goods, buyer: new.buyer, quantity: 1, hours: 24, state: state, step: step,
            until: new.until, endedBy: nil, contacts: DealContacts(seller: "카톡", buyer: "010"),
            createdAt: moment, updatedAt: moment, version: Version(3))
    }
}
