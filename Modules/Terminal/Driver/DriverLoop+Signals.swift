import Glibc
import Terminal

/// What comes from the system.
extension DriverLoop {
    func obey(_ signal: Int32) {
        switch signal {
        case SIGWINCH:
            redraw()
            events.yield(.resized(setup.size))
        case SIGTSTP: suspend(wholeGroup: false)
        // Stopped without being told (SIGSTOP): who had the terminal meanwhile may have changed it.
        case SIGCONT: goOn()
        case SIGHUP: hangUp()
        default:
            events.yield(.ended(signal: signal))
            expectEnd(by: signal)
        }
    }

    /// The program has been told to end. If it does not close soon, because it is busy, it is ended by the
    /// signal: whoever wants it to end is heard whatever it does.
    func expectEnd(by signal: Int32) {
        guard setup.relaysSignals, ending == nil else { return }
        ending = (.now + setup.grace, signal)
    }

    /// Ends the program, if it was told to end and has had its time.
    func endIfDue() {
        guard let ending, ending.moment <= .now, !isClosing else { return }
        giveBack()
        relay?.remove()
        Glibc.signal(ending.signal, SIG_DFL)
        kill(getpid(), ending.signal)
        // Where the signal is blocked.
        _exit(128 + ending.signal)
    }

    /// Stops the program, with the whole group of its job if it is its own wish: a script that has called it
    /// would wait for it otherwise.
    func suspend(wholeGroup: Bool) {
        swallowAnswers()
        takeover.giveBack(&output, takingBack: writer.takeBackPictures())
        let signals = relay.map { stop($0, wholeGroup ? 0 : getpid()) } ?? []
        let isEnding = signals.contains { [SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains($0) }
        if !isEnding { goOn() }
        for signal in signals where signal != SIGCONT { obey(signal) }
    }

    /// Stops, and gives the signals that have come when the program goes on. A group that nobody could
    /// continue is not stopped by the system: then it goes on at once.
    private func stop(_ relay: SignalRelay, _ whom: pid_t) -> [Int32] {
        relay.remove(SIGTSTP)
        defer { relay.install() }
        kill(whom, SIGTSTP)
        // The stop comes some time after the call, and while it lasts this clock goes on.
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
