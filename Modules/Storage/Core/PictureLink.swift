public import Blobs

/// A direct link to a picture's file for a member who may see it, bypassing the server.
public struct PictureLink: Sendable {
    /// The lifetime of a link, during which anyone who has it can see the picture.
    public static let lifetime: Duration = .seconds(300)

    private let links: any BlobLinks
    private let blob: BlobKey

    init(to blob: BlobKey, by links: any BlobLinks) {
        self.links = links
        self.blob = blob
    }

    /// A link valid from now on, which serves the file with these fields.
    public func url(_ fields: BlobFields) -> String {
        links.link(to: blob, lasting: Self.lifetime, saying: fields)
    }
}
