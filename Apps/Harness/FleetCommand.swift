import ArgumentParser
import Commands
import Settings
import Terminal
import Verification

/// Breaks servers and connections of a deployment of several servers, and compares.
struct FleetCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "fleet",
            en: "Break one of several servers, or the primary's connections, in the midst of writes.",
            ko: "쓰는 도중에 서버 한 대를 종료하거나 주 데이터베이스의 연결을 끊습니다.",
            examples: [Phrase("madang-harness drill fleet --backend postgres://madang@127.0.0.1/drill")])
    }
    static let explanation = Phrase(
        en: """
            Starts madang-server several times over one PostgreSQL, behind an nginx of its own, and writes \
            from several clients through nginx. In turn one of the servers is killed by SIGKILL, and all \
            connections of the primary are cut; then what was acknowledged is compared with what is there. \
            It needs a PostgreSQL and /usr/sbin/nginx (Debian's package nginx-light). Ends with 0 only if \
            nothing is lost, doubled, broken or sold twice, with 1 otherwise.
            """,
        ko: """
            PostgreSQL 하나에 madang-server를 여러 대 시작하고, 따로 띄운 nginx를 거쳐 여러 클라이언트가 쓰게 합니다. \
            서버 한 대를 SIGKILL로 종료하는 일과 주 데이터베이스의 모든 연결을 끊는 일을 번갈아 한 뒤, 승인된 쓰기와 \
            실제 데이터를 비교합니다. PostgreSQL과 /usr/sbin/nginx(데비안 패키지 nginx-light)가 필요합니다. 유실, 중복, \
            손상, 이중 판매가 없을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty database: postgres://…, with ?replica=… if there is one.",
            ko: "빈 데이터베이스: postgres://…. 복제 서버가 있으면 ?replica=…를 붙입니다.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How many servers there are, 2 to 16.", ko: "서버 수 (2-16).", value: "count"))
    var servers = 2

    @Option(help: .words(en: "How often something is broken.", ko: "무언가를 끊는 횟수.", value: "count"))
    var rounds = 12

    @OptionGroup var options: DrillOptions
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { options.consoleOptions }

    func validate() throws {
        try ValidationError.require(servers, in: 2...16, "--servers")
        try DrillOptions.check(rounds: rounds)
    }

    func run(on console: Console) async throws {
        try await options.hold(rounds: rounds, on: console) { folder, tell in
            let settings = try Settings.read(flags: backend.map { [.backend: $0] } ?? [:])
            // The servers get a password, too, which the environment may hold.
            let place = backend ?? Settings.processEnvironment["MADANG_BACKEND"] ?? "\(settings.backend)"
            let plan = try ServerPlan(backend: place, folder: folder.path)
            var drill = FleetDrill(settings, plan, folder: folder.path)
            (drill.rounds, drill.clients) = (rounds, options.clients)
            (drill.servers, drill.seed) = (servers, options.seed)
            return try await drill.run(tell)
        }
    }
}
