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
            examples: [
                Phrase("madang-harness drill restore --rounds 10"),
                Phrase("madang-harness drill restore --rounds 1 --starts 400"),
            ])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program on a new database in each round, writes to it, \
            backs it up while it serves, writes on and kills it by SIGKILL; then puts the backup back, which \
            is killed as well in up to three of four attempts, and compares all tables with those that were \
            backed up. Then starts each kind of program (a server, a front end on the database, another \
            restore, and every command for operators) at moments that are spread evenly over a restore, \
            and checks that nothing acknowledged is lost and the database is wholly the restored one or \
            wholly the one before. Ends with 0 only if all is as it should be, with 1 otherwise.
            """,
        ko: """
            회차마다 새 데이터베이스에 이 프로그램 옆의 madang-server를 시작해 쓰고, 실행 중에 백업하고, 계속 쓰다가 \
            SIGKILL로 종료합니다. 그다음 백업을 복원하는데, 복원도 네 번 중 세 번까지 강제로 종료합니다. 마지막에 모든 \
            테이블을 백업과 비교합니다. 이어서 복원하는 동안 고르게 나눈 시점마다 모든 종류의 프로그램(서버, 데이터베이스를 직접 \
            여는 클라이언트, 또 다른 복원, 운영자 명령)을 시작하고, 승인된 쓰기가 모두 있는지, 데이터베이스가 온전히 복원한 것이거나 \
            온전히 이전 것인지 확인합니다. 모두 이상이 없을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "postgres://… for a schema of its own in each round; default: new files.",
            ko: "회차마다 새 스키마를 만들 postgres://…. 기본값: 새 파일.", value: "backend"))
    var backend: String?

    @Option(help: .words(en: "How often a backup is put back.", ko: "백업을 복원하는 횟수.", value: "count"))
    var rounds = 50

    @Option(
        help: .words(
            en: "At how many moments of a restore each kind of program is started; 0 for none.",
            ko: "복원하는 동안 각 프로그램을 시작할 시점의 수. 0이면 시작하지 않습니다.", value: "count"))
    var starts = 5

    @OptionGroup var options: DrillOptions
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { options.consoleOptions }

    func validate() throws {
        try DrillOptions.check(rounds: rounds)
        try ValidationError.require(starts, in: 0...10_000, "--starts")
    }

    func run(on console: Console) async throws {
        try await options.hold(rounds: rounds, on: console) { folder, tell in
            var drill = RestoreDrill(backend: backend ?? "sqlite", folder: folder.path)
            (drill.rounds, drill.clients, drill.seed) = (rounds, options.clients, options.seed)
            drill.starts = starts
            return try await drill.run(tell)
        }
    }
}
