public import Storage
public import Vocabulary

/// Which file of which picture.
public struct PictureFileKey: Hashable, Sendable {
    /// The picture.
    public let id: PictureID
    /// In which of its sizes.
    public let size: PictureSize

    /// Memberwise.
    public init(_ id: PictureID, _ size: PictureSize) {
        self.id = id
        self.size = size
    }
}

/// A picture's file with the name under which it was asked for: whoever shows it looks whether that is still
/// what belongs there.
public struct LoadedPicture: Hashable, Sendable {
    /// Of which picture and size the bytes are.
    public let key: PictureFileKey
    /// The whole file. A server sent it, and nobody has looked into it.
    public let bytes: [UInt8]
    /// Whether everybody may see and keep it.
    public let isPublic: Bool

    /// Memberwise.
    public init(_ key: PictureFileKey, _ bytes: [UInt8], isPublic: Bool) {
        self.key = key
        self.bytes = bytes
        self.isPublic = isPublic
    }
}

/// Files of pictures as front ends ask for them, on behalf of whoever is signed in.
public protocol PictureLoading: Sendable {
    /// The file of that picture in that size, of no other. Many who ask at once cause one download; it is
    /// cancelled when the last of them is, and each who is cancelled returns at once.
    ///
    /// Throws what the download throws, to all who wait for it: whoever asks next causes another. Throws
    /// `service(.unavailable)` to who is cancelled, and for bytes that are not those that the server named.
    func load(_ key: PictureFileKey) async throws(PictureError) -> LoadedPicture

    /// Empties what not everybody may see: a session has ended. What arrives later of what was asked before
    /// goes to those who asked, and is not kept.
    func forgetPrivate()

    /// How many wait for a file now.
    var waiting: Int { get }
}
