public import ArgumentParser
import Commands
import Settings
import Terminal
public import Verification

/// Lets many buyers contend for single units, seats or items, kills a server meanwhile, and compares orders
/// and books.
struct PurchasesCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "purchases",
            en: "Let many buyers contend for one unit, seat or item, and look where their money is.",
            ko: "많은 구매자가 물건, 자리, 후원 물품 하나를 두고 결제하게 하고, 돈이 어디에 있는지 확인합니다.",
            examples: [
                Phrase("madang-harness drill purchases --buyers 50 --rounds 3"),
                Phrase("madang-harness drill purchases --buyers 20 --rounds 200 --kills 200"),
                Phrase("madang-harness drill purchases --of seats --buyers 50 --rounds 3"),
                Phrase("madang-harness drill purchases --of items --buyers 50 --rounds 3"),
                Phrase(
                    "madang-harness drill purchases --backend postgres://madang@127.0.0.1/drill --servers 2"),
            ])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program with the sandbox of payments. In each round all \
            buyers want the same single unit, and walk the checkout as browsers do: they pay, pay in two \
            tabs, are declined, let the order go, pay too late, or leave. With --of seats they want the last \
            seat of a crew with a fee, and wait in its list without one; with --of items the last item that \
            a campaign wants. With --kills the server is killed by SIGKILL meanwhile, and started again. In \
            the end the orders are compared with the ledger and with the sandbox's own books. Several \
            servers need PostgreSQL and /usr/sbin/nginx (Debian's package nginx-light). Ends with 0 only if \
            each unit, seat or item has one buyer, no money is lost or taken twice, each paid order is \
            fulfilled or in refund within 10 seconds, and all books agree; with 1 otherwise.
            """,
        ko: """
            이 프로그램 옆의 madang-server를 결제 샌드박스와 함께 시작합니다. 회차마다 모든 구매자가 하나뿐인 물건을 두고 \
            브라우저처럼 결제 페이지를 거칩니다. 그냥 결제하거나, 탭 두 개에서 결제하거나, 거절되거나, 주문을 취소하거나, 너무 \
            늦게 결제하거나, 창을 닫고 떠납니다. --of seats를 주면 가입비가 있는 크루의 마지막 자리를 원하고, 자리가 없으면 \
            대기 명단에서 기다립니다. --of items를 주면 펀딩의 마지막 물품을 원합니다. \
            --kills를 주면 그동안 서버를 SIGKILL로 종료하고 다시 시작합니다. 마지막에 주문을 \
            장부와 샌드박스의 기록과 비교합니다. 서버가 여러 대면 PostgreSQL과 /usr/sbin/nginx(데비안 패키지 \
            nginx-light)가 필요합니다. 물건, 자리, 물품마다 구매자가 한 명이고, 사라지거나 두 번 결제된 돈이 없고, 결제된 \
            주문이 모두 10초 안에 완료되거나 환불되고, 장부가 모두 맞을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty database: sqlite:PATH or postgres://…; default: a new file that is thrown away.",
            ko: "빈 데이터베이스: sqlite:경로 또는 postgres://…. 기본값: 쓰고 버리는 새 파일.", value: "backend"))
    var backend: String?

    @Option(
        name: .customLong("of"),
        help: .words(
            en: "What is sold: units of listings, seats of crews, or items of campaigns.",
            ko: "파는 것: 물건(units), 크루의 자리(seats), 펀딩의 물품(items).",
            value: "goods"))
    var goods = PurchaseGoods.units

    @Option(
        help: .words(
            en: "How many buyers want each of it, 1 to 10000.", ko: "하나마다 사려는 구매자 수 (1-10000).",
            value: "count"
        ))
    var buyers = 1000

    @Option(help: .words(en: "How many are sold in turn.", ko: "차례로 파는 개수.", value: "count"))
    var rounds = 100

    @Option(
        help: .words(
            en: "How often a server is killed, spread over the rounds.", ko: "회차에 나누어 서버를 강제 종료하는 횟수.",
            value: "count"))
    var kills = 0

    @Option(help: .words(en: "How many servers there are, 1 to 16.", ko: "서버 수 (1-16).", value: "count"))
    var servers = 1

    @Option(
        help: .words(
            en: "The same seed gives the same buyers.", ko: "시드가 같으면 구매자가 같게 행동합니다.", value: "number"))
    var seed: UInt64 = 1

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    func validate() throws {
        try ValidationError.require(buyers, in: 1...10_000, "--buyers")
        try DrillOptions.check(rounds: rounds)
        try ValidationError.require(kills, in: 0...100_000, "--kills")
        try ValidationError.require(servers, in: 1...16, "--servers")
    }

    func run(on console: Console) async throws {
        let folder = try WorkFolder()
        let report = try await DrillOutput.report(in: folder) {
            try await drill(in: folder).run { [rounds] report in
                PurchasesOutput.tell(report, of: rounds, console)
            }
        }
        PurchasesOutput(report, of: goods, buyers: buyers, servers: servers, seed: seed)
            .show(asJSON: json, console)
        try folder.end(isClean: report.isClean, console)
    }

    private func drill(in folder: WorkFolder) throws -> PurchasesDrill {
        // The servers get a password, too, which the environment may hold.
        let inherited = servers > 1 ? Settings.processEnvironment["MADANG_BACKEND"] : nil
        let place = backend ?? inherited ?? "sqlite:\(folder.path)/drill.sqlite"
        let settings = try Settings.read(flags: [.backend: place])
        let plan = try ServerPlan(backend: place, folder: folder.path)
        var drill = PurchasesDrill(settings, plan, folder: folder.path)
        (drill.goods, drill.buyers, drill.rounds, drill.kills) = (goods, buyers, rounds, kills)
        (drill.servers, drill.seed) = (servers, seed)
        return drill
    }
}

extension PurchaseGoods: ExpressibleByArgument {}
