import ArgumentParser
import Composition
import Sample
import Settings
import Terminal
import Verification
import Vocabulary

/// Lets many search without pause, and measures what others wait for meanwhile.
struct SearchesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "searches",
        abstract: "Search without pause for what nobody has, and measure how long others wait.",
        discussion: """
            Fills a new database with listings, starts the madang-server beside this program, and measures \
            details, likes and first pages over HTTP, first in quiet, then while many connections search for \
            words that no listing holds. Ends with 0 only if no honest request fails, 99 of 100 take at most \
            5 times as long as in quiet, and refused searches are told when to come again; else with 1.
            """)

    @Option(
        help: "An empty database: sqlite:PATH or postgres://…; without it a new file that is thrown away.")
    var backend: String?

    @Option(help: ArgumentHelp("How many listings there are.", valueName: "count"))
    var listings = 100_000

    @Option(help: ArgumentHelp("How long each of the two measurements lasts.", valueName: "seconds"))
    var seconds = 20

    @Option(help: ArgumentHelp("How many connections search at once.", valueName: "count"))
    var searchers = 32

    @Option(help: ArgumentHelp("The same seed gives the same listings and words.", valueName: "number"))
    var seed: UInt64 = 1

    @Flag(help: "Write the result as JSON.")
    var json = false

    func validate() throws {
        if !(1...10_000_000).contains(listings) {
            throw ValidationError("--listings must be 1 to 10000000.")
        }
        if !(1...3600).contains(seconds) { throw ValidationError("--seconds must be 1 to 3600.") }
        if !(1...10_000).contains(searchers) { throw ValidationError("--searchers must be 1 to 10000.") }
    }

    func run() async throws {
        try await Session(json: json).run { console in
            let folder = try WorkFolder()
            defer { folder.remove() }
            let place = backend ?? "sqlite:\(folder.path)/drill.sqlite"
            try await fill(place, console)
            var drill = SearchDrill(try ServerPlan(backend: place, folder: folder.path))
            (drill.time, drill.searchers, drill.seed) = (.seconds(seconds), searchers, seed)
            let report = try await drill.run { [seconds, searchers] step in
                console.note(Self.phrase(step, seconds, searchers))
            }
            SearchOutput(report).show(asJSON: json, console)
            if !report.isClean { throw ExitCode.failure }
        }
    }

    private func fill(_ place: String, _ console: Console) async throws {
        let settings = try Settings.read(flags: [.backend: place])
        try await settings.requireFreshPlace()
        let platform = try await LocalPlatform.open(settings)
        do {
            let bulk = BulkFilling(listings: listings, seed: seed)
            let label = Phrase(en: "Filling", ko: "채우는 중")
            try await console.withProgress(label, of: listings) { bar in
                try await bulk.fill(platform) { bar.advance(by: $0) }
            }
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    private static func phrase(_ step: SearchDrill.Step, _ seconds: Int, _ searchers: Int) -> Phrase {
        switch step {
        case .quiet:
            Phrase(
                en: "Measuring for \(seconds) seconds without searches.",
                ko: "검색이 없는 상태에서 \(seconds)초 동안 측정합니다.")
        case .searches:
            Phrase(
                en: "Measuring for \(seconds) seconds while \(searchers) connections search.",
                ko: "연결 \(searchers)개가 검색하는 동안 \(seconds)초 측정합니다.")
        }
    }
}
