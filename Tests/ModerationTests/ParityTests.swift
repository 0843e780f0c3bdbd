import Moderation
import ModerationConsole
import ModerationHTTP
import ModerationScreens
import Terminal
import TestKit
import Testing
import Vocabulary
import Wire

/// Whatever moderators can do, they can do by HTTP, on the command line and on a whole screen.
@Suite struct ParityTests {
    @Test(arguments: ModerationVerb.allCases) func everyVerbHasAnEndpoint(_ verb: ModerationVerb) {
        let names = ModerationEndpoints.all.map(\.name)
        #expect(names.filter { $0 == "moderation.\(verb.rawValue)" }.count == 1, "\(names)")
    }

    @Test func everyVerbHasACommand() {
        #expect(ModerateNoun.verbs == ModerationVerb.allCases)
        #expect(
            ModerationVerb.allCases.allSatisfy { ModerateNoun.acts["moderation.\($0.rawValue)"] != nil })
    }

    @Test func everyVerbHasAnActionOfAScreen() {
        let actions = CaseActions.all.map(\.id)
        for verb in ModerationVerb.allCases {
            #expect(actions.contains(ActionID(rawValue: "moderation.\(verb.rawValue)")), "\(verb)")
        }
    }
}
