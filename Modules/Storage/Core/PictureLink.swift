public import Blobs

/// A way to a picture's file past the server, made for one who may see it.
public struct PictureLink: Sendable {
    /// How long a link lives: whoever passes it on shows the picture for that time to everybody.
    public static let lifetime: Duration = .seconds(300)

    private let links: any BlobLinks
    private let blob: BlobKey

    init(to blob: BlobKey, by links: any BlobLinks) {
        self.links = links
        self.blob = blob
    }

    /// A link from this moment on, under which the file carries the fields.
    public func url(_ fields: BlobFields) -> String {
        links.link(to: blob, lasting: Self.lifetime, saying: fields)
    }
}
