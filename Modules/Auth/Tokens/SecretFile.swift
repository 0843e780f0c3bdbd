import Glibc
import Vocabulary

/// Reads and writes files that only their owner may read.
enum SecretFile {
    /// The file's bytes; nil if there is none. Throws `unavailable`, also if other users may read or write
    /// the file: its secrets would let them impersonate any member.
    static func read(_ path: String) throws(ServiceFailure) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0 && errno == ENOENT { return nil }
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        try requirePrivate(file, path)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 && errno != EINTR { throw failure(path) }
            bytes += buffer[..<max(0, count)]
            if bytes.count > 1 << 20 { throw .unavailable("signing keys: \(path) has more than a megabyte") }
        }
    }

    private static func requirePrivate(_ file: Int32, _ path: String) throws(ServiceFailure) {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(path) }
        if status.st_mode & S_IFMT != S_IFREG { throw .unavailable("signing keys: \(path) is no file") }
        if status.st_mode & 0o077 != 0 {
            throw .unavailable("signing keys: others can read \(path); chmod 600 '\(path)', then rotate-keys")
        }
    }

    /// Atomically creates the file unless it exists; returns whether it did. An existing file is unchanged.
    static func create(_ path: String, _ bytes: [UInt8]) throws(ServiceFailure) -> Bool {
        makeFolder(of: path)
        let draft = try write(bytes, beside: path)
        defer { unlink(draft) }
        // Unlike a rename, a link does not replace a file that another program made meanwhile.
        if link(draft, path) == 0 {
            try flushFolder(of: path)
            return true
        }
        if errno == EEXIST { return false }
        throw failure(path)
    }

    /// Atomically replaces the file's bytes.
    static func replace(_ path: String, _ bytes: [UInt8]) throws(ServiceFailure) {
        let draft = try write(bytes, beside: path)
        if rename(draft, path) == 0 { return try flushFolder(of: path) }
        let failure = failure(path)
        unlink(draft)
        throw failure
    }

    /// Runs the work under an exclusive lock of the path. Throws `unavailable` if another program holds the
    /// lock for 5 seconds.
    static func locked<Value>(
        _ path: String, _ work: () throws(ServiceFailure) -> Value
    ) throws(ServiceFailure) -> Value {
        makeFolder(of: path)
        let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path + ".lock") }
        defer { close(file) }
        for _ in 0..<500 {
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return try work() }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(path + ".lock") }
            usleep(10_000)
        }
        throw .unavailable("signing keys: another program holds \(path).lock")
    }

    /// Writes the bytes to a new file in the same folder, flushes it, and returns its path.
    private static func write(_ bytes: [UInt8], beside path: String) throws(ServiceFailure) -> String {
        var template = Array("\(path).XXXXXX".utf8CString)
        // mkstemp makes the file with 0600.
        let file = mkstemp(&template)
        let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        if writeAll(bytes, file), fsync(file) == 0 { return draft }
        let failure = failure(path)
        unlink(draft)
        throw failure
    }

    private static func writeAll(_ bytes: [UInt8], _ file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    private static func makeFolder(of path: String) {
        for index in path.indices where path[index] == "/" && index > path.startIndex {
            mkdir(String(path[..<index]), 0o700)
        }
    }

    /// Flushes the folder, without which a power loss may undo a new entry.
    private static func flushFolder(of path: String) throws(ServiceFailure) {
        let end = path.lastIndex(of: "/").map { path.index(after: $0) }
        let folder = open(end.map { String(path[..<$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure(path) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> ServiceFailure {
        .unavailable("signing keys: \(path): \(String(cString: strerror(errno)))")
    }
}
