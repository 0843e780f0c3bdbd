import FundingConsole
import Terminal
import TestKit
import Testing

@testable import Funding

/// `Docs/funding.md` and `Docs/funding.ko.md` draw every edge of the machines, by the tables of edges that
/// `ShelterTransitionTests`, `CampaignTransitionTests` and `BackingTransitionTests` try on the code.
@Suite struct MachineDrawingTests {
    /// Written anew with MADANG_RECORD=1.
    @Test(arguments: [("Docs/funding.md", Language.en), ("Docs/funding.ko.md", .ko)])
    func theDocumentDrawsEveryEdge(_ document: String, _ language: Language) throws {
        try GoldenFile(document).expect([
            .shelter(in: language), .campaign(in: language), .backing(in: language),
        ])
    }

    @Test(arguments: [Language.en, .ko])
    func noTwoStatesAreDrawnAsOne(_ language: Language) {
        let shelters = ShelterState.allCases.map { $0.words.text(in: language) }
        let campaigns = CampaignState.allCases.map { $0.words.text(in: language) }
        let backings = BackingState.allCases.map { $0.words.text(in: language) }
        #expect(Set(shelters).count == shelters.count, "Call two states of shelters apart.")
        #expect(Set(campaigns).count == campaigns.count, "Call two states of campaigns apart.")
        #expect(Set(backings).count == backings.count, "Call two states of backings apart.")
    }
}
