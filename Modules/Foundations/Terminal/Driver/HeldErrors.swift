import Glibc

/// Holds back the error stream while the full screen is shown, where its text would be lost. The text is kept
/// in memory and written afterwards.
final class HeldErrors {
    private let stream: Int32
    /// The original stream.
    private(set) var kept: Int32 = -1
    /// Where it is kept, from the first byte on.
    private(set) var file: Int32 = -1

    init(_ stream: Int32) { self.stream = stream }

    /// From here on it is kept. Does nothing where the stream does not lead to a terminal.
    func begin() {
        guard isatty(stream) == 1, kept < 0 else { return }
        let name = "/madang-errors-\(getpid())-\(stream)"
        file = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        shm_unlink(name)
        guard file >= 0 else { return }
        kept = fcntl(stream, F_DUPFD_CLOEXEC, 0)
        dup2(file, stream)
    }

    /// Says what was kept, and keeps no more.
    func end() {
        guard kept >= 0 else { return }
        dup2(kept, stream)
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { copyAll(of: file, to: kept, by: $0) }
        close(file)
        close(kept)
        (file, kept) = (-1, -1)
    }
}

/// Writes all of the file to the stream, by means that a handler of signals may use (signal-safety(7)).
func copyAll(of file: Int32, to stream: Int32, by buffer: UnsafeMutableRawBufferPointer) {
    var offset = 0
    while case let count = pread(file, buffer.baseAddress, buffer.count, offset), count > 0 {
        _ = write(stream, buffer.baseAddress, count)
        offset += count
    }
}
