import ArgumentParser
import Commands
import Composition
import Settings
import Terminal
import TestHooks
import Vocabulary
import WireServer

/// Serves a backend like Madang's own server, optionally without comment counts, to measure what the counts
/// cost in lists of other records.
struct ServePages: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "serve-pages", en: "Serve a backend with or without counts of comments, to measure these.",
            ko: "댓글 수의 비용을 비교 측정하도록, 댓글 수를 넣거나 빼고 데이터를 제공합니다.",
            examples: [Phrase("madang-harness serve-pages --backend sqlite:madang.sqlite --without-counts")])
    }

    @Option(help: .words(en: "Where the data is: sqlite:PATH.", ko: "데이터 위치. sqlite:경로.", value: "backend"))
    var backend: String

    @Flag(help: .words(en: "Show no counts of comments.", ko: "댓글 수를 세지 않습니다."))
    var withoutCounts = false

    @Option(help: .words(en: "The port to listen on.", ko: "연결을 받을 포트.", value: "port"))
    var port = 8082

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws { try ValidationError.require(port, in: 0...65_535, "--port") }

    func run(on console: Console) async throws {
        let platform = try await LocalPlatform.open(try Settings.read(flags: [.backend: backend]))
        var decorators = PortDecorators()
        if withoutCounts { decorators.comments = NoCounts() }
        let server = WireServer(
            platform.decorated(by: decorators).dispatcher(), WireServerConfiguration(port: port))
        try await serve(on: port, server.run)
        await platform.close()
    }
}

/// Counts no comments and makes no query.
private struct NoCounts: CommentDirectory {
    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        subjects.map { _ in 0 }
    }
}
