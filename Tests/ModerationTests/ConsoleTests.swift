import Commands
import ContractKit
import Moderation
import ModerationConsole
import ModerationContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of moderation on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for the first subject, `{batch}` for a batch.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var actor = Actor.moderator
        var input: [String] = []
        var isEmpty = false

        enum Actor: Sendable { case visitor, stranger, moderator, keeper }
    }

    static let scenes = [
        Scene(
            name: "report", words: ["report", "{2}", "--reason", "fraud", "--text", "가짜입니다"], actor: .stranger
        ),
        Scene(
            name: "report-asked", words: ["report", "{2}"], actor: .stranger,
            input: ["9", "사기", "가짜입니다", "y"]),
        Scene(name: "report-no-reason", words: ["report", "{2}"], actor: .stranger),
        Scene(name: "report-other", words: ["report", "{2}", "--reason", "other"], actor: .stranger),
        Scene(name: "report-unknown", words: ["report", "책상", "--reason", "spam"], actor: .stranger),
        Scene(name: "report-visitor", words: ["report", "{1}", "--reason", "spam"], actor: .visitor),
        Scene(name: "reports", words: ["reports"], actor: .stranger),
        Scene(name: "reports-nothing", words: ["reports"], actor: .stranger, isEmpty: true),
        Scene(name: "queue", words: ["moderate", "queue"]),
        Scene(name: "queue-closed", words: ["moderate", "queue", "--state", "closed", "--order", "oldest"]),
        Scene(name: "queue-kind", words: ["moderate", "queue", "--kind", "회원"]),
        Scene(name: "queue-member", words: ["moderate", "queue"], actor: .stranger),
        Scene(name: "queue-nothing", words: ["moderate", "queue"], isEmpty: true),
        Scene(name: "show", words: ["moderate", "show", "{0}"]),
        Scene(name: "note", words: ["moderate", "note", "{0}", "확인했습니다"]),
        Scene(name: "dismiss", words: ["moderate", "dismiss", "{0}"]),
        Scene(name: "hide", words: ["moderate", "hide", "{0}", "--reason", "전화번호를 적었습니다"]),
        Scene(name: "hide-no-reason", words: ["moderate", "hide", "{0}"]),
        Scene(
            name: "hide-many",
            words: ["moderate", "hide", "--reason-is", "fraud", "--reason", "사기 신고가 많습니다"],
            input: ["y"]),
        Scene(
            name: "hide-many-declined",
            words: ["moderate", "hide", "--reason-is", "fraud", "--reason", "사기 신고가 많습니다"], input: ["n"]),
        Scene(name: "remove", words: ["moderate", "remove", "{0}", "--reason", "금지 품목"], input: ["remove"]),
        Scene(name: "suspend-moderator", words: ["moderate", "suspend", "{0}", "--reason", "반복 사기"]),
        Scene(
            name: "suspend", words: ["moderate", "suspend", "{0}", "--reason", "반복 사기"], actor: .keeper),
        Scene(name: "batches", words: ["moderate", "batches"]),
        Scene(name: "batch", words: ["moderate", "batch", "{batch}"]),
        Scene(name: "undo", words: ["moderate", "undo", "{batch}"]),
        Scene(name: "log", words: ["moderate", "log"], actor: .visitor),
    ]

    static let folder = GoldenFolder("Moderation")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang \(scene.words.joined(separator: " "))") { form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.scenes.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: ModerationError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test(arguments: [
        ModerationError.tooManyReports(until: Silence.example.until), .service(.silenced(.example)),
    ])
    func momentsInErrorsAreThoseOfThePersonsClock(_ error: ModerationError) {
        let phrase = error.phrase { Phrase($0.absolute(in: .korea)) }
        #expect(phrase.en.contains(" 2026-02-01 09:00."), "\(phrase.en)")
        #expect(phrase.ko.contains("2026-02-01 09:00"), "\(phrase.ko)")
    }

    @Test func whatModeratorsActOnIsNamedByItsRow() async throws {
        let stage = try await ModerationStage()
        var services = stage.services(stage.environment.members.moderator)
        services.provide(LastLists.self, .inMemory())
        func shown(_ words: String...) async -> CommandRecording {
            await CommandRecording(ModerateCommand.self, words, services: services)
        }
        _ = await shown("queue")
        let details = await shown("show", "1")
        #expect(details.output.contains("골목 끝 원목 책상"), "\(details)")
        #expect(await shown("note", "1", "봤습니다").status == .ok)
        let hidden = await shown("hide", "2", "--reason", "가짜입니다")
        #expect(hidden.output.contains("A desk whose title"), "\(hidden)")
        let both = await shown("dismiss", "1", "2", "--yes")
        #expect(both.output.contains("2 subjects"), "\(both)")
        let beyond = await shown("show", "3")
        #expect(beyond.status == .usage && beyond.errors.contains("the last list had 2"), "\(beyond)")
    }

    @Test func whatIsReportedIsNamedByItsRow() async throws {
        let stage = try await ModerationStage()
        var services = stage.services(stage.environment.members.stranger)
        let lists = LastLists.inMemory()
        lists.keep(stage.things, on: Console.recording().console)
        services.provide(LastLists.self, lists)
        services.provide(RecordNames.self, RecordNames { record, _ in "의자 \(record.prefix)" })
        let before = await CommandRecording(ReportsCommand.self, [], services: services)
        lists.keep(stage.things, on: Console.recording().console)
        let asked = await CommandRecording(
            ReportCommand.self, ["3", "--reason", "spam"], services: services)
        #expect(
            asked.status == .interrupted && asked.errors.contains("'의자 \(stage.things[2].prefix)'"),
            "\(asked)")
        let after = await CommandRecording(ReportsCommand.self, [], services: services)
        #expect(after.output == before.output, "nothing was reported: \(after)")
        lists.keep(stage.things, on: Console.recording().console)
        let reported = await CommandRecording(
            ReportCommand.self, ["3", "--reason", "spam", "--yes"], services: services)
        #expect(reported.output.contains("Reported: 의자"), "\(reported)")
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let stage = try await ModerationStage(empty: scene.isEmpty)
        let members = stage.environment.members
        let principal: Principal =
            switch scene.actor {
            case .visitor: .anonymous
            case .stranger: members.stranger
            case .moderator: members.moderator
            case .keeper: members.operator
            }
        let words = scene.words.dropFirst().map { word -> String in
            if word == "{batch}" { return stage.batch.map { "\($0)" } ?? word }
            let number = Int(word.dropFirst().dropLast()) ?? -1
            return word.hasPrefix("{") && stage.things.indices.contains(number)
                ? "\(stage.things[number])" : word
        }
        let services = stage.services(principal)
        return await form.transcript(
            now: stage.environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { console in
            let context = CommandContext(console, services: services)
            switch scene.words[0] {
            case "report": try await context.run(ReportCommand.self, words)
            case "reports": try await context.run(ReportsCommand.self, words)
            default: try await context.run(ModerateCommand.self, words)
            }
        }
    }
}
