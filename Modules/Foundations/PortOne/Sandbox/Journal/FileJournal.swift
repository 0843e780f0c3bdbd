import Glibc
public import PortOne
import Synchronization

/// A sandbox's journal in a file that its owner alone may read. One sandbox at a time holds it.
///
/// A line is on the disk before `append` returns. Once that has failed nothing more is written, since the
/// disk may have any part of it; opening the file again finds out.
public final class FileJournal: SandboxJournal {
    /// The file.
    public let path: String
    private let file: JournalFile
    /// Why nothing more is written; nil as long as all is well.
    private let failure = Mutex<PortOneError?>(nil)

    /// Opens the file, or makes it, in a folder that exists. A last line without its end, left by a crash, is
    /// cut off. Throws `unavailable` with the reason: another sandbox holds the file, or the system refuses.
    public init(_ path: String) throws(PortOneError) {
        self.path = path
        file = try JournalFile(path)
        try file.cut(behind: UInt8(ascii: "\n"))
    }

    public func lines() throws(PortOneError) -> [String] {
        let bytes = try file.bytes()
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unavailable("\(path) is no journal: it is not UTF-8")
        }
        // By bytes: to Swift, CR LF is one character.
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    public func append(_ lines: [String]) throws(PortOneError) {
        if lines.isEmpty { return }
        guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) && !$0.isEmpty }) else {
            throw .unavailable("\(path): a line of a journal has no line break and is not empty")
        }
        let bytes = lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        try failure.withLock { failure throws(PortOneError) in
            if let failure { throw failure }
            do throws(PortOneError) {
                try file.append(bytes)
            } catch {
                failure = error
                throw error
            }
        }
    }
}

/// The open file of a journal, locked for this process; closed and unlocked with the value.
private final class JournalFile: Sendable {
    private let path: String
    private let descriptor: Int32

    init(_ path: String) throws(PortOneError) {
        self.path = path
        let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else { throw Self.failure(path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK
                ? .unavailable("\(path): another sandbox holds it; end that one, or choose another file")
                : Self.failure(path)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unavailable("\(path) is no file") }
        guard fchmod(descriptor, 0o600) == 0 else { throw Self.failure(path) }
        try flushFolder()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// All bytes of the file.
    func bytes() throws(PortOneError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = pread(descriptor, &buffer, buffer.count, bytes.count)
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { throw Self.failure(path) }
            bytes += buffer[..<max(0, count)]
        }
    }

    /// Cuts off what stands behind the last of these bytes.
    func cut(behind mark: UInt8) throws(PortOneError) {
        let bytes = try bytes()
        let end = bytes.lastIndex(of: mark).map { $0 + 1 } ?? 0
        if end == bytes.count { return }
        guard ftruncate(descriptor, end) == 0 else { throw Self.failure(path) }
        try flush()
    }

    /// Appends the bytes and waits until they are on the disk.
    func append(_ bytes: [UInt8]) throws(PortOneError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw Self.failure(path) }
            rest = rest.dropFirst(max(0, count))
        }
        try flush()
    }

    private func flush() throws(PortOneError) {
        while fdatasync(descriptor) != 0 {
            if errno != EINTR { throw Self.failure(path) }
        }
    }

    /// Flushes the folder, without which a power loss may undo a new entry.
    private func flushFolder() throws(PortOneError) {
        let end = path.lastIndex(of: "/").map { path.index(after: $0) }
        let folder = open(end.map { String(path[..<$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Self.failure(path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw Self.failure(path) }
    }

    private static func failure(_ path: String) -> PortOneError {
        .unavailable("\(path): \(String(cString: strerror(errno)))")
    }
}
