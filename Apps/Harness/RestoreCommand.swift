import ArgumentParser
import Commands
import Settings
import Terminal
import Verification

/// Puts backups back after a server was killed, many times, and compares.
struct RestoreCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "restore", en: "Back up, write on, kill the server, put the backup back, and compare.",
            ko: "백업한 뒤 계속 쓰다가 서버를 강제로 종료하고, 백업을 복원해 비교합니다.",
            examples: [Phrase("madang-harness drill restore --rounds 10")])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program on a new database in each round, writes to it, \
            backs it up while it serves, writes on and kills it by SIGKILL; then puts the backup back, which \
            is killed as well in up to three of four attempts, and compares all tables with those that were \
            backed up. Ends with 0 only if they are the same, with 1 otherwise.
            """,
        ko: """
            회차마다 새 데이터베이스에 이 프로그램 옆의 madang-server를 시작해 쓰고, 실행 중에 백업하고, 계속 쓰다가 \
            SIGKILL로 종료합니다. 그다음 백업을 복원하는데, 복원도 네 번 중 세 번까지 강제로 종료합니다. 마지막에 모든 \
            테이블을 백업과 비교해 같을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "postgres://… for a schema of its own in each round; default: new files.",
            ko: "회차마다 새 스키마를 만들 postgres://…. 기본값: 새 파일.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How often a backup is put back.", ko: "백업을 복원하는 횟수.", value: "count"))
    var rounds = 50

    @OptionGroup var options: DrillOptions
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { options.consoleOptions }

    func validate() throws {
        try DrillOptions.check(rounds: rounds)
    }

    func run(on console: Console) async throws {
        try await options.hold(rounds: rounds, on: console) { folder, tell in
            var drill = RestoreDrill(backend: backend ?? "sqlite", folder: folder.path)
            (drill.rounds, drill.clients, drill.seed) = (rounds, options.clients, options.seed)
            return try await drill.run(tell)
        }
    }
}
