import ArgumentParser
import Commands
import Settings
import Terminal
import Verification

/// Kills a server in the midst of writes, many times, and compares.
struct CrashCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "crash", en: "Kill a server in the midst of writes, and look for all that it had acknowledged.",
            ko: "쓰기를 처리하는 서버를 강제로 종료하고, 승인한 쓰기가 모두 있는지 확인합니다.",
            examples: [Phrase("madang-harness drill crash --rounds 50")])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program, writes from several clients over HTTP, kills it by \
            SIGKILL at random moments, restarts it and compares what was acknowledged with what is there. \
            In the end the files of pictures are compared with the database, and swept as they are after two \
            days. Ends with 0 only if nothing is lost, doubled or broken, with 1 otherwise.
            """,
        ko: """
            이 프로그램 옆의 madang-server를 시작해 여러 클라이언트가 HTTP로 쓰게 하고, 임의의 순간에 SIGKILL로 종료한 뒤 \
            다시 시작해 승인된 쓰기와 실제 데이터를 비교합니다. 마지막에 사진 파일을 데이터베이스와 비교하고, 이틀 뒤처럼 \
            정리합니다. 유실, 중복, 손상이 없을 때만 0으로, 아니면 1로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "An empty database: sqlite:PATH or postgres://…; default: a new file that is thrown away.",
            ko: "빈 데이터베이스: sqlite:경로 또는 postgres://…. 기본값: 쓰고 버리는 새 파일.", value: "backend"))
    var backend: String?

    @Option(
        help: .words(
            en: "Where files of pictures are kept: a folder, or s3:https://…; default: beside the database.",
            ko: "사진 파일을 두는 곳: 폴더 또는 s3:https://…. 기본값: 데이터베이스 옆.", value: "place"))
    var pictureStore: String?

    @Option(help: .words(en: "How often the server is killed.", ko: "서버를 강제 종료하는 횟수.", value: "count"))
    var rounds = 200

    @OptionGroup var options: DrillOptions
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { options.consoleOptions }

    func validate() throws {
        try DrillOptions.check(rounds: rounds)
    }

    func run(on console: Console) async throws {
        try await options.hold(rounds: rounds, on: console) { folder, tell in
            let place = backend ?? "sqlite:\(folder.path)/drill.sqlite"
            let pictures = pictureStore ?? folder.path + "/pictures"
            let settings = try Settings.read(flags: [.backend: place, .pictureStore: pictures])
            let plan = try ServerPlan(backend: place, folder: folder.path)
                .adding([SettingKey.pictureStore.variable: pictures])
            var drill = CrashDrill(settings, plan)
            (drill.rounds, drill.clients, drill.seed) = (rounds, options.clients, options.seed)
            return try await drill.run(tell)
        }
    }
}
