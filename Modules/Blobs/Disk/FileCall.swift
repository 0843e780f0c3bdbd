import Blobs
import Glibc

/// A call of the system by which blobs are changed on a disk.
package enum FileCall: Hashable, Sendable, CaseIterable {
    case makeFolder, create, write, touch, flush, rename, flushFolder, remove

    /// Lets a call fail in a test: the error number of the system (errno(3)), nil to let it be made.
    package typealias Fault = @Sendable (FileCall) -> Int32?
}

extension BlobError {
    /// What an error number of the system means for a change. No room is also what a quota and a limit on the
    /// size of files leave.
    static func changing(_ name: String, _ code: Int32) -> BlobError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .full
        default: .unavailable("\(name): \(String(cString: strerror(code)))")
        }
    }

    /// What it means for reading: a disk that cannot give bytes back has damaged them.
    static func reading(_ name: String, _ code: Int32) -> BlobError {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EIO: .damaged("\(name): \(String(cString: strerror(code)))")
        default: .unavailable("\(name): \(String(cString: strerror(code)))")
        }
    }
}
