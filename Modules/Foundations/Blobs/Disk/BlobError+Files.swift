import Blobs
import Glibc

extension BlobError {
    /// The error of a failed change. A quota and a limit on file sizes also count as `full`.
    static func changing(_ name: String, _ code: Int32) -> BlobError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .full
        default: .unavailable("\(name): \(String(cString: strerror(code)))")
        }
    }

    /// The error of a failed read: an I/O error means that the blob is damaged.
    static func reading(_ name: String, _ code: Int32) -> BlobError {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EIO: .damaged("\(name): \(String(cString: strerror(code)))")
        default: .unavailable("\(name): \(String(cString: strerror(code)))")
        }
    }
}
