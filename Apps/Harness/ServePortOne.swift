import ArgumentParser
import Commands
import Composition
import PortOne
import PortOneSandbox
import PortOneServer
import Terminal
import Vocabulary
import WireServer

/// Serves the sandbox of the payment gateway.
struct ServePortOne: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "portone", en: "Serve a payment gateway that moves no money.",
            ko: "돈이 오가지 않는 시험용 결제 서비스를 실행합니다.",
            examples: [
                Phrase("madang-harness portone"),
                Phrase("madang-harness portone --port 8090 --journal portone.journal"),
            ])
    }
    static let explanation = Phrase(
        en: """
            It speaks PortOne V2, shows the payment window as a page, sends signed webhooks, and goes wrong \
            on request. Open its address in a browser to see what happened, and how to script it. Its \
            secrets are printed, since they protect nothing.
            """,
        ko: """
            PortOne V2 방식으로 응답하고, 결제창을 웹 페이지로 보여 주며, 서명한 웹훅을 보내고, 요청하면 오류도 냅니다. \
            브라우저로 주소를 열면 기록과 사용법을 볼 수 있습니다. 비밀 값은 보호할 것이 없으므로 화면에 표시합니다.
            """)

    @Option(help: .words(en: "The port to listen on.", ko: "연결을 받을 포트.", value: "port"))
    var port = 8090

    @Option(
        help: .words(
            en: "A file that keeps the payments. Without it they are forgotten at the end.",
            ko: "결제를 보관할 파일. 없으면 끝날 때 사라집니다.", value: "file"),
        completion: .file())
    var journal: String?

    @Option(
        help: .words(
            en: "Where webhooks go, unless a payment says otherwise.", ko: "결제에 따로 없을 때 웹훅을 보낼 주소.",
            value: "url"))
    var webhooks: String?

    @Option(
        help: .words(
            en: "What identifiers and delays are made from.", ko: "식별자와 지연 시간을 만드는 시드.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws { try ValidationError.require(port, in: 0...65_535, "--port") }

    func run(on console: Console) async throws {
        let settings = settings
        let sandbox = try Self.sandbox(settings, journal)
        let server = SandboxServer(
            sandbox, WireServerConfiguration(port: port, stopTime: .seconds(2)), version: MadangVersion.text
        ) { port in
            Self.tell(port, settings, on: console)
        }
        let signals = StopSignals { Task { await server.stop() } }
        defer { signals.cancel() }
        try await serve(on: port, server.run)
    }

    private var settings: SandboxSettings {
        var settings = SandboxSettings.usual
        (settings.webhookURL, settings.seed) = (webhooks, seed)
        return settings
    }

    private static func sandbox(
        _ settings: SandboxSettings, _ journal: String?
    ) throws(ServiceFailure) -> PortOneSandbox {
        do throws(PortOneError) {
            let file = try journal.map { path throws(PortOneError) in try FileJournal(path) }
            return try PortOneSandbox(settings, time: SystemClock(), journal: file)
        } catch .invalid {
            throw .unreachable(
                english: "--webhooks must be an address such as http://127.0.0.1:8080/webhooks.",
                korean: "--webhooks는 http://127.0.0.1:8080/webhooks 같은 주소여야 합니다.")
        } catch {
            throw .unreachable(
                english: "The sandbox cannot begin: \(error.reason).",
                korean: "시작할 수 없습니다: \(error.reason)")
        }
    }

    /// One line for each thing that a client needs, as soon as it can be used.
    private static func tell(_ port: Int, _ settings: SandboxSettings, on console: Console) {
        console.print(Phrase("address         http://127.0.0.1:\(port)"))
        console.print(Phrase("store           \(settings.storeID)"))
        console.print(Phrase("secret          \(settings.secret)"))
        console.print(Phrase("webhook-secret  \(SandboxSettings.usualWebhookSecret)"))
        console.flush()
    }
}
