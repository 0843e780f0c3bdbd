public import Vocabulary

/// A file of an upload, whole in memory, and the texts that belong to it.
public struct UploadedPart: Hashable, Sendable {
    /// The file's bytes; there may be none.
    public let bytes: [UInt8]
    /// What the file is called where it comes from, in NFC: to tell people which one is meant, never as a
    /// path. Nil if it was not said.
    public let filename: String?
    /// What the sender says that the file is; the bytes may say something else.
    public let mediaType: String?
    /// The texts that stood before the file, by the names of their fields.
    public let texts: [String: String]

    /// Memberwise.
    public init(
        _ bytes: [UInt8], filename: String? = nil, mediaType: String? = nil, texts: [String: String] = [:]
    ) {
        self.bytes = bytes
        self.filename = filename
        self.mediaType = mediaType
        self.texts = texts
    }
}

/// The files of an upload while they arrive, for one task at a time: one of them is in memory.
public protocol UploadedParts: AnyObject, Sendable {
    /// The next file, whole and within the limits; nil when the form has come to its end and is right, so
    /// that nothing is to be kept for good before.
    ///
    /// Throws what is wrong with the form, or why it does not come. Whatever the handler makes of that, the
    /// client is told what it was: 400, 408, 413 or 415.
    func next() async throws(ServiceFailure) -> UploadedPart?
}
