import Glibc
import Synchronization
import Vocabulary

/// Keeps all programs from a SQLite file by SQLite's own locks (https://www.sqlite.org/lockingv3.html): every
/// connection in write-ahead mode holds a shared lock on the file.
final class DatabaseFileLock: Sendable {
    private struct Held {
        var descriptor: Int32 = -1
        /// The path of an empty file that was created for the lock.
        var madePath: String?
    }

    /// F_OFD_SETLK (`fcntl_locking(2)`), which Swift does not import.
    private static let setLockOfOpenFile: Int32 = 37
    private static let attempts = 50
    private static let pause = Duration.milliseconds(20)
    private let held = Mutex(Held())

    /// Takes the lock, held by the open file and not by the process. If the file is missing, `creates` says
    /// whether to create an empty one, which `release` removes unless another took its place; otherwise there
    /// is nothing to hold.
    ///
    /// Tries for a second, since a program that finds the file locked closes it soon. False if the file is in
    /// use; throws `unavailable`. Must not be called for a file that this process has open through SQLite,
    /// whose locks end when the descriptor is closed.
    func hold(_ path: String, creates: Bool = false) async throws(ServiceFailure) -> Bool {
        guard var opened = try Self.open(path, creates) else { return true }
        for _ in 0..<Self.attempts {
            if !Self.lock(opened.descriptor) {
                try? await Task.sleep(for: Self.pause)
            } else if OpenFileIdentity(opened.descriptor) == OpenFileIdentity(path) {
                held.withLock { [opened] in $0 = opened }
                return true
            } else {
                // Another file took its place while waiting for the lock.
                close(opened.descriptor)
                guard let next = try Self.open(path, creates) else { return true }
                opened = next
            }
        }
        Self.abandon(opened)
        return false
    }

    /// Releases the lock.
    func release() {
        held.withLock { held in
            Self.abandon(held)
            held = Held()
        }
    }

    /// Nil if there is no file.
    private static func open(_ path: String, _ creates: Bool) throws(ServiceFailure) -> Held? {
        let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW
        if creates {
            let made = Glibc.open(path, flags | O_CREAT | O_EXCL, 0o600)
            if made >= 0 { return Held(descriptor: made, madePath: path) }
        }
        let opened = Glibc.open(path, flags)
        if opened >= 0 { return Held(descriptor: opened) }
        if errno == ENOENT, !creates { return nil }
        throw .unavailable("\(path): \(String(cString: strerror(errno)))")
    }

    /// The bytes PENDING, RESERVED and the 510 SHARED ones.
    private static func lock(_ descriptor: Int32) -> Bool {
        var lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
        return fcntl(descriptor, setLockOfOpenFile, &lock) == 0
    }

    /// While the lock is held, no program can have written to a file created here.
    private static func abandon(_ held: Held) {
        guard held.descriptor >= 0 else { return }
        if let path = held.madePath, lock(held.descriptor), let own = OpenFileIdentity(held.descriptor),
            own == OpenFileIdentity(path), own.size == 0
        {
            unlink(path)
        }
        close(held.descriptor)
    }
}

/// Identifies an open or named file by device and inode, with its size.
struct OpenFileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t
    /// In bytes.
    let size: Int

    /// Nil if the descriptor is not open.
    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Nil if there is no file; a symbolic link is not followed.
    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        (device, number, size) = (status.st_dev, status.st_ino, Int(status.st_size))
    }

    static func == (one: OpenFileIdentity, other: OpenFileIdentity) -> Bool {
        one.device == other.device && one.number == other.number
    }
}
