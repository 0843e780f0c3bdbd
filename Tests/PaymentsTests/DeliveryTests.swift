import Payments
import Testing
import Vocabulary

/// The clock of the money that waits for the receipt.
@Suite struct DeliveryTests {
    private static let day: Int64 = 86_400

    private func told(_ telling: DeliveryTelling, handedOver: Int64 = 0, at moment: Int64) -> Delivery {
        Delivery(
            handedOverAt: OrderSamples.later(handedOver), toldAt: OrderSamples.later(moment), told: telling,
            receivedAt: nil, problem: nil)
    }

    enum Event: String, CaseIterable {
        case handedOver, firstTold, received, complaining
    }

    /// Where the money stands.
    enum Point: String, CaseIterable {
        case waiting, handedOver, untold, received, problem, notByReceipt, withdrawn, notFulfilled, refunding
    }

    /// What is allowed in each point; all other events are refused.
    private static let table: [Point: Set<Event>] = [
        .waiting: [.handedOver, .received, .complaining],
        .handedOver: [.handedOver, .received, .complaining],
        .untold: [.handedOver, .firstTold, .received, .complaining],
        .received: [.handedOver, .received],
        .problem: [.handedOver, .received, .complaining],
        .notByReceipt: [], .withdrawn: [], .notFulfilled: [], .refunding: [],
    ]

    private func order(at point: Point) -> Order {
        let received = Delivery(
            handedOverAt: OrderSamples.moment, toldAt: OrderSamples.moment, told: .handedOver,
            receivedAt: OrderSamples.moment, problem: nil)
        let untold = Delivery(
            handedOverAt: OrderSamples.moment, toldAt: nil, told: nil, receivedAt: nil, problem: nil)
        let problem = Delivery(
            handedOverAt: nil, toldAt: nil, told: nil, receivedAt: nil, problem: .notAsAgreed)
        return switch point {
        case .waiting: OrderSamples.order()
        case .handedOver: OrderSamples.order(delivery: told(.handedOver, at: 0))
        case .untold: OrderSamples.order(delivery: untold)
        case .received: OrderSamples.order(delivery: received)
        case .problem: OrderSamples.order(delivery: problem)
        case .notByReceipt: OrderSamples.order(earning: .atOnce)
        case .withdrawn: OrderSamples.order(end: .returned)
        case .notFulfilled: OrderSamples.order(.paid, .fulfil)
        case .refunding: OrderSamples.order(.refunding, end: .returned)
        }
    }

    @Test(arguments: Point.allCases)
    func eachStepIsTakenInItsTurn(point: Point) throws {
        let order = order(at: point)
        let allowed = try #require(Self.table[point])
        for event in Event.allCases {
            do throws(OrderError) {
                let next = try taking(event, order)
                #expect(allowed.contains(event), "\(event) must be refused for \(point)")
                #expect((next.state, next.step) == (order.state, order.step))
                #expect(next == order || next.version == order.version.next)
            } catch {
                #expect(!allowed.contains(event), "\(event) must be allowed for \(point)")
                #expect(error == .wrongState(order.state))
            }
        }
    }

    private func taking(_ event: Event, _ order: Order) throws(OrderError) -> Order {
        let now = OrderSamples.later
        return switch event {
        case .handedOver: try order.handedOver(at: now)
        case .firstTold: try order.told(.handedOver, at: now)
        case .received: try order.received(at: now)
        case .complaining: try order.complaining(.notReceived, at: now)
        }
    }

    @Test func repeatingAHandOverOrAReceiptChangesNothing() throws {
        let handed = order(at: .handedOver)
        #expect(try handed.handedOver(at: OrderSamples.later) == handed)
        let received = order(at: .received)
        #expect(try received.received(at: OrderSamples.later) == received)
    }

    @Test func theBuyerIsToldAtTheHandOverOnTheThirdDayAndOnTheSixth() throws {
        var order = try OrderSamples.order().handedOver(at: OrderSamples.moment)
        var tellings: [Int64: DeliveryTelling] = [:]
        for hour in Int64(0)...24 * 8 {
            let now = OrderSamples.later(hour * 3_600)
            if order.delivery.isReleasedBySilence(at: now) {
                #expect(hour == 24 * 7)
                order = try order.received(at: now)
            }
            while let telling = order.delivery.telling(at: now) {
                tellings[hour] = telling
                order = try order.told(telling, at: now)
            }
        }
        #expect(tellings == [0: .handedOver, 72: .thirdDay, 144: .sixthDay])
        #expect(order.delivery.receivedAt == OrderSamples.later(7 * Self.day))
    }

    /// Nothing was told on days 3 and 6, since nothing ran.
    @Test func afterAnOutageTheTellingsComeADayApartAndTheReleaseADayAfterTheLast() throws {
        var order = OrderSamples.order(delivery: told(.handedOver, at: 0))
        var told: [Int64] = []
        for hour in Int64(240)...400 {
            let now = OrderSamples.later(hour * 3_600)
            #expect(order.delivery.isReleasedBySilence(at: now) == (hour >= 288))
            if let telling = order.delivery.telling(at: now) {
                order = try order.told(telling, at: now)
                told.append(hour)
            }
        }
        #expect(told == [240, 264])
    }

    @Test(arguments: Array(0...400))
    func theNextMomentIsThatAtWhichSomethingIsDue(hour: Int) {
        let now = OrderSamples.later(Int64(hour) * 3_600)
        let deliveries = [
            told(.handedOver, at: 0), told(.thirdDay, at: 3 * Self.day), told(.sixthDay, at: 6 * Self.day),
            told(.thirdDay, at: 11 * Self.day), told(.sixthDay, at: 12 * Self.day),
        ]
        for delivery in deliveries {
            let isDue = delivery.telling(at: now) != nil || delivery.isReleasedBySilence(at: now)
            #expect(delivery.nextMoment.map { $0 <= now } == isDue, "\(delivery)")
        }
    }

    @Test func withoutTheHandOverNoClockRuns() {
        #expect(Delivery().nextMoment == nil)
        #expect(Delivery().silenceAt == nil)
        #expect(Delivery().telling(at: OrderSamples.later(99 * Self.day)) == nil)
        #expect(!Delivery().isReleasedBySilence(at: OrderSamples.later(99 * Self.day)))
    }

    @Test func aComplaintStopsTheClockInTheLastHour() throws {
        let told = OrderSamples.order(delivery: told(.sixthDay, at: 6 * Self.day))
        let hour = OrderSamples.later(7 * Self.day - 3_600)
        let complaint = try told.complaining(.notReceived, at: hour)
        #expect(complaint.delivery.nextMoment == nil)
        #expect(complaint.delivery.silenceAt == nil)
        #expect(!complaint.delivery.isReleasedBySilence(at: OrderSamples.later(99 * Self.day)))
    }

    @Test func receiptEndsAComplaint() throws {
        let received = try order(at: .problem).received(at: OrderSamples.later)
        #expect(received.delivery.problem == nil)
        #expect(received.delivery.receivedAt == OrderSamples.later)
    }

    @Test func silenceIsForeseenSevenDaysAfterTheHandOver() {
        #expect(told(.handedOver, at: 0).silenceAt == OrderSamples.later(7 * Self.day))
        #expect(told(.sixthDay, at: 9 * Self.day).silenceAt == OrderSamples.later(10 * Self.day))
    }
}
