import Testing
import Vocabulary

@testable import Funding

/// Every transition from every state of a shelter.
@Suite struct ShelterTransitionTests {
    enum Event: String, CaseIterable {
        case verify, decline, suspend, restore, edit, abandon
    }

    /// Where each event leads that is allowed in a state; others are refused, or change nothing.
    static let table: [ShelterState: [Event: ShelterState]] = [
        .pending: [.verify: .verified, .decline: .declined, .abandon: .abandoned],
        .verified: [.suspend: .suspended, .abandon: .abandoned],
        .declined: [.verify: .verified, .edit: .pending, .abandon: .abandoned],
        .suspended: [.restore: .verified, .abandon: .abandoned],
        .abandoned: [:],
    ]

    private static func next(_ event: Event, _ from: Shelter) throws(FundingError) -> Shelter {
        let now = RuleSamples.later(60)
        switch event {
        case .verify: return try from.decided(.verify, note: "확인함", at: now)
        case .decline: return try from.decided(.decline, note: "서류가 없음", at: now)
        case .suspend: return try from.decided(.suspend, note: "신고", at: now)
        case .restore: return try from.decided(.restore, note: "오해", at: now)
        case .edit:
            var details = from.details
            details.place = "충남 천안"
            return try from.edited(details, photo: nil, at: now)
        case .abandon: return from.abandoned(at: now)
        }
    }

    @Test(arguments: ShelterState.allCases)
    func everyTransition(from state: ShelterState) throws {
        let before = RuleSamples.shelter(state)
        for event in Event.allCases {
            let after = try? Self.next(event, before)
            let (led, expected) = (after?.state, Self.table[state]?[event])
            #expect(
                led == expected || expected == nil && (led == nil || led == state),
                "\(event) from \(state) led to \(led.map { "\($0)" } ?? "a refusal"): mend it, or the table.")
        }
    }

    @Test(arguments: ShelterState.allCases)
    func onlyAVerifiedOneCollects(_ state: ShelterState) {
        #expect(RuleSamples.shelter(state).mayCollect == (state == .verified))
    }
}
