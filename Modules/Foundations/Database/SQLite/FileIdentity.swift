import GRDBSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which file has a name: its device, and its number there.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    /// The file of that name, or the symbolic link itself; nil if there is none.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}

/// Whether the file that the connection has open lost its name: it was removed, moved, or another one took
/// its place (https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_HAS_MOVED).
func isMoved(_ connection: OpaquePointer?) -> Bool {
    var isMoved: Int32 = 0
    let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &isMoved)
    return code != SQLITE_OK || isMoved != 0
}
