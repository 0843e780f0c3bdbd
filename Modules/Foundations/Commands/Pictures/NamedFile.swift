import Glibc
public import Terminal
import Vocabulary

/// A file named on the command line.
public struct NamedFile: Sendable {
    /// The path as typed.
    public let path: String
    /// All of its bytes.
    public let bytes: [UInt8]

    /// A file made by the program itself.
    public init(_ name: String, bytes: [UInt8]) {
        (path, self.bytes) = (name, bytes)
    }

    /// Reads the file, at most `limit` bytes. Throws a usage error that names the file and the problem:
    /// missing, not a file, unreadable, or too large.
    public init(_ path: String, atMost limit: Int) throws(UsageError) {
        self.path = path
        // Non-blocking, so that a pipe is refused instead of waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.refusal(of: path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.refusal(of: path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Self.refusal(of: path, EISDIR) }
        guard Int(status.st_size) <= limit else { throw Self.tooLarge(path, limit) }
        bytes = try Self.read(descriptor, atMost: limit, path)
    }

    private static func read(_ descriptor: Int32, atMost limit: Int, _ path: String) throws(UsageError)
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw refusal(of: path, errno) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
            guard bytes.count <= limit else { throw tooLarge(path, limit) }
        }
    }

    /// Writes a new file and never overwrites one. Throws a usage error if the file exists or cannot be
    /// written; then no partial file remains.
    public static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o644))
        guard descriptor >= 0 else { throw refusal(of: path, errno) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let number = errno
                close(descriptor)
                unlink(path)
                throw refusal(of: path, number)
            }
            written += count
        }
        close(descriptor)
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> UsageError {
        let megabytes = limit / 1_000_000
        return UsageError(
            Phrase(
                en: "The file \(path) is too large: at most \(megabytes) MB are accepted.",
                ko: "\(path) 파일이 너무 큽니다. \(megabytes)MB까지 올릴 수 있습니다."))
    }

    private static func refusal(of path: String, _ number: Int32) -> UsageError {
        let (en, ko) =
            switch number {
            case ENOENT: ("there is no such file", "파일이 없습니다")
            case EISDIR, ENXIO: ("it is not a file", "파일이 아닙니다")
            case EACCES, EPERM: ("you may not use it", "접근할 권한이 없습니다")
            case EEXIST: ("it is there already; choose another name", "이미 있는 파일입니다. 다른 이름을 쓰세요")
            case ENOSPC, EDQUOT: ("the disk is full", "디스크가 가득 찼습니다")
            default: ("error \(number) of the system", "시스템 오류 \(number)")
            }
        return UsageError(Phrase(en: "\(path): \(en).", ko: "\(path): \(ko)."))
    }
}
