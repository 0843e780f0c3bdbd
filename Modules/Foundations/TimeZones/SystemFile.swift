import Glibc

/// Files of the system that are read whole.
enum SystemFile {
    /// The bytes of a file; nil if it is not there, no regular file, larger than `most`, or cannot be read.
    static func bytes(_ path: String, atMost most: Int) -> [UInt8]? {
        // Non-blocking, so that a pipe is refused instead of waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most
        else { return nil }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count == 0 { return bytes }
            guard count > 0, bytes.count + count <= most else { return nil }
            bytes += piece[..<count]
        }
    }

    /// Where a symbolic link leads; nil if there is none.
    static func link(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = readlink(path, &buffer, buffer.count)
        return count > 0 && count < buffer.count ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
