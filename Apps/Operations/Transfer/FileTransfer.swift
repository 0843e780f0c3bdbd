import Composition
import Vocabulary

/// Takes the files of pictures along with the rows that need them.
struct FileTransfer: Sendable {
    private let source: OpenDatabase
    private let carrier: FileCarrier

    init(_ source: OpenDatabase, by carrier: FileCarrier) {
        self.source = source
        self.carrier = carrier
    }

    func run() async throws(ServiceFailure) -> CarriedFiles { try await carrier.carry(source) }
}
