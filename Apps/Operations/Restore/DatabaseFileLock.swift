import Glibc
import Synchronization
import Vocabulary

/// Keeps all programs from a file of SQLite by the locks with which its own programs exclude one another
/// (https://www.sqlite.org/lockingv3.html): whoever has the file open in write-ahead mode holds a shared lock
/// on it.
final class DatabaseFileLock: Sendable {
    /// F_OFD_SETLK (`fcntl_locking(2)`), which Swift does not see.
    private static let setLockOfOpenFile: Int32 = 37
    private let descriptor = Mutex<Int32>(-1)

    /// Takes the lock, held by the open file and not by the process; where there is no file there is nothing
    /// to hold. False if somebody works on it; throws `unavailable`. Not to be asked for a file that this
    /// process has open by SQLite, whose locks would go with the descriptor.
    func hold(_ path: String) throws(ServiceFailure) -> Bool {
        let opened = open(path, O_RDWR | O_CLOEXEC)
        guard opened >= 0 else {
            if errno == ENOENT { return true }
            throw .unavailable("\(path): \(String(cString: strerror(errno)))")
        }
        // The bytes PENDING, RESERVED and the 510 SHARED ones.
        var lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
        guard fcntl(opened, Self.setLockOfOpenFile, &lock) == 0 else {
            close(opened)
            return false
        }
        descriptor.withLock { $0 = opened }
        return true
    }

    /// Gives it up.
    func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }
}
