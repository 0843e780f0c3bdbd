import Glibc

/// The body of a request in an open file, read from the start while it is sent.
///
/// It is never wholly in memory. The file must not change until the last request with it has ended.
public final class FileBody: Sendable {
    /// The open file.
    public let descriptor: Int32

    /// Takes over an open file, which is closed with this value.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The file's current size in bytes; nil if the system does not tell.
    var size: Int? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
    }
}
