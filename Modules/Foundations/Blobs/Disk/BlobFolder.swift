import Blobs
import Glibc

/// The folder layout of blobs: `aa/bb/HASH-GENERATION`, sharded by the first digits of the hash to keep
/// folders small. Files being written are in `incoming`. All calls block.
struct BlobFolder: Sendable {
    let path: String
    private let calls: any FileCalls

    init(_ path: String, calls: any FileCalls) {
        self.path = path
        self.calls = calls
    }

    /// The folder of files that are not blobs yet.
    var incoming: String { path + "/incoming" }

    /// The two shard folders of a blob, the upper one first, relative to the path.
    static func shards(of key: BlobKey) -> (upper: String, lower: String) {
        let upper = String(key.hash.prefix(2))
        return (upper, upper + "/" + key.hash.dropFirst(2).prefix(2))
    }

    /// The path of a blob's file. The name derives from the typed key alone.
    func file(of key: BlobKey) -> String { folder(of: key) + "/" + key.text }

    /// The folder of a blob's file.
    func folder(of key: BlobKey) -> String { path + "/" + Self.shards(of: key).lower }

    /// Makes a folder accessible to its owner alone, unless it exists.
    func make(_ folder: String) throws(BlobError) {
        do throws(BlobError) {
            try check(folder) { calls.makeFolder(folder) }
        } catch {
            var status = stat()
            guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw error }
        }
    }

    /// Creates a new file accessible to its owner alone, and opens it for writing.
    func create(_ file: String) throws(BlobError) -> OpenFile {
        OpenFile(try check(file) { calls.create(file) })
    }

    /// Appends all of the bytes.
    func write(_ bytes: [UInt8], to file: OpenFile) throws(BlobError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try check("a new blob") { calls.write(rest, to: file.descriptor) }
            rest = rest.dropFirst(count)
        }
    }

    /// Sets the file's modification time and flushes its bytes.
    func finish(_ file: OpenFile, touched: timespec) throws(BlobError) {
        try check("a new blob") { calls.touch(file.descriptor, touched) }
        try check("a new blob") { calls.flush(file.descriptor) }
    }

    /// Renames a file atomically, replacing any file of that name.
    func move(_ file: String, to target: String) throws(BlobError) {
        try check(target) { calls.rename(file, to: target) }
    }

    /// Removes a file if it exists.
    func remove(_ file: String) throws(BlobError) {
        try check(file) { calls.remove(file) }
    }

    /// Flushes the folder's entries to disk.
    func flush(_ folder: String) throws(BlobError) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .changing(folder, errno) }
        let file = OpenFile(descriptor)
        try check(folder) { calls.flushFolder(file.descriptor) }
    }

    /// Makes the call, retrying it after a signal, and throws the error it means.
    @discardableResult
    private func check<Value: SignedInteger>(_ name: String, _ body: () -> Value) throws(BlobError) -> Value {
        while true {
            let value = body()
            if value >= 0 { return value }
            if errno != EINTR { throw .changing(name, errno) }
        }
    }
}

/// An open file; closed when the last reference is released.
final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
