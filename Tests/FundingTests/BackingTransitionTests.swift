import Testing
import Vocabulary

@testable import Funding

/// Every transition from every state of a backing.
@Suite struct BackingTransitionTests {
    enum Event: String, CaseIterable {
        case hold, pay, letGo, runOut, withdraw, giveBack, settle, erase
    }

    /// Where each event leads that is allowed in a state; others are refused, or change nothing.
    static let table: [BackingState: [Event: BackingState]] = [
        .started: [.hold: .held, .runOut: .lapsed, .withdraw: .lapsed, .erase: .lapsed],
        .held: [.pay: .backed, .letGo: .lapsed, .erase: .lapsed],
        .backed: [.letGo: .returned, .withdraw: .refunding, .giveBack: .refunding],
        .refunding: [.settle: .refunded],
        .refunded: [:], .returned: [:], .lapsed: [:],
    ]

    private static func next(_ event: Event, _ from: Backing) throws(FundingError) -> Backing {
        let (now, order) = (RuleSamples.later(60), RuleSamples.order(1))
        switch event {
        case .hold: return try from.holding(order, until: RuleSamples.later(1_800), at: now)
        case .pay: return try from.backed(by: order, at: now)
        case .letGo: return from.lettingGo(of: order, at: now)
        case .runOut:
            return from.hasRunOut(at: RuleSamples.later(3_600)) ? from.lapsed(at: now) : from
        case .withdraw:
            let engine = CampaignEngine(RuleSamples.file(RuleSamples.campaign(), about: from), at: now)
            return try engine.withdraw(from).backings.first ?? from
        case .giveBack: return try from.refunding(.missed, at: now)
        case .settle:
            let step = BackingRefund(order: order, amount: nil, reason: .missed, item: nil, nextAt: now)
            return from.settled(step, at: now)
        case .erase: return from.hasTraces ? from.erased(at: now) : from
        }
    }

    @Test(arguments: BackingState.allCases)
    func everyTransition(from state: BackingState) throws {
        let before = RuleSamples.backing(1, state)
        for event in Event.allCases {
            let after = try? Self.next(event, before)
            let (led, expected) = (after?.state, Self.table[state]?[event])
            #expect(
                led == expected || expected == nil && (led == nil || led == state),
                "\(event) from \(state) led to \(led.map { "\($0)" } ?? "a refusal"): mend it, or the table.")
            if let after, after != before { #expect(after.version == before.version.next, "\(event)") }
        }
    }

    @Test func everyStateIsTidy() throws {
        for (state, events) in Self.table {
            for event in events.keys {
                let after = try Self.next(event, RuleSamples.backing(1, state))
                #expect((after.until != nil) == after.state.isUnpaid, "\(event) from \(state)")
                #expect((after.refund != nil) == (after.state == .refunding), "\(event) from \(state)")
                #expect((after.backedAt != nil) == after.state.wasPaid, "\(event) from \(state)")
            }
        }
    }

    @Test func aStepIsTriedLaterEachTime() {
        var step = BackingRefund(
            order: RuleSamples.order(1), amount: nil, reason: .missed, item: nil, nextAt: RuleSamples.moment)
        for wait in [2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600] {
            step = step.postponed(at: RuleSamples.moment)
            #expect(step.nextAt == RuleSamples.later(Int64(wait)))
        }
        #expect(step.attempts == 13)
    }

    /// The prices are told apart by the order in which items are chosen.
    @Test(arguments: [[1, 2], [2, 1]])
    func itemsGoBackOneAfterTheOther(order: [Int]) throws {
        let lines = [
            BackingLine(item: 1, quantity: 1, unitPrice: RuleSamples.won(10)),
            BackingLine(item: 2, quantity: 1, unitPrice: RuleSamples.won(20)),
        ]
        var backing = RuleSamples.backing(1, .backed, amount: 30, lines: lines)
        let now = RuleSamples.later(60)
        for item in [1, 2] { backing = try #require(backing.asked(about: item, at: now)) }
        for item in order { backing = try backing.chosen(.refund, for: item, at: now) }
        for item in order {
            let step = try #require(backing.refund)
            #expect(step.item == item && step.amount == RuleSamples.won(item == 1 ? 10 : 20))
            backing = backing.settled(step, at: now)
        }
        #expect(backing.refund == nil && backing.returned == RuleSamples.won(30))
    }
}
