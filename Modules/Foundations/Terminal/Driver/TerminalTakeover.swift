import Glibc

/// Takes the terminal for the full screen and gives it back as it was, each as often as wanted.
final class TerminalTakeover {
    private let setup: DriverSetup
    private let held: HeldErrors
    private let crash: CrashGuard?
    /// Whether the terminal is in the program's hands.
    private(set) var isTaken = false

    /// Nothing is taken yet.
    init(_ setup: DriverSetup) {
        self.setup = setup
        held = HeldErrors(setup.errors)
        crash = setup.relaysSignals ? CrashGuard() : nil
    }

    /// Takes it; or once more, because others have had it meanwhile.
    func take(_ output: inout TerminalOutput, mouse: Bool) {
        var attributes = setup.attributes
        cfmakeraw(&attributes)
        set(attributes)
        held.begin()
        crash?.arm(
            CrashRestore(
                setup.modes.leave, input: setup.input, output: setup.output, setup.attributes,
                errors: (held.file, held.kept)))
        output.put(setup.modes.enter(mouse: mouse))
        isTaken = true
    }

    /// Gives it back, whatever is still to be written, after this for the pictures that it keeps.
    func giveBack(_ output: inout TerminalOutput, takingBack pictures: String) {
        guard isTaken else { return }
        // What was broken off may be a string, which takes everything up to its end.
        output.finish((pictures.isEmpty ? "" : "\u{1B}\\" + pictures) + setup.modes.leave)
        withoutStopping { set(setup.attributes) }
        crash?.disarm()
        held.end()
        isTaken = false
    }

    /// Crashes and errors are the program's own again.
    func end() { crash?.end() }

    private func set(_ attributes: termios) {
        var attributes = attributes
        while tcsetattr(setup.input, TCSANOW, &attributes) != 0, errno == EINTR {}
    }

    /// Who is in the background may not set attributes and would be stopped for it (SIGTTOU); but what was
    /// taken must be given back even then.
    private func withoutStopping(_ body: () -> Void) {
        var (stopping, before) = (sigset_t(), sigset_t())
        sigemptyset(&stopping)
        sigaddset(&stopping, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stopping, &before)
        body()
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
