public import Vocabulary

/// A file that a member uploads.
public struct PictureUpload: Hashable, Sendable {
    /// The whole file. Its type is read from its bytes.
    public let bytes: [UInt8]
    /// A text alternative of the picture: one line of at most 200 characters, or empty.
    public let description: String

    /// A file with a description, as they were sent.
    public init(_ bytes: [UInt8], description: String = "") {
        self.bytes = bytes
        self.description = description
    }
}

/// Files that are uploaded together, one after the other, so that one at a time is in memory.
public protocol PictureUploads: Sendable {
    /// The next file; nil after the last. Throws the failure to receive it.
    func next() async throws(ServiceFailure) -> PictureUpload?
}

/// Files that are there already.
public actor ListedUploads: PictureUploads {
    private var rest: ArraySlice<PictureUpload>

    /// These, in their order.
    public init(_ files: [PictureUpload]) { rest = files[...] }

    /// The next of them. Never throws.
    public func next() async throws(ServiceFailure) -> PictureUpload? { rest.popFirst() }
}

/// How much is uploaded at a time, and how much may lie about.
public enum UploadLimits {
    /// How many files are uploaded at once.
    public static let files = 1...5
    /// How many characters a description has; it is one line.
    public static let descriptionLengths = 0...200
    /// How many pictures of a member nothing may show at a time.
    public static let mostUnused = 50
}
