import Glibc
import Synchronization
import Vocabulary

/// Keeps other restores from the folder in which a restore of a file works, by a lock on that folder.
final class RestoreTurn: Sendable {
    private let folder: String
    private let descriptor = Mutex<Int32>(-1)

    init(_ folder: String) { self.folder = folder }

    /// Makes the folder if need be and takes the turn, which ends with the program at the latest. False if
    /// another restore has it; throws `unavailable`.
    func take() throws(ServiceFailure) -> Bool {
        while true {
            try DurableFile.makeFolder(folder)
            let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            if opened < 0, errno == ENOENT { continue }
            guard opened >= 0 else { throw .unavailable("\(folder): \(String(cString: strerror(errno)))") }
            guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
                close(opened)
                return false
            }
            if OpenFileIdentity(opened) == OpenFileIdentity(folder) {
                descriptor.withLock { $0 = opened }
                return true
            }
            // The one before removed it, and another may have been made since.
            close(opened)
        }
    }

    /// Removes the folder if it is empty, and lets others have their turn.
    func end() {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return }
            DurableFile.removeFolder(folder)
            close(descriptor)
            descriptor = -1
        }
    }
}
