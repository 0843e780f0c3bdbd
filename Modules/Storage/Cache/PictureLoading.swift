public import Storage
public import Vocabulary

/// The key of a picture's file.
public struct PictureFileKey: Hashable, Sendable {
    /// The picture.
    public let id: PictureID
    /// The size of the form.
    public let size: PictureSize

    /// Memberwise.
    public init(_ id: PictureID, _ size: PictureSize) {
        self.id = id
        self.size = size
    }
}

/// A picture's file with the key of its request, so that a view can check that it still needs it.
public struct LoadedPicture: Hashable, Sendable {
    /// The picture and size of the bytes.
    public let key: PictureFileKey
    /// The whole file, as the server sent it, unchecked.
    public let bytes: [UInt8]
    /// Whether the picture is public and may be cached.
    public let isPublic: Bool

    /// Memberwise.
    public init(_ key: PictureFileKey, _ bytes: [UInt8], isPublic: Bool) {
        self.key = key
        self.bytes = bytes
        self.isPublic = isPublic
    }
}

/// Loads picture files for front ends, for the signed-in member.
public protocol PictureLoading: Sendable {
    /// The file of that picture in that size only. Concurrent calls share one download; it is cancelled with
    /// the last of them, and a cancelled call returns at once.
    ///
    /// Throws the download's error to all its callers; the next call starts another. Throws
    /// `service(.unavailable)` to a cancelled call, and for bytes that differ from the hash that the server
    /// named.
    func load(_ key: PictureFileKey) async throws(PictureError) -> LoadedPicture

    /// Discards private files when a session has ended. Downloads already running still serve their callers,
    /// and are not cached.
    func forgetPrivate()

    /// The number of callers waiting for a file.
    var waiting: Int { get }
}
