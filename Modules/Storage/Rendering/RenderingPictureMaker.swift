public import PictureRenderer
public import Pictures
public import Storage
import Vocabulary

/// Makes the stored forms of pictures in decoders of their own: the header is read here, and nothing else of
/// the file but by a locked child.
public struct RenderingPictureMaker: PictureMaking {
    private let renderer: PictureRenderer

    /// Renders with this renderer, whose decoders all uploads share.
    public init(_ renderer: PictureRenderer) {
        self.renderer = renderer
    }

    /// As `PictureMaking.render`. A decoder failure caused by the file refuses the file; one from outside is
    /// an outage.
    public func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture {
        let header: PictureHeader
        do throws(PictureRefusal) {
            header = try PictureHeader(of: file)
        } catch {
            throw .refused(error)
        }
        do throws(RenderingError) {
            return try await renderer.render(file, header)
        } catch {
            throw PictureMakingError(error)
        }
    }
}

extension PictureMakingError {
    fileprivate init(_ error: RenderingError) {
        switch error {
        case .broken: self = .refused(.broken)
        case .tooBig: self = .refused(.tooBig)
        case .unsupported(let kind): self = .refused(.unavailable(kind))
        case .stopped: self = .refused(.unsafe)
        case .busy: self = .busy
        case .cancelled: self = .unavailable("the upload was broken off")
        case .unavailable(.withoutLibraries), .unavailable(.notStarted), .unavailable(.unlocked):
            self = .takesNone
        case .unavailable: self = .unavailable(error.description.english)
        }
    }
}
