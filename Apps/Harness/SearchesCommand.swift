import ArgumentParser
import Commands
import Composition
import Sample
import Settings
import Terminal
import Verification

/// Lets many search without pause, and measures what others wait for meanwhile.
struct SearchesCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "searches", en: "Search without pause for what nobody has, and measure how long others wait.",
            ko: "없는 물건을 쉬지 않고 검색하며 다른 요청이 얼마나 기다리는지 측정합니다.",
            examples: [Phrase("madang-harness drill searches --searchers 64")])
    }
    static let explanation = Phrase(
        en: """
            Fills a new database with listings, starts the madang-server beside this program, and measures \
            details, likes and first pages over HTTP, first in quiet, then while many connections search for \
            words that no listing holds. Ends with 0 only if no honest request fails, 99 of 100 take at most \
            5 times as long as in quiet, and refused searches are told when to come again; else with 1.
            """,
        ko: """
            새 데이터베이스에 물건을 채우고 이 프로그램 옆의 madang-server를 시작해, 상세 보기와 좋아요와 첫 페이지를 \
            HTTP로 측정합니다. 먼저 평소에, 그다음 많은 연결이 어느 물건에도 없는 단어를 검색하는 동안 측정합니다. 다른 \
            요청이 하나도 실패하지 않고, 100개 중 99개가 평소의 5배 안에 끝나고, 거절된 검색에 다시 올 시간을 알려 줄 \
            때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty database: sqlite:PATH or postgres://…; default: a new file that is thrown away.",
            ko: "빈 데이터베이스: sqlite:경로 또는 postgres://…. 기본값: 쓰고 버리는 새 파일.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How many listings there are.", ko: "물건 수.", value: "count"))
    var listings = 100_000

    @Option(
        help: .words(
            en: "How long each of the two measurements lasts.", ko: "두 측정을 각각 계속하는 시간.", value: "seconds"))
    var seconds = 20

    @Option(help: .words(en: "How many connections search at once.", ko: "동시에 검색하는 연결 수.", value: "count"))
    var searchers = 32

    @Option(
        help: .words(
            en: "The same seed gives the same listings and words.", ko: "시드가 같으면 같은 물건과 단어를 만듭니다.",
            value: "number"))
    var seed: UInt64 = 1

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    func validate() throws {
        try ValidationError.require(listings, in: 1...10_000_000, "--listings")
        try ValidationError.require(seconds, in: 1...3600, "--seconds")
        try ValidationError.require(searchers, in: 1...10_000, "--searchers")
    }

    func run(on console: Console) async throws {
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

    private func fill(_ place: String, _ console: Console) async throws {
        let settings = try Settings.read(flags: [.backend: place])
        try await settings.requireFreshPlace()
        try await BulkFilling(listings: listings, seed: seed).fill(settings, console)
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
