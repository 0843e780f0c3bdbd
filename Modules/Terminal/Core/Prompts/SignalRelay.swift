import Glibc
import Synchronization

/// Where the signal handler writes the number of the signal; -1 while nobody listens.
private let wakeDescriptor = Atomic<Int32>(-1)

/// Turns the signals that end or stop a program into bytes on a pipe (the self-pipe trick), one relay at a
/// time.
final class SignalRelay {
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

    /// Readable when a signal has come.
    let wake: Int32
    private let sender: Int32
    private var previous: [(signal: Int32, action: sigaction)] = []

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (wake, sender) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        install()
    }

    deinit {
        remove()
        close(wake)
        close(sender)
    }

    /// The signal that has come; nil if none has.
    func take() -> Int32? {
        var number: UInt8 = 0
        return read(wake, &number, 1) == 1 ? Int32(number) : nil
    }

    /// Listens, but not to signals that the program ignores.
    func install() {
        wakeDescriptor.store(sender, ordering: .sequentiallyConsistent)
        for signal in Self.signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                let saved = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(wakeDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
                errno = saved
            }
            var old = sigaction()
            guard sigaction(signal, &action, &old) == 0 else { continue }
            if isIgnored(old) {
                sigaction(signal, &old, nil)
            } else {
                previous.append((signal, old))
            }
        }
    }

    /// Gives the signals back to whom they belonged.
    func remove() {
        for entry in previous {
            var action = entry.action
            sigaction(entry.signal, &action, nil)
        }
        previous = []
        wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
    }

    private func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
