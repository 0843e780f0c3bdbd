import Glibc
import Synchronization

/// Questions at a terminal are asked one at a time.
private let turn = Mutex(())

/// A period in which the terminal does not echo typed characters.
///
/// Signals that would end or stop the program first restore the terminal, then take their usual effect.
final class TypingMode {
    enum Kind {
        /// No echo; the terminal passes on whole lines.
        case hidden
        /// The reader echoes; each key arrives at once, Ctrl-C as a byte.
        case edited
    }

    enum Event {
        /// Input is available.
        case typed
        /// The program was stopped and continued.
        case resumed
        /// The time has passed without input.
        case late
    }

    private let kind: Kind
    private let descriptor: Int32
    private let shown: termios
    private let relay: SignalRelay

    private init?(_ kind: Kind, _ descriptor: Int32) {
        var attributes = termios()
        guard tcgetattr(descriptor, &attributes) == 0, let relay = SignalRelay() else { return nil }
        self.kind = kind
        self.descriptor = descriptor
        self.relay = relay
        shown = attributes
        enter()
    }

    /// Runs the body with the terminal in that mode; nil if the descriptor is no terminal.
    static func on<Result>(
        _ descriptor: Int32, _ kind: Kind, _ body: (TypingMode) throws(UsageError) -> Result
    )
        throws(UsageError) -> Result?
    {
        try turn.withLock { _ throws(UsageError) -> Result? in
            guard let mode = TypingMode(kind, descriptor) else { return nil }
            defer { mode.leave() }
            return try body(mode)
        }
    }

    /// Waits for input, at most until that moment. Throws `interrupted` if a signal arrived that ends the
    /// program elsewhere.
    func waitForTyping(until end: ContinuousClock.Instant? = nil) throws(UsageError) -> Event {
        var wanted = [
            pollfd(fd: relay.wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let left = end.map { ContinuousClock.now.duration(to: $0).components }
            if let left, left.seconds < 0 || left.attoseconds < 0 { return .late }
            let milliseconds = left.map { $0.seconds * 1_000 + $0.attoseconds / 1_000_000_000_000_000 + 1 }
            let count = poll(&wanted, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
            if count > 0, wanted[0].revents != 0, let signal = relay.take() {
                restoreAndPass(signal)
                guard signal == SIGTSTP else { throw .interrupted }
                relay.install()
                enter()
                return .resumed
            }
            if count > 0, wanted[1].revents != 0 { return .typed }
        }
    }

    private func restoreAndPass(_ signal: Int32) {
        leave()
        // The concurrency runtime's threads block signals: the signal would stay pending for ever.
        var (passed, before) = (sigset_t(), sigset_t())
        sigemptyset(&passed)
        sigaddset(&passed, signal)
        pthread_sigmask(SIG_UNBLOCK, &passed, &before)
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func enter() {
        var attributes = shown
        switch kind {
        case .hidden:
            attributes.c_lflag &= ~tcflag_t(ECHO)
            // Only the line break is echoed, so that later output starts on a new line.
            attributes.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
        case .edited:
            attributes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
            attributes.c_lflag |= tcflag_t(ISIG)
            // The reader decides what Ctrl-C means; other keys stop the program as usual (termios(3): VINTR,
            // VTIME and VMIN are at 0, 5 and 6).
            attributes.c_cc.0 = 0
            (attributes.c_cc.5, attributes.c_cc.6) = (0, 1)
        }
        tcsetattr(descriptor, TCSANOW, &attributes)
    }

    private func leave() {
        var attributes = shown
        tcsetattr(descriptor, TCSANOW, &attributes)
        relay.remove()
    }
}
