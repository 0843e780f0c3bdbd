import Glibc

/// The body of a request that lies in a file: all of its bytes from the first on, read while they are sent
/// and never all in memory. The file must not change until nobody sends it any more.
public final class FileBody: Sendable {
    /// The open file.
    public let descriptor: Int32

    /// Takes over an open file, which is closed with this value.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// How many bytes the file has now; nil if the system does not say.
    var size: Int? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
    }
}
