import Glibc
import Terminal

/// Signals of the system.
extension DriverLoop {
    func obey(_ signal: Int32) {
        switch signal {
        case SIGWINCH:
            redraw()
            events.yield(.resized(setup.size))
        case SIGTSTP: suspend(wholeGroup: false)
        // Stopped without notice (SIGSTOP): another program may have changed the terminal meanwhile.
        case SIGCONT: goOn()
        case SIGHUP: hangUp()
        default:
            events.yield(.ended(signal: signal))
            expectEnd(by: signal)
        }
    }

    /// Notes that a signal asks the program to end. If it does not close within the grace time, because it is
    /// busy, the driver ends it by that signal.
    func expectEnd(by signal: Int32) {
        guard setup.relaysSignals, ending == nil else { return }
        ending = (.now + setup.grace, signal)
    }

    /// Ends the program if its grace time is over.
    func endIfDue() {
        guard let ending, ending.moment <= .now, !isClosing else { return }
        giveBack()
        relay?.remove()
        Glibc.signal(ending.signal, SIG_DFL)
        kill(getpid(), ending.signal)
        // If the signal is blocked.
        _exit(128 + ending.signal)
    }

    /// Stops the program; at its own request with its whole process group, because a calling script would
    /// wait for it otherwise.
    func suspend(wholeGroup: Bool) {
        swallowAnswers()
        takeover.giveBack(&output, takingBack: writer.takeBackPictures())
        let signals = relay.map { stop($0, wholeGroup ? 0 : getpid()) } ?? []
        let isEnding = signals.contains { [SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains($0) }
        if !isEnding { goOn() }
        for signal in signals where signal != SIGCONT { obey(signal) }
    }

    /// Stops, and returns the signals that arrived by the time the program continues. The system does not
    /// stop an orphaned process group, which has no parent to continue it; then the program continues at
    /// once.
    private func stop(_ relay: SignalRelay, _ whom: pid_t) -> [Int32] {
        relay.remove(SIGTSTP)
        defer { relay.install() }
        kill(whom, SIGTSTP)
        // The stop follows the call with a delay, and this clock runs on meanwhile.
        let end = ContinuousClock.now + .milliseconds(250)
        var signals: [Int32] = []
        while !signals.contains(SIGCONT), end > .now {
            var wanted = pollfd(fd: relay.wake, events: Int16(POLLIN), revents: 0)
            _ = poll(&wanted, 1, (end - .now).milliseconds)
            while let signal = relay.take() { signals.append(signal) }
        }
        return signals
    }

    private func goOn() {
        takeover.take(&output, mouse: wantsMouse)
        redraw()
        events.yield(.resumed)
        events.yield(.resized(setup.size))
    }
}
