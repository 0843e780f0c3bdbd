import Glibc
import Settings
import SystemPackage
package import Vocabulary

/// Files that only their owner may read and write.
package enum PrivateFile {
    /// The file's bytes, at most a megabyte; nil if there is no such file.
    package static func read(_ path: String) throws(ServiceFailure) -> [UInt8]? {
        do {
            return try SmallFile.bytes(of: path)
        } catch {
            throw .unavailable("\(path): \(error)")
        }
    }

    /// Puts a file with these bytes in the place of any before, at one moment, and durably unless it can be
    /// had again.
    package static func replace(
        _ path: String, in folder: String, by bytes: [UInt8], isDurable: Bool = true
    ) throws(ServiceFailure) {
        try makeFolder(folder)
        let temporary = "\(path).\(getpid()).\(UInt64.random(in: .min ... .max))"
        do {
            let file = try FileDescriptor.open(
                FilePath(temporary), .writeOnly, options: [.create, .exclusiveCreate],
                permissions: .ownerReadWrite)
            try file.closeAfter {
                try file.writeAll(bytes)
                if isDurable { try require(fsync(file.rawValue)) }
            }
            try require(rename(temporary, path))
            if isDurable { try flush(folder) }
        } catch {
            unlink(temporary)
            throw .unavailable("\(path): \(error)")
        }
    }

    /// Removes the file, if it is there.
    package static func remove(_ path: String) throws(ServiceFailure) {
        if unlink(path) != 0, errno != ENOENT { throw .unavailable("\(path): \(Errno(rawValue: errno))") }
    }

    /// Makes the folder and those above it, as far as they are missing, for their owner alone (0700).
    package static func makeFolder(_ path: String) throws(ServiceFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let above = FilePath(path).removingLastComponent()
        guard errno == ENOENT, !above.isEmpty, above != FilePath(path) else {
            throw .unavailable("\(path): \(Errno(rawValue: errno))")
        }
        try makeFolder(above.string)
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            throw .unavailable("\(path): \(Errno(rawValue: errno))")
        }
    }

    /// A rename is durable when its folder is flushed.
    static func flush(_ folder: String) throws {
        let descriptor = try FileDescriptor.open(FilePath(folder), .readOnly)
        try descriptor.closeAfter { try require(fsync(descriptor.rawValue)) }
    }

    private static func require(_ result: Int32) throws {
        if result != 0 { throw Errno(rawValue: errno) }
    }
}
