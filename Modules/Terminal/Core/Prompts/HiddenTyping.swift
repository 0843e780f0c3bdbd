import Glibc
import Synchronization

/// Only one person types at a terminal: secrets are asked for one at a time.
private let turn = Mutex(())

/// The time in which a terminal does not show what is typed.
///
/// Signals that would end or stop the program first give the terminal its echo back, then do what they always
/// do.
final class HiddenTyping {
    enum Event {
        /// There is something to read.
        case typed
        /// The program was stopped and goes on.
        case resumed
    }

    private let descriptor: Int32
    private let shown: termios
    private let relay: SignalRelay

    private init?(_ descriptor: Int32) {
        var attributes = termios()
        guard tcgetattr(descriptor, &attributes) == 0, let relay = SignalRelay() else { return nil }
        self.descriptor = descriptor
        self.relay = relay
        shown = attributes
        hide()
    }

    /// Runs the body while nothing typed at the terminal is shown; nil if the descriptor is no terminal.
    static func on<Result>(
        _ descriptor: Int32, _ body: (HiddenTyping) throws(UsageError) -> Result
    )
        throws(UsageError) -> Result?
    {
        try turn.withLock { _ throws(UsageError) -> Result? in
            guard let hidden = HiddenTyping(descriptor) else { return nil }
            defer { hidden.show() }
            return try body(hidden)
        }
    }

    /// Waits until something can be read. Throws `interrupted` if a signal came that ends the program
    /// elsewhere.
    func waitForTyping() throws(UsageError) -> Event {
        var wanted = [
            pollfd(fd: relay.wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = poll(&wanted, 2, -1)
            if count > 0, wanted[0].revents != 0, let signal = relay.take() {
                restoreAndPass(signal)
                guard signal == SIGTSTP else { throw .interrupted }
                relay.install()
                hide()
                return .resumed
            }
            if count > 0, wanted[1].revents != 0 { return .typed }
        }
    }

    private func restoreAndPass(_ signal: Int32) {
        show()
        // The threads of the concurrency runtime block signals: without this the signal would wait for ever.
        var (passed, before) = (sigset_t(), sigset_t())
        sigemptyset(&passed)
        sigaddset(&passed, signal)
        pthread_sigmask(SIG_UNBLOCK, &passed, &before)
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func hide() {
        var attributes = shown
        attributes.c_lflag &= ~tcflag_t(ECHO)
        // The line break is shown although nothing else is: what is written next starts on a new line.
        attributes.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
        tcsetattr(descriptor, TCSANOW, &attributes)
    }

    private func show() {
        var attributes = shown
        tcsetattr(descriptor, TCSANOW, &attributes)
        relay.remove()
    }
}
