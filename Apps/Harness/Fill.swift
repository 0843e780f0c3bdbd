import ArgumentParser
import Composition
import Sample
import Settings
import Terminal
import Vocabulary

/// Fills an empty database with many listings, for measuring.
struct Fill: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fill an empty database with very many listings, for measuring.")

    @Option(help: "Where the data is: sqlite:PATH.")
    var backend: String

    @Option(help: ArgumentHelp("How many listings there shall be.", valueName: "count"))
    var listings = 1_000_000

    @Option(help: ArgumentHelp("The same seed gives the same listings.", valueName: "number"))
    var seed: UInt64 = 1

    func validate() throws {
        if listings < 0 { throw ValidationError("--listings must not be negative.") }
    }

    func run() async throws {
        let console = Console.system()
        do {
            let settings = try Settings.read(flags: [.backend: backend])
            let platform = try await Backend.open(settings)
            let result = await Result { try await fill(platform, console) }
            await platform.close()
            try result.get()
            console.flush()
        } catch let error as any DomainError {
            throw ExitCode(console.report(error).rawValue)
        }
    }

    private func fill(_ platform: any Platform, _ console: Console) async throws {
        let bulk = BulkFilling(listings: listings, seed: seed)
        let label = Phrase(en: "Filling", ko: "채우는 중")
        try await console.withProgress(label, of: listings) { bar in
            try await bulk.fill(platform) { bar.advance(by: $0) }
        }
    }
}

extension Result where Failure == any Error {
    /// What the body gives or throws.
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
