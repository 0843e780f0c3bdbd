import Blobs
import Glibc
import Threads
import WireClient

/// Where the bytes of a blob wait on this machine, checked, until the object store has them: a file without a
/// name, which can be sent as often as it takes.
struct Spool: Sendable {
    private let body: FileBody
    private let threads: WorkerThreads

    /// Makes a file in the folder, and removes its name. Throws `full` and `unavailable`.
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

    /// Reads all of the content into the file, and gives it as the body of a request. Throws what the intake
    /// throws, `full` and `unavailable`.
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
