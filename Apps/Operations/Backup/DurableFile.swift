import Glibc
import Hashing
import Settings
import Vocabulary

/// Work on files of backups and databases: for their owner alone, and flushed before it is done. What fails
/// is `unavailable`, with the path and the system's reason.
enum DurableFile {
    /// How many bytes a file has, and their SHA-256 in hexadecimal digits.
    struct Content: Hashable {
        let bytes: Int
        let hash: String
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a symbolic link has that name.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    static func content(of path: String) throws(ServiceFailure) -> Content {
        try reading(path) { _ throws(ServiceFailure) in }
    }

    /// Copies a file to a place where there is none, and tells what was copied.
    @discardableResult
    static func copy(_ path: String, to target: String) throws(ServiceFailure) -> Content {
        try writing(target) { descriptor throws(ServiceFailure) in
            try reading(path) { piece throws(ServiceFailure) in try write(piece, descriptor, target) }
        }
    }

    /// Writes a file where there is none.
    static func write(_ bytes: [UInt8], to target: String) throws(ServiceFailure) {
        try writing(target) { descriptor throws(ServiceFailure) in try write(bytes, descriptor, target) }
    }

    /// Writes behind what is in the file, which is made if there is none. Not flushed.
    static func append(_ bytes: [UInt8], to target: String) throws(ServiceFailure) {
        let descriptor = open(target, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(target) }
        defer { close(descriptor) }
        try write(bytes, descriptor, target)
    }

    /// The bytes of a file of at most a megabyte; nil if there is none.
    static func small(_ path: String) throws(ServiceFailure) -> [UInt8]? {
        do {
            return try SmallFile.bytes(of: path)
        } catch {
            throw .unavailable("\(path): \(error)")
        }
    }

    /// Gives a file or a folder another name in the same file system. Throws if there is something of that
    /// name, which an empty folder is not.
    static func move(_ path: String, to target: String) throws(ServiceFailure) {
        if exists(target), rmdir(target) != 0 { throw failure(target, EEXIST) }
        if rename(path, target) != 0 { throw failure(path) }
    }

    /// Gives a file the name of another one, which it replaces at one moment.
    static func replace(_ path: String, by other: String) throws(ServiceFailure) {
        if rename(other, path) != 0 { throw failure(other) }
    }

    /// Gives a file a second name, unless there is something of that name. Where the file system has no
    /// second names, the file loses its first.
    static func keep(_ path: String, as other: String) throws(ServiceFailure) {
        if link(path, other) == 0 || errno == EEXIST || errno == ENOENT { return }
        guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure(other) }
        try move(path, to: other)
    }

    /// Makes a folder, unless it is there.
    static func makeFolder(_ path: String) throws(ServiceFailure) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw failure(path) }
    }

    /// Makes lasting which names the folder has.
    static func flush(folder path: String) throws(ServiceFailure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        if fsync(descriptor) != 0 { throw failure(path) }
    }

    /// Removes files, as far as they are there.
    static func remove(_ paths: [String]) { for path in paths { unlink(path) } }

    /// Removes the folder, if it is there and empty.
    static func removeFolder(_ path: String) { rmdir(path) }

    /// Removes a folder with the files and folders in it, three levels deep and no deeper, as far as it is
    /// there. Links are removed and never followed.
    static func removeFiles(below path: String, depth: Int = 3) {
        guard depth >= 0, let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            if unlink("\(path)/\(name)") != 0 { removeFiles(below: "\(path)/\(name)", depth: depth - 1) }
        }
        closedir(folder)
        rmdir(path)
    }

    /// The folder above.
    static func folder(of path: String) -> String {
        let end = path.lastIndex(of: "/") ?? path.startIndex
        return end == path.startIndex ? "/" : String(path[..<end])
    }
}

extension DurableFile {
    private static func reading(
        _ path: String, _ body: ([UInt8]) throws(ServiceFailure) -> Void
    ) throws(ServiceFailure) -> Content {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unavailable("\(path): this is no file") }
        var (hash, bytes, piece) = (SHA256(), 0, [UInt8](repeating: 0, count: 1 << 20))
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path) }
            if count == 0 { return Content(bytes: bytes, hash: hash.text) }
            let part = Array(piece[..<count])
            hash.update(part)
            bytes += count
            try body(part)
        }
    }

    private static func writing<Value>(
        _ target: String, _ body: (Int32) throws(ServiceFailure) -> Value
    ) throws(ServiceFailure) -> Value {
        let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(target) }
        defer { close(descriptor) }
        let value = try body(descriptor)
        if fsync(descriptor) != 0 { throw failure(target) }
        return value
    }

    private static func write(
        _ bytes: [UInt8], _ descriptor: Int32, _ path: String
    ) throws(ServiceFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> ServiceFailure {
        .unavailable("\(path): \(String(cString: strerror(code)))")
    }
}
