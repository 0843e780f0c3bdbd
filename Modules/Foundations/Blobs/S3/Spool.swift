import Blobs
import Glibc
import Threads
import WireClient

/// An unnamed local file that holds a blob's verified bytes until the object store has them. It can be sent
/// repeatedly.
struct Spool: Sendable {
    private let body: FileBody
    private let threads: WorkerThreads

    /// Creates a file in the folder and removes its name. Throws `full` and `unavailable`.
    init(in folder: String, on threads: WorkerThreads) async throws(BlobError) {
        self.threads = threads
        body = try await threads.run { () throws(BlobError) in
            var path = Array((folder + "/madang-blob-XXXXXX").utf8CString)
            let descriptor = mkstemp(&path)
            guard descriptor >= 0 else { throw Self.failure(folder) }
            unlink(path)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return FileBody(descriptor)
        }
    }

    /// Reads all content into the file and returns it as a request body. Throws as the intake, `full` and
    /// `unavailable`.
    func fill(_ intake: BlobIntake) async throws(BlobError) -> FileBody {
        try await intake.read { piece async throws(BlobError) in
            try await threads.run { [body] () throws(BlobError) in
                var rest = piece[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { write(body.descriptor, $0.baseAddress, $0.count) }
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { throw Self.failure("the spool") }
                    rest = rest.dropFirst(count)
                }
            }
        }
        return body
    }

    private static func failure(_ place: String) -> BlobError {
        let code = errno
        if code == ENOSPC || code == EDQUOT || code == EFBIG { return .full }
        return .unavailable("\(place): \(String(cString: strerror(code)))")
    }
}
