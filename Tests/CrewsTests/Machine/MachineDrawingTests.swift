import CrewsConsole
import Terminal
import TestKit
import Testing

@testable import Crews

/// `Docs/crews.md` and `Docs/crews.ko.md` draw every edge of the machines, by the tables of edges that
/// `MembershipTransitionTests` and `DueTransitionTests` try on the code.
@Suite struct MachineDrawingTests {
    /// Written anew with MADANG_RECORD=1.
    @Test(arguments: [("Docs/crews.md", Language.en), ("Docs/crews.ko.md", .ko)])
    func theDocumentDrawsEveryEdge(_ document: String, _ language: Language) throws {
        try GoldenFile(document).expect([.membership(in: language), .dues(in: language)])
    }

    @Test(arguments: [Language.en, .ko])
    func noTwoStatesAreDrawnAsOne(_ language: Language) {
        let standings = MembershipState.allCases.map { $0.words.text(in: language) }
        let dues = DueState.allCases.map { $0.words.text(in: language) }
        #expect(Set(standings).count == standings.count, "Call two states of memberships apart.")
        #expect(Set(dues).count == dues.count, "Call two states of dues apart.")
    }
}
