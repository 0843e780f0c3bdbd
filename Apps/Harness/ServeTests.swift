import ArgumentParser
import Auth
import AuthContract
import Commands
import Composition
import ContractKit
import FoundationEssentials
import Glibc
import Settings
import Terminal
import Verification
import Vocabulary
import Wire
import WireServer

/// Serves places for clauses that want to command what is around the verbs.
struct ServeTests: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "serve-tests", en: "Serve empty places whose clock, mail and roles 'contract' commands.",
            ko: "'contract'가 시계, 메일, 역할을 조작할 수 있는 빈 서버를 제공합니다.",
            examples: [Phrase("madang-harness serve-tests --token-file tests-token --port 8090")])
    }
    static let explanation = Phrase(
        en: """
            Listens at the loopback interface alone. Who has the token, which is new each time and written \
            into a file for its owner alone, opens places and commands them; each place is a whole Madang on \
            a port of its own, with passwords that are hashed quickly and badly. For tests, and nothing else.
            """,
        ko: """
            루프백 인터페이스에서만 연결을 받습니다. 토큰은 실행할 때마다 새로 만들어 소유자만 읽는 파일에 씁니다. 토큰이 \
            있으면 빈 서버를 열고 조작할 수 있습니다. 서버마다 자기 포트가 있는 온전한 마당이며, 비밀번호는 빠르고 약하게 \
            해시합니다. 테스트에만 쓰세요.
            """)

    @Option(
        help: .words(
            en: "The port to listen on; 0 for any free port.", ko: "연결을 받을 포트. 0이면 빈 포트.", value: "port"))
    var port = 0

    @Option(
        help: .words(
            en: "A file that is not there yet, for the token.", ko: "토큰을 쓸, 아직 없는 파일.", value: "file"),
        completion: .file())
    var tokenFile: String

    @Option(
        help: .words(
            en: "Where the places are: memory, or sqlite:PATH for files beside that path.",
            ko: "데이터 위치: memory, 또는 그 경로 옆에 파일을 만들 sqlite:경로.", value: "backend"))
    var backend = "memory"

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws { try ValidationError.require(port, in: 0...65_535, "--port") }

    func run(on console: Console) async throws {
        let settings = try Settings.read(flags: [.backend: backend])
        let token = SystemIdentifiers().next().base32 + SystemIdentifiers().next().base32
        try writeToken(token)
        let places = try TestPlaces(settings.backend)
        let server = WireServer(
            places.dispatcher(token: token), WireServerConfiguration(port: port),
            onListening: { port in
                console.print(Phrase("http://127.0.0.1:\(port)"))
                console.flush()
            })
        try await serve(on: port, server.run)
        await places.end()
    }

    private func writeToken(_ token: String) throws {
        let file = open(tokenFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw ServiceFailure.unwritable(tokenFile, String(cString: strerror(errno)))
        }
        defer { close(file) }
        let bytes = Array((token + "\n").utf8)
        guard write(file, bytes, bytes.count) == bytes.count else {
            throw ServiceFailure.unwritable(tokenFile, String(cString: strerror(errno)))
        }
    }
}
