import Commands
package import SampleKit
import Terminal
import Vocabulary

/// Uploads the drawings of one filling through the verbs of pictures; each is drawn once, however many
/// records show it.
actor SamplePictures {
    /// The number of consecutive refusals after which uploads stop.
    private static let patience = 3
    /// The width of the files in pixels: decoding larger ones would take most of a filling's time.
    private static let width = 640

    private var files: [SampleDrawing: [UInt8]] = [:]
    private var refusedInARow = 0
    private(set) var outcome = SampleOutcome.Pictures()

    /// Uploads them on behalf of the services' principal and returns the pictures in order; empty if they are
    /// refused, as `outcome` then tells. Throws outages, after which the filling can continue.
    func upload(_ drawings: [DescribedDrawing], by services: Services) async throws -> [PictureID] {
        guard !drawings.isEmpty, let uploading = services.provided((any PictureUploading).self) else {
            return []
        }
        guard refusedInARow < Self.patience else {
            outcome.refused += drawings.count
            return []
        }
        let files = drawings.map { drawing in
            let file = NamedFile("\(drawing.drawing.name).png", bytes: file(of: drawing.drawing))
            return DescribedFile(file: file, description: drawing.description)
        }
        do {
            let pictures = try await uploading.upload(files) { _, _ in }.map(\.id)
            refusedInARow = 0
            outcome.added += pictures.count
            return pictures
        } catch let error as any LocalizedDomainError where error.service == nil {
            refusedInARow += 1
            outcome.refused += drawings.count
            outcome.reason = outcome.reason ?? error.phrase
            return []
        }
    }

    private func file(of drawing: SampleDrawing) -> [UInt8] {
        if let file = files[drawing] { return file }
        let file = drawing.png(width: Self.width)
        files[drawing] = file
        return file
    }
}

extension SampleDrawing {
    /// The drawing as a PNG of that width in pixels. Equal drawings give equal files.
    package func png(width: Int) -> [UInt8] {
        let rows = Canvas(self, width: width).rows
        return PNGFile.bytes(width: width, height: rows.count, data: RunCompression.bytes(of: rows))
    }
}
