import Payments
import Testing
import Vocabulary

/// Every transition from every state of a refund.
@Suite struct RefundTests {
    enum Event: String, CaseIterable {
        case sending, willGiveBack, gaveBack, couldNot, saysOther, refused, notSent, shutOut, again, byHand
        case dropped
    }

    /// Where each event leads that is allowed in a state.
    static let table: [RefundState: [Event: RefundState]] = [
        .requested: [.sending: .sent, .dropped: .dropped],
        .sent: [
            .sending: .sent, .willGiveBack: .pending, .gaveBack: .succeeded, .couldNot: .failed,
            .saysOther: .pending, .refused: .failed, .notSent: .requested, .shutOut: .requested,
            .dropped: .dropped,
        ],
        .pending: [
            .willGiveBack: .pending, .gaveBack: .succeeded, .couldNot: .failed, .saysOther: .pending,
        ],
        .succeeded: [:],
        .failed: [.again: .requested, .byHand: .byHand, .dropped: .dropped],
        .byHand: [:],
        .dropped: [:],
    ]

    @Test(arguments: RefundState.allCases)
    func leadsWhereTheTableSays(state: RefundState) throws {
        let refund = OrderSamples.refund(state)
        let edges = try #require(Self.table[state], "Write the edges of \(state) into the table.")
        for event in Event.allCases {
            do throws(OrderError) {
                let next = try Self.next(refund, event)
                #expect(next.state == edges[event], "\(state), \(event)")
                #expect(next.version == refund.version.next, "\(state), \(event)")
                #expect((next.nextAt != nil) == next.state.isOpen, "\(state), \(event)")
            } catch {
                #expect(edges[event] == nil, "\(event) must be allowed for \(state)")
                #expect(error == .refundState(state))
            }
        }
    }

    private static func next(_ refund: Refund, _ event: Event) throws(OrderError) -> Refund {
        let now = OrderSamples.later
        return switch event {
        case .sending: try refund.sending(at: now)
        case .willGiveBack: try refund.answered(OrderSamples.answer(.requested), at: now)
        case .gaveBack: try refund.answered(OrderSamples.answer(.succeeded), at: now)
        case .couldNot: try refund.answered(OrderSamples.answer(.failed), at: now)
        case .saysOther: try refund.answered(OrderSamples.answer(.other("HELD")), at: now)
        case .refused: try refund.refused("PG_PROVIDER")
        case .notSent: try refund.notSent(at: now)
        case .shutOut: try refund.shutOut(at: now)
        case .again: try refund.again(at: now)
        case .byHand: try refund.madeByHand(proof: "T-7")
        case .dropped: try refund.dropped()
        }
    }

    @Test func statesAreOpenDoneOrWaitForAnOperator() {
        let states = RefundState.allCases
        #expect(states.filter(\.isOpen) == [.requested, .sent, .pending])
        #expect(states.filter(\.isDone) == [.succeeded, .byHand])
        #expect(states.filter { !$0.isPromised } == [.dropped])
    }

    @Test func aKeyStaysWhileTheGatewayRemembersIt() throws {
        let sent = try OrderSamples.refund().sending(at: OrderSamples.moment)
        let again = try sent.sending(at: OrderSamples.later(3_600))
        #expect((again.key, again.sentAt, again.tries) == (sent.key, sent.sentAt, 2))
        let soon = try again.notSent(at: OrderSamples.later(7_199))
        #expect((soon.key, soon.sentAt) == (sent.key, nil))
        let late = try again.notSent(at: OrderSamples.later(7_200))
        #expect(late.key == "\(sent.id)-2")
    }

    @Test func aRefundThatWasShutOutIsAskedForUnderAnotherKeyAfterAPause() throws {
        let sent = try OrderSamples.refund().sending(at: OrderSamples.moment)
        let waiting = try sent.shutOut(at: OrderSamples.later)
        #expect((waiting.key, waiting.sentAt, waiting.tries) == ("\(sent.id)-2", nil, 1))
        #expect(waiting.nextAt == RefundTimes.next(after: 1, from: OrderSamples.later))
    }

    @Test func onceMoreIsAnotherRefundForTheGateway() throws {
        let failed = OrderSamples.refund(.failed, gatewayID: "can-1", sentAt: OrderSamples.moment)
        let again = try failed.again(at: OrderSamples.later)
        #expect(again.key == "\(failed.id)-2")
        // The name of the try that has failed stays, so that its answer is not taken for the new one's.
        #expect((again.gatewayID, again.refusal, again.sentAt) == ("can-1", nil, nil))
        #expect(again.nextAt == OrderSamples.later)
    }

    @Test func itIsTakenUpAgainAfterOneFiveAndThirtyMinutesThenHourly() throws {
        var (refund, waits) = (OrderSamples.refund(), [Int64]())
        for _ in 0..<5 {
            refund = try refund.sending(at: OrderSamples.moment)
            let next = try #require(refund.nextAt)
            waits.append(next.since(OrderSamples.moment).components.seconds / 60)
        }
        #expect(waits == [1, 5, 30, 60, 60])
    }

    @Test func aRefusalIsKeptInAHundredCharacters() throws {
        let refused = try OrderSamples.refund(.sent).refused(String(repeating: "가", count: 200))
        #expect(refused.refusal?.count == 100)
    }
}
