public import Vocabulary

/// An uploaded file in memory, with its texts.
public struct UploadedPart: Hashable, Sendable {
    /// The file's bytes; may be empty.
    public let bytes: [UInt8]
    /// The file's name at the sender, in NFC: for messages to people, never as a path. Nil if none was sent.
    public let filename: String?
    /// The media type that the sender claims; the bytes may differ.
    public let mediaType: String?
    /// The texts before the file, by field name.
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

/// The files of an upload as they arrive, read by one task; one is in memory at a time.
public protocol UploadedParts: AnyObject, Sendable {
    /// The next complete file within the limits; nil when the form has ended and is valid.
    ///
    /// Do not commit anything before nil. Throws the fault of the form, or why it did not arrive. Regardless
    /// of the handler, the client is told the fault: 400, 408, 413 or 415.
    func next() async throws(ServiceFailure) -> UploadedPart?
}
