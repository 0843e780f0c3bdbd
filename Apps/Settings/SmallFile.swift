import Glibc
import SystemPackage

/// Files that are read whole: configuration, sessions, lists.
package enum SmallFile {
    /// The bytes of a file, at most so many, a megabyte if not said otherwise; nil if there is no such file.
    /// Throws `Errno` for one that cannot be read, and `Unfit` for what is no file, as a FIFO or a device, or
    /// is larger.
    package static func bytes(of path: String, limit: Int = 1 << 20) throws -> [UInt8]? {
        do {
            // A FIFO that nobody writes to would be waited for otherwise.
            let file = try FileDescriptor.open(FilePath(path), .readOnly, options: .nonBlocking)
            return try file.closeAfter {
                var status = stat()
                if fstat(file.rawValue, &status) != 0 { throw Errno(rawValue: errno) }
                guard status.st_mode & S_IFMT == S_IFREG else { throw Unfit.noFile }
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) }
                    if count == 0 { return bytes }
                    bytes += buffer[..<count]
                    if bytes.count > limit { throw Unfit.tooLarge(limit) }
                }
            }
        } catch Errno.noSuchFileOrDirectory {
            return nil
        }
    }

    /// Why something is not read as a small file.
    package enum Unfit: Error, CustomStringConvertible {
        case noFile, tooLarge(Int)

        /// What is wrong with it.
        package var description: String {
            switch self {
            case .noFile: "this is no file"
            case .tooLarge(let limit): "it has more than \(limit) bytes"
            }
        }
    }
}
