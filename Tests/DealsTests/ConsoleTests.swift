import Commands
import ContractKit
import Deals
import DealsConsole
import DealsContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of deals on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for a request, `{1}` for an accepted deal,
    /// `{2}` for goods on sale, and names for the deals of neighbours who pay.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var isBuyer = false
        var isVisitor = false
        var input: [String] = []
        var isEmpty = false
        var isPaying = false
    }

    static let scenes = [
        Scene(name: "list", words: ["list"]),
        Scene(name: "list-more", words: ["list", "--side", "구매", "--limit", "1"], isBuyer: true),
        Scene(name: "list-page", words: ["list", "--page", "1"], isBuyer: true),
        Scene(name: "list-nothing", words: ["list"], isEmpty: true),
        Scene(name: "list-none-match", words: ["list", "--state", "done"]),
        Scene(name: "list-invalid", words: ["list", "--state", "open", "--limit", "0"]),
        Scene(name: "show-requested", words: ["show", "{0}"]),
        Scene(name: "show-accepted", words: ["show", "{1}"], isBuyer: true),
        Scene(name: "show-unknown", words: ["show", "dea_00000000000000000000000001"]),
        Scene(name: "show-no-id", words: ["show", "의자"]),
        Scene(name: "reserve", words: ["reserve", "{2}"], isBuyer: true),
        Scene(name: "reserve-own", words: ["reserve", "{2}"]),
        Scene(name: "reserve-invalid", words: ["reserve", "{2}", "--hours", "100"], isBuyer: true),
        Scene(name: "reserve-visitor", words: ["reserve", "{2}"], isVisitor: true),
        Scene(name: "accept", words: ["accept", "{0}"]),
        Scene(name: "accept-buyer", words: ["accept", "{0}"], isBuyer: true),
        Scene(name: "decline", words: ["decline", "{0}"]),
        Scene(name: "decline-accepted", words: ["decline", "{1}"]),
        Scene(name: "cancel", words: ["cancel", "{1}"], input: ["y"]),
        Scene(name: "cancel-declined", words: ["cancel", "{1}"], input: ["n"]),
        Scene(name: "complete", words: ["complete", "{1}"], input: ["y"]),
        Scene(name: "contact", words: ["contact", "{1}", "010-0000-0000"], isBuyer: true),
        Scene(name: "contact-hostile", words: ["contact", "{1}", "\u{1B}[31m안녕"], isBuyer: true),
    ]

    static let folder = GoldenFolder("Deals")

    private static let all = scenes + payingScenes

    @Test(arguments: all.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.all.first { $0.name == name })
        let noun = scene.words[0] == "reserve" ? "listings" : "deals"
        try await Self.folder.expectConsole(
            name, "madang \(noun) \(StyledText(scene.words.joined(separator: " ")).plain)"
        ) { form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            Self.all.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test func aRenamedCommandKeepsItsFormerName() {
        let words = CommandWords(["done", "1"], in: .tree(of: DealsCommand.self, in: .en))
        #expect(words.command.path == "deals complete" && words.rest == ["1"])
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: DealError) {
        let phrase = error.phrase
        #expect(phrase.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "no Korean")
        #expect(!phrase.en.unicodeScalars.contains { $0.value > 0x2FF }, "Korean in English")
        #expect(phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "not a sentence: \(error.code)")
    }

    @Test func momentsInErrorsAreThoseOfThePersonsClock() {
        let error = DealError.heldAlready(until: Samples.moment.advanced(by: .microseconds(1)))
        let phrase = error.phrase { Phrase($0.absolute(in: .korea)) }
        #expect(phrase.en.hasSuffix("from 2026-01-01 09:00."))
        #expect(phrase.ko.contains("2026-01-01 09:00부터"))
        #expect(error.phrase.en.hasSuffix("from 2026-01-01T00:01Z."))
        let silenced = DealError.service(.silenced(.example)).phrase {
            Phrase($0.absolute(in: .korea))
        }
        #expect(silenced.en.contains("until 2026-02-01 09:00."))
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let neighbours =
            scene.isPaying
            ? try await DealNeighbours.paying() : try await DealNeighbours(empty: scene.isEmpty)
        let principal = scene.isVisitor ? .anonymous : scene.isBuyer ? neighbours.buyer : neighbours.seller
        let services = neighbours.services(of: principal)
        let words = scene.words.map { neighbours.names[$0] ?? $0 }
        return await form.transcript(
            now: neighbours.environment.clock.now(), input: scene.input, isTerminal: !scene.input.isEmpty,
            yes: scene.input.isEmpty, reporting: { console, error in console.report(failure: error) }
        ) { console in
            let context = CommandContext(console, services: services)
            if words[0] == "reserve" {
                try await context.run(DealsCommand.Reserve.self, Array(words.dropFirst()))
            } else {
                try await context.run(DealsCommand.self, words)
            }
        }
    }
}
