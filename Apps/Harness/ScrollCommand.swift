import ArgumentParser
import Commands
import Composition
import Settings
import Terminal
import Verification

/// Goes through long lists while others write to them.
struct ScrollCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "scroll", en: "Go through long lists page by page while others add and remove without a pause.",
            ko: "다른 회원이 쉬지 않고 쓰고 지우는 동안 긴 목록을 끝까지 넘겨 봅니다.",
            examples: [Phrase("madang-harness drill scroll --records 100000 --rate 1000")])
    }
    static let explanation = Phrase(
        en: """
            Members fill each list of a new database, and go on adding and removing while a visitor goes \
            through it from the first page to the last. Ends with 0 only if nothing comes twice and all that \
            was there throughout comes; else with 1.
            """,
        ko: """
            회원이 새 데이터베이스의 목록을 채운 뒤 계속 쓰고 지우는 동안, 방문자가 첫 페이지부터 마지막까지 \
            넘겨 봅니다. 두 번 나오는 항목이 없고 계속 있던 항목이 모두 나올 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty place: memory, sqlite:PATH or postgres://…; default: a new file, thrown away.",
            ko: "빈 저장소: memory, sqlite:경로 또는 postgres://…. 기본값: 쓰고 버리는 새 파일.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How many records each list has.", ko: "목록마다 채울 항목 수.", value: "count"))
    var records = 100_000

    @Option(
        help: .words(
            en: "How many writes there are in a second; 0 for as many as there can be.",
            ko: "초당 쓰기 수. 0이면 가능한 만큼.", value: "count"))
    var rate = 1_000

    @Option(
        help: .words(en: "How many records a page has, 1 to 100.", ko: "페이지당 항목 수 (1-100).", value: "count"))
    var page = 20

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    private static let writers = 16

    func validate() throws {
        try ValidationError.require(records, in: 1...10_000_000, "--records")
        try ValidationError.require(rate, in: 0...100_000, "--rate")
        try ValidationError.require(page, in: 1...100, "--page")
        if records < 2 * page {
            throw ValidationError.words(
                en: "--records must be at least twice --page: others write while pages are turned.",
                ko: "--records는 --page의 두 배 이상이어야 합니다. 페이지를 넘기는 동안 다른 회원이 쓰기 때문입니다.")
        }
    }

    func run(on console: Console) async throws {
        let folder = try WorkFolder()
        defer { folder.remove() }
        let settings = try Settings.read(
            flags: [.backend: backend ?? "sqlite:\(folder.path)/drill.sqlite"])
        if settings.backend != .memory { try await settings.requireFreshPlace() }
        let platform = try await Backend.open(settings)
        var reports: [ScrollOutput.Row] = []
        for (number, scrolled) in ScrollDrill.lists.enumerated() {
            let first = number * Self.writers + 1
            var drill = try await ScrollDrill(
                scrolled.list, at: platform, writers: first...(first + Self.writers - 1))
            (drill.records, drill.rate, drill.pageSize) = (records, rate, page)
            let label = Phrase(en: "Filling \(scrolled.name)", ko: "\(scrolled.name) 채우는 중")
            let report = try await console.withProgress(label, of: records) { [drill] bar in
                try await drill.run { bar.advance(by: $0) }
            }
            reports.append(ScrollOutput.Row(name: scrolled.name, report: report))
        }
        await platform.close()
        ScrollOutput.show(reports, asJSON: json, console)
        if !reports.allSatisfy(\.report.isClean) { throw ExitCode.failure }
    }
}
