import Dispatch
import Glibc
import SystemPackage
package import Vocabulary

/// A lock that one process holds at a time: `flock` on a file of its own, given up by the system at the
/// latest when the process ends.
package struct FileLock: Sendable {
    private let descriptor: Int32

    /// Waits for the lock, on a thread that may block. Throws `unavailable` if the file cannot be had.
    package static func acquire(_ path: String) async throws(ServiceFailure) -> FileLock {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: wait(path)) }
        }
        return try result.get()
    }

    package func release() {
        close(descriptor)
    }

    private static func wait(_ path: String) -> Result<FileLock, ServiceFailure> {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failure(.unavailable("\(path): \(Errno(rawValue: errno))")) }
        while flock(descriptor, LOCK_EX) != 0 {
            if errno == EINTR { continue }
            let reason = Errno(rawValue: errno)
            close(descriptor)
            return .failure(.unavailable("\(path): \(reason)"))
        }
        return .success(FileLock(descriptor: descriptor))
    }
}
