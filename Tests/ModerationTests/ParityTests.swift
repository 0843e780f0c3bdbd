import Commands
import ContractKit
import Moderation
import ModerationConsole
import ModerationHTTP
import ModerationScreens
import Terminal
import TestKit
import Testing
import Vocabulary
import Wire

/// Whatever moderators and who reports can do, they can do by HTTP, on the command line and on a whole
/// screen.
@Suite struct ParityTests {
    @Test(arguments: ModerationVerb.allCases) func everyVerbHasAnEndpoint(_ verb: ModerationVerb) {
        let names = ModerationEndpoints.all.map(\.name)
        #expect(names.filter { $0 == "moderation.\(verb.rawValue)" }.count == 1, "\(names)")
    }

    @Test func everyVerbHasACommand() {
        #expect(ModerateCommand.verbs == ModerationVerb.allCases)
        #expect(
            ModerationVerb.allCases.allSatisfy { ModerateCommand.acts["moderation.\($0.rawValue)"] != nil })
    }

    @Test func everyVerbHasAnActionOfAScreen() {
        let actions = CaseActions.all.map(\.id)
        for verb in ModerationVerb.allCases {
            #expect(actions.contains(ActionID(rawValue: "moderation.\(verb.rawValue)")), "\(verb)")
        }
    }

    /// What moderators do that is no verb.
    @Test(arguments: ["note", "undo"]) func whatIsNoVerbIsDoneEverywhere(_ act: String) {
        #expect(ModerationEndpoints.all.contains { $0.name == "moderation.\(act)" })
        #expect(
            CommandModel.tree(of: ModerateCommand.self, in: .en).children.contains { $0.commandName == act })
        #expect(CaseActions.all.contains { $0.id.rawValue == "moderation.\(act)" })
    }

    @Test func everythingIsReportedEverywhere() async throws {
        #expect(ModerationEndpoints.all.contains { $0.name == "moderation.report" })
        #expect(CommandModel.tree(of: ReportCommand.self, in: .en).commandName == "report")
        let stage = try await Self.stage(Destination.reporting, of: \.stranger)
        #expect(stage.text.contains("Why do you report this?"), "\(stage.text)")
    }

    /// The screen itself says what can be done there.
    @Test func everyActionStandsInTheHelpOfTheScreen() async throws {
        var stage = try await Self.stage(Destination.moderationCase, of: \.operator)
        stage.press("?")
        let help = stage.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for action in CaseActions.all {
            let line = "\(action.keys[0].name) \(action.title.en)"
            #expect(help.contains(line), "'\(line)' is missing:\n\(stage.text)")
        }
    }

    private static func stage(
        _ destination: (AnyIdentifier) -> Destination, of principal: KeyPath<ClauseMembers, Principal>
    ) async throws -> ShellStage {
        let place = try await ModerationStage()
        let principal = place.environment.members[keyPath: principal]
        var stage = ShellStage(
            .moderation(place.services(principal), ModerationStage.kinds),
            opening: destination(place.things[0]), size: Size(columns: 100, rows: 60), .en,
            member: principal.memberID, clock: place.environment.clock)
        await stage.settle()
        return stage
    }
}
