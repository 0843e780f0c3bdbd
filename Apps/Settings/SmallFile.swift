import Glibc
import SystemPackage

/// Files that are read whole: configuration, sessions, lists.
package enum SmallFile {
    /// The bytes of a file, at most `limit`, by default a megabyte; nil if there is no such file. Throws
    /// `Errno` if it cannot be read, and `Unfit` if it is larger or no regular file, such as a FIFO or a
    /// device.
    package static func bytes(of path: String, limit: Int = 1 << 20) throws -> [UInt8]? {
        do {
            // Non-blocking, because opening a FIFO without a writer would wait.
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

    /// Whether others than its owner may read, write or run the file; false if there is none. For files with
    /// secrets, to be asked before they are read.
    package static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
    }

    /// Why a path is not read as a small file.
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
