import Composition
import Settings
import Vocabulary

/// Takes the files of pictures along with the rows that need them.
struct FileTransfer: Sendable {
    private let source: OpenDatabase
    private let places: (from: PicturePlace, to: PicturePlace)

    init(_ source: OpenDatabase, from: PicturePlace, to: PicturePlace) {
        self.source = source
        places = (from, to)
    }

    func run() async throws(ServiceFailure) -> CarriedFiles {
        try await FileCarrier.carry(source, from: places.from, to: places.to, time: SystemClock())
    }
}
