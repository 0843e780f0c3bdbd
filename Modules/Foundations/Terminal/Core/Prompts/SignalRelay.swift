import Glibc
import Synchronization

/// The descriptor to which the signal handler writes the signal's number; -1 without a relay.
private let wakeDescriptor = Atomic<Int32>(-1)

/// Turns signals into bytes on a pipe (the self-pipe trick), one relay at a time.
package final class SignalRelay {
    /// The signals that end or stop a program.
    package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

    private let signals: [Int32]
    private let pipe: WakePipe
    private var previous: [(signal: Int32, action: sigaction)] = []

    /// Relays these signals; nil if the system has no pipe left.
    package init?(_ signals: [Int32] = SignalRelay.ending) {
        guard let pipe = WakePipe() else { return nil }
        (self.signals, self.pipe) = (signals, pipe)
        install()
    }

    deinit { remove() }

    /// Readable when a signal has arrived.
    package var wake: Int32 { pipe.source }

    /// The signal that has arrived; nil if there is none.
    package func take() -> Int32? { pipe.take().map { Int32($0) } }

    /// Installs the handler, except for signals that the program ignores.
    package func install() {
        wakeDescriptor.store(pipe.sender, ordering: .sequentiallyConsistent)
        for signal in signals where !previous.contains(where: { $0.signal == signal }) {
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

    /// Restores the previous handler of one signal, until `install`.
    package func remove(_ signal: Int32) {
        guard let place = previous.firstIndex(where: { $0.signal == signal }) else { return }
        var action = previous.remove(at: place).action
        sigaction(signal, &action, nil)
    }

    /// Restores the previous handlers of all signals.
    package func remove() {
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
