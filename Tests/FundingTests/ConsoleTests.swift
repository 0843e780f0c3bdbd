import Commands
import ContractKit
import Funding
import FundingConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// What the commands of funding and shelters show, as golden files have recorded it.
@Suite struct ConsoleTests {
    /// A command that a person runs.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var person = ScreenNeighbours.Person.backer
        /// The command before it; row numbers are of its list.
        var list: [String] = []
        var input: [String] = []
        /// How many hours after the neighbours' day has begun.
        var hours: Int64 = 0
        var isEmpty = false
    }

    static let folder = GoldenFolder("Funding")

    static let scenes =
        browsingScenes + runningScenes + backingScenes + receiptScenes + shelterScenes + oversightScenes

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        let line = StyledText(scene.words.joined(separator: " ")).plain
        try await Self.folder.expectConsole(name, "madang \(line)") { form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test("The receipts of a year are written out for a spreadsheet, a line for each backing")
    func receiptsAreWrittenOut() async throws {
        let neighbours = try await ScreenNeighbours()
        let recording = Console.recording(now: neighbours.environment.clock.now())
        let context = CommandContext(
            recording.console, services: neighbours.commandServices(of: .treasurer))
        let words = ["funding", "receipts", "--shelter", "{shelter}", "--year", "2026", "--csv"]
        try await Self.run(words, on: context, neighbours)
        let lines = recording.output.split(whereSeparator: \.isNewline)
        #expect(lines.first?.hasPrefix("year,number,state,holder,member,day,campaign,backing,amount") == true)
        let row = #/2026,1,valid,김하린,mem_\w+,2026-01-01,가을 예방 접종,bck_\w+,120000,2026-01-04,no,rcp_\w+/#
        #expect(lines.count == 2 && lines[1].wholeMatch(of: row) != nil, "\(lines)")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: FundingError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test(arguments: WireTests.errors) func everyHintIsInItsLanguage(_ error: FundingError) {
        guard let hint = error.hint else { return }
        ErrorWording.expectWorded(hint, of: error.code)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let neighbours = try await ScreenNeighbours(empty: scene.isEmpty)
        neighbours.environment.clock.advance(by: .seconds(scene.hours * 3600))
        let services = neighbours.commandServices(of: scene.person)
        if !scene.list.isEmpty {
            let console = Console.recording(now: neighbours.environment.clock.now()).console
            try await run(scene.list, on: CommandContext(console, services: services), neighbours)
        }
        return await form.transcript(
            now: neighbours.environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { console in
            try await run(scene.words, on: CommandContext(console, services: services), neighbours)
        }
    }

    private static func run(
        _ words: [String], on context: CommandContext, _ neighbours: ScreenNeighbours
    ) async throws {
        let named = words.dropFirst().map { neighbours.names[$0] ?? $0 }
        if words.first == "shelters" { return try await context.run(SheltersCommand.self, named) }
        try await context.run(FundingCommand.self, named)
    }
}
