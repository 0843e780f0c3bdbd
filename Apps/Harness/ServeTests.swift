import ArgumentParser
import Auth
import AuthContract
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
struct ServeTests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve-tests",
        abstract: "Serve empty places whose clock, mail and roles 'contract' commands.",
        discussion: """
            Listens at the loopback interface alone. Who has the token, which is new each time and written \
            into a file for its owner alone, opens places and commands them; each place is a whole Madang on \
            a port of its own, with passwords that are hashed quickly and badly. For tests, and nothing else.
            """)

    @Option(help: "The port to listen at; 0 for any that is free.")
    var port = 0

    @Option(help: ArgumentHelp("A file that is not there yet, for the token.", valueName: "file"))
    var tokenFile: String

    @Option(help: "Where the places are: memory, or sqlite:PATH for files beside that path.")
    var backend = "memory"

    func run() async throws {
        try await Session().run { console in
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
            try await server.run()
            await places.end()
        }
    }

    private func writeToken(_ token: String) throws {
        let file = open(tokenFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw ServiceFailure.unavailable("\(tokenFile): \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        let bytes = Array((token + "\n").utf8)
        guard write(file, bytes, bytes.count) == bytes.count else {
            throw ServiceFailure.unavailable("\(tokenFile): \(String(cString: strerror(errno)))")
        }
    }
}
