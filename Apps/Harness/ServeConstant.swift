import ArgumentParser
import Commands
import FoundationEssentials
import Listings
import Terminal
import Vocabulary
import Wire
import WireServer

/// Serves one answer that is always the same, by the same server and dispatcher as Madang's own: what a
/// request costs without a domain and without data.
struct ServeConstant: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "serve-constant", en: "Serve the bytes of a file at /constant, to measure others against.",
            ko: "비교 측정용으로 파일 내용을 /constant에서 그대로 응답합니다.",
            examples: [Phrase("madang-harness serve-constant page.json --port 8081")])
    }

    @Argument(
        help: .words(en: "The file with the JSON document to serve.", ko: "응답할 JSON 문서 파일.", value: "file"),
        completion: .file())
    var file: String

    @Option(help: .words(en: "The port to listen on.", ko: "연결을 받을 포트.", value: "port"))
    var port = 8081

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws { try ValidationError.require(port, in: 0...65_535, "--port") }

    func run(on console: Console) async throws {
        let constant = Endpoint(
            name: "constant", .get, "/constant", access: .anyone, summary: "Always answers the same.",
            input: .nothing, output: .written, failures: FailureCoder<ListingError>())
        let bytes = try read()
        let dispatcher = Dispatcher([
            Route(constant) { _, _ throws(ListingError) in bytes }
        ]) { _ throws(ServiceFailure) in .anonymous }
        try await serve(on: port, WireServer(dispatcher, WireServerConfiguration(port: port)).run)
    }

    private func read() throws(ServiceFailure) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: file)))
        } catch {
            throw .unreachable(english: "\(file) cannot be read.", korean: "\(file) 파일을 읽을 수 없습니다.")
        }
    }
}
