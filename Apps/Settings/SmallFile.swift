import SystemPackage

/// Files that are read whole: configuration, sessions, lists.
package enum SmallFile {
    /// The bytes of a file, at most a megabyte; nil if there is no such file. Throws `Errno` for one that
    /// cannot be read.
    package static func bytes(of path: String) throws -> [UInt8]? {
        do {
            let file = try FileDescriptor.open(FilePath(path), .readOnly)
            return try file.closeAfter {
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while bytes.count < 1 << 20 {
                    let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) }
                    if count == 0 { break }
                    bytes += buffer[..<count]
                }
                return bytes
            }
        } catch Errno.noSuchFileOrDirectory {
            return nil
        }
    }
}
