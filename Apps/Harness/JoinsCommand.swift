import ArgumentParser
import Commands
import Terminal
import Verification

/// Lets members sign in while an attacker joins and guesses without a pause.
struct JoinsCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "joins", en: "Sign in and join while an attacker joins and guesses over many connections.",
            ko: "공격자가 많은 연결로 가입하고 비밀번호를 추측하는 동안 로그인하고 가입합니다.",
            examples: [Phrase("madang-harness drill joins --seconds 30")])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program on a new file, which is thrown away afterwards. The \
            attacker first joins from one address, then joins and guesses at unknown emails from many \
            addresses. Meanwhile members sign in once a second, by turns from places that their accounts \
            know and from new ones. Ends with 0 only if at least 95 % of either are answered under both \
            attacks, with 1 otherwise.
            """,
        ko: """
            쓰고 버리는 새 파일에 이 프로그램 옆의 madang-server를 시작합니다. 공격자는 먼저 주소 하나에서 계속 가입하고, \
            그다음 여러 주소에서 가입하며 없는 이메일로 비밀번호를 추측합니다. 그동안 회원은 전에 쓰던 곳과 처음 쓰는 \
            곳에서 번갈아 1초에 한 번 로그인합니다. 두 공격 모두에서 각각 95% 이상이 로그인하면 0으로, 아니면 1로 \
            끝납니다.
            """)

    @Option(
        help: .words(
            en: "How long each of the two attacks lasts, 2 to 3600.", ko: "두 공격을 각각 계속하는 시간 (2-3600).",
            value: "seconds"))
    var seconds = 60

    @Option(
        help: .words(en: "The attacker's connections, 1 to 1000.", ko: "공격자의 연결 수 (1-1000).", value: "count"))
    var connections = 100

    @Option(
        help: .words(
            en: "The attacker's addresses in the second attack, 1 to 10000.",
            ko: "두 번째 공격에서 공격자의 주소 수 (1-10000).", value: "count"))
    var addresses = 1000

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    func validate() throws {
        try ValidationError.require(seconds, in: 2...3600, "--seconds")
        try ValidationError.require(connections, in: 1...1000, "--connections")
        try ValidationError.require(addresses, in: 1...10_000, "--addresses")
    }

    func run(on console: Console) async throws {
        let folder = try WorkFolder()
        let plan = try ServerPlan(backend: "sqlite:\(folder.path)/drill.sqlite", folder: folder.path)
        var drill = JoinsDrill(plan)
        (drill.seconds, drill.connections, drill.addresses) = (seconds, connections, addresses)
        let report = try await drill.run { console.note(JoinsOutput.title($0.kind)) }
        JoinsOutput.show(report, asJSON: json, console)
        try folder.end(isClean: report.isClean, console)
    }
}
