import ArgumentParser
import FoundationEssentials
import Listings
import Vocabulary
import Wire
import WireServer

/// Serves one answer that is always the same, by the same server and dispatcher as Madang's own: what a
/// request costs without a domain and without data.
struct ServeConstant: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the bytes of a file at /constant, to measure others against.")

    @Argument(help: "The file with the JSON document to serve.")
    var file: String

    @Option(help: "The port to listen at.")
    var port = 8081

    func run() async throws {
        let constant = Endpoint(
            name: "constant", .get, "/constant", access: .anyone, summary: "Always answers the same.",
            input: .nothing, output: .written, failures: FailureCoder<ListingError>())
        let bytes = Array(try Data(contentsOf: URL(filePath: file)))
        let dispatcher = Dispatcher([
            Route(constant) { _, _ throws(ListingError) in bytes }
        ]) { _ throws(ServiceFailure) in .anonymous }
        try await WireServer(dispatcher, WireServerConfiguration(port: port)).run()
    }
}
