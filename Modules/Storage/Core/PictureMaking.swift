public import Pictures

/// Makes the stored forms of an uploaded file: the port to the picture decoder.
public protocol PictureMaking: Sendable {
    /// The forms of the picture in the file, free of metadata. Throws why there are none; nothing of it is
    /// kept then.
    func render(_ file: [UInt8]) async throws(PictureMakingError) -> RenderedPicture
}

/// Why an uploaded file became no picture.
public enum PictureMakingError: Error, Hashable, Sendable {
    /// The file is at fault. To send it again changes nothing.
    case refused(PictureRefusal)
    /// Too many pictures wait already.
    case busy
    /// This installation decodes none.
    case takesNone
    /// The decoder failed this time: the reason for the operator.
    case unavailable(String)
}
