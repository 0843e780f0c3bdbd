import ArgumentParser
import Commands
import Settings
import Terminal
import Verification

/// Backs campaigns in all ways while their totals are read beside the ledger.
struct TotalsCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "totals", en: "Back campaigns in all ways while their totals are read beside the ledger.",
            ko: "여러 방법으로 펀딩에 후원하는 동안 모인 금액을 장부와 비교합니다.",
            examples: [
                Phrase("madang-harness drill totals --backings 2000"),
                Phrase("madang-harness drill totals --backings 100000 --clients 16"),
            ])
    }
    static let explanation = Phrase(
        en: """
            In this process, with a sandbox of payments: members back three campaigns; they pay, withdraw, \
            are declined, let the order go, pay too late, or leave. One campaign fails at its deadline \
            meanwhile, and gives everything back. A visitor reads the campaigns without a pause, and the \
            ledger before and after each: the total must be what the ledger had in between. In the end \
            totals, ledger, backings, orders and the sandbox's own books are compared. Ends with 0 only if \
            all of it agrees; with 1 otherwise.
            """,
        ko: """
            이 프로그램 안에서 결제 샌드박스로 진행합니다. 회원이 펀딩 세 개에 후원하면서 결제하거나, 후원을 거두거나, 거절되거나, \
            주문을 취소하거나, 너무 늦게 결제하거나, 창을 닫고 떠납니다. 그동안 펀딩 하나는 마감에 실패해 모두 환불합니다. 방문자가 \
            쉬지 않고 펀딩을 읽고, 그 앞뒤로 장부를 읽습니다. 모인 금액은 그사이 장부에 있던 금액이어야 합니다. 마지막에 모인 금액, \
            장부, 후원, 주문, 샌드박스의 기록을 비교합니다. 모두 맞을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty place: memory, sqlite:PATH or postgres://…; default: a new file, thrown away.",
            ko: "빈 저장소: memory, sqlite:경로 또는 postgres://…. 기본값: 쓰고 버리는 새 파일.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How many backings are begun.", ko: "시작할 후원 수.", value: "count"))
    var backings = 2_000

    @Option(
        help: .words(
            en: "How many clients back at once, 1 to 100.", ko: "동시에 후원하는 클라이언트 수 (1-100).", value: "count"))
    var clients = 8

    @Option(
        help: .words(
            en: "The same seed gives the same backers.", ko: "시드가 같으면 같은 방법으로 후원합니다.", value: "number"))
    var seed: UInt64 = 1

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    func validate() throws {
        try ValidationError.require(backings, in: 100...10_000_000, "--backings")
        try ValidationError.require(clients, in: 1...100, "--clients")
    }

    func run(on console: Console) async throws {
        let folder = try WorkFolder()
        let settings = try Settings.read(
            flags: [.backend: backend ?? "sqlite:\(folder.path)/drill.sqlite"])
        var drill = TotalsDrill(settings)
        (drill.backings, drill.clients, drill.seed) = (backings, clients, seed)
        let report = try await DrillOutput.report(in: folder) {
            try await console.withProgress(Phrase(en: "Backing", ko: "후원하는 중"), of: backings) {
                [drill] bar in
                try await drill.run { _ in bar.advance(by: 1) }
            }
        }
        TotalsOutput(report, seed: seed).show(asJSON: json, console)
        try folder.end(isClean: report.isClean, console)
    }
}
