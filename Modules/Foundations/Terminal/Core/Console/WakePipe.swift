import Glibc

/// A pipe by which one thread, or a handler of signals, wakes another. Neither end ever waits, and no program
/// that is started inherits one.
package final class WakePipe: Sendable {
    /// Readable after a write to `sender`.
    package let source: Int32
    /// The end to write to.
    package let sender: Int32

    /// Nil if the system gives none.
    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (source, sender) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(source)
        close(sender)
    }

    /// The next byte; nil if none has come.
    package func take() -> UInt8? {
        var byte: UInt8 = 0
        return read(source, &byte, 1) == 1 ? byte : nil
    }
}
