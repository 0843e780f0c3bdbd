import Testing
import Vocabulary

@testable import Crews

/// Every transition from every state in which a month's dues can stand.
@Suite struct DueTransitionTests {
    enum Event: String, CaseIterable {
        case hold, pay, letGo, letGoOfLeaver, waive, closeCrew, leave, comeBack, remind, erase
    }

    /// Where each event leads that is allowed in a state; others are refused, or change nothing.
    static let table: [DueState: [Event: DueState]] = [
        .open: [
            .hold: .open, .pay: .paid, .letGo: .open, .letGoOfLeaver: .open, .waive: .waived,
            .closeCrew: .cancelled, .leave: .ended, .remind: .open, .erase: .ended,
        ],
        .paid: [.letGo: .open, .letGoOfLeaver: .ended],
        .waived: [.erase: .waived],
        .cancelled: [:],
        .ended: [.comeBack: .open],
    ]

    /// After every reminder.
    private static let later = DueMachineTests.open.payBy.advanced(by: .seconds(86_400))

    private static func next(_ event: Event, _ from: Due) throws(CrewError) -> Due {
        let (now, order) = (later, DueMachineTests.order)
        switch event {
        case .hold: return try from.holding(order, at: now)
        case .pay: return try from.paid(by: order, at: now)
        case .letGo: return from.lettingGo(of: order, isOwed: true, at: now)
        case .letGoOfLeaver: return from.lettingGo(of: order, isOwed: false, at: now)
        case .waive: return try from.waived("부상으로 쉼", at: now)
        case .closeCrew: return from.cancelled(at: now) ?? from
        case .leave: return from.ended(at: now) ?? from
        case .comeBack: return from.reopened(from.amount, payBy: from.payBy, at: now) ?? from
        case .remind: return from.reminded(at: now) ?? from
        case .erase: return from.erased(at: now) ?? from
        }
    }

    /// A due in the state, as the event meets it: an order that is let go had it.
    private static func due(_ state: DueState, before event: Event) throws -> Due {
        let due = try DueMachineTests.due(state)
        let isHeld = state == .open && (event == .letGo || event == .letGoOfLeaver)
        return isHeld ? try due.holding(DueMachineTests.order, at: DueMachineTests.now) : due
    }

    @Test(arguments: DueState.allCases)
    func everyTransition(from state: DueState) throws {
        for event in Event.allCases {
            let before = try Self.due(state, before: event)
            let after = try? Self.next(event, before)
            let (led, expected) = (after?.state, Self.table[state]?[event])
            let isUnchanged = after == nil || after == before
            #expect(
                led == expected && !isUnchanged || expected == nil && isUnchanged,
                "\(event) from \(state) led to \(led.map { "\($0)" } ?? "a refusal"): mend it, or the table.")
            if let after, after != before { #expect(after.version == before.version.next, "\(event)") }
        }
    }
}
