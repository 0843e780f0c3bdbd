import Glibc

/// Writes to a terminal without waiting for it.
struct TerminalOutput {
    /// To be polled for.
    let descriptor: Int32
    private var waiting: ArraySlice<UInt8> = []

    /// The terminal is opened anew, because whether writing waits is a matter of all who share a descriptor's
    /// opening, the shell among them. Where it may not be opened, writing waits.
    init(_ shared: Int32) {
        let own = open("/proc/self/fd/\(shared)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        descriptor = own >= 0 ? own : fcntl(shared, F_DUPFD_CLOEXEC, 0)
    }

    /// Whether something has not been written yet.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Writes it behind what is waiting, as soon as the terminal takes it.
    mutating func put(_ text: String) { put(Array(text.utf8)) }

    /// Writes it behind what is waiting, as soon as the terminal takes it.
    mutating func put(_ bytes: [UInt8]) { waiting = waiting.isEmpty ? bytes[...] : waiting + bytes }

    /// Writes what the terminal takes now; false if it is gone.
    mutating func drain() -> Bool {
        while !waiting.isEmpty {
            let written = waiting.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 { waiting.removeFirst(written) }
            if written < 0, errno == EAGAIN { return true }
            if written < 0, errno != EINTR {
                waiting = []
                return false
            }
        }
        return true
    }

    /// Writes this in place of what is waiting, giving the terminal a second to take it.
    mutating func finish(_ text: String) {
        waiting = Array(text.utf8)[...]
        let end = ContinuousClock.now + .seconds(1)
        while drain(), isWaiting, ContinuousClock.now < end {
            var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&wanted, 1, (end - .now).milliseconds)
        }
        waiting = []
    }

    /// Nothing can be written any more.
    func end() { close(descriptor) }
}

extension Duration {
    /// As poll(2) wants it: never negative, and rounded up.
    var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, seconds * 1_000 + rest))
    }
}
