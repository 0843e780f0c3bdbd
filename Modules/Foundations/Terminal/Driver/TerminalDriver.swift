import Dispatch
import FoundationEssentials
import Glibc
public import Terminal
import Threads

/// Drives the terminal of the process: shows frames and reports events.
///
/// A thread of its own reads and writes, so that only `close` waits for a slow terminal. The terminal is
/// restored on every way out: `close`, the end of this value, signals (reported as `ended`, for the program
/// to close), stops and crashes; not at SIGKILL, nor on a stack overflow. Text on the error stream is held
/// back and written when the terminal is restored.
public final class TerminalDriver: Display, Sendable {
    /// The terminal's events, in order, for one listener.
    public let events: AsyncStream<TerminalEvent>
    private let mailbox: Mailbox
    private let modes: TerminalModes
    private let isMultiplexed: Bool
    private let setup: DriverSetup
    /// Entered until the thread has ended.
    private let thread = DispatchGroup()

    /// Takes the terminal at the process's streams. `pictures` says how they shall be shown; with `auto` the
    /// terminal is asked if need be, and what it answers comes as an event. `environment` stands in for the
    /// process's own. Throws if there is no terminal, or none that can show full screens.
    public static func open(
        _ theme: Theme = .terminal, mouse: Bool = true, pictures: PictureChoice = .auto,
        environment: [String: String]? = nil
    ) throws(TerminalDriverError) -> TerminalDriver {
        let environment = environment ?? ProcessInfo.processInfo.environment
        return try TerminalDriver(DriverSetup(theme, mouse: mouse, pictures, environment))
    }

    init(_ setup: DriverSetup) throws(TerminalDriverError) {
        let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
        self.events = events
        mailbox = try Mailbox()
        self.setup = setup
        (modes, isMultiplexed) = (setup.modes, setup.pictureTerminal.isMultiplexed)
        thread.enter()
        let isStarted = LowPriorityThread.start(.lowered(0)) { [mailbox, thread] in
            acceptSignals()
            DriverLoop(setup, mailbox, continuation).run()
            thread.leave()
        }
        guard isStarted else {
            thread.leave()
            throw .refused(EAGAIN)
        }
    }

    deinit { close() }

    /// How large the terminal is now.
    public var size: Size { setup.size }

    /// Shows the frame soon; in place of one that is still waiting.
    public func show(_ frame: Frame) { mailbox.show(frame) }

    /// Hands the text to the terminal for its clipboard (OSC 52). Whether it takes it, it does not say.
    public func copy(_ text: String) {
        mailbox.add(.write(modes.copy(text, isMultiplexed: isMultiplexed)))
    }

    /// Takes the mouse, or lets it be the terminal's own.
    public func take(mouse: Bool) { mailbox.add(.mouse(mouse)) }

    /// Shows everything in this theme from now on.
    public func use(_ theme: Theme) { mailbox.add(.theme(theme)) }

    /// Draws the last frame anew, because others have written to the terminal.
    public func redraw() { mailbox.add(.redraw) }

    /// Stops the program's whole job soon. When it goes on, the last frame is shown anew, and `resumed` is
    /// told before the size.
    public func suspend() { mailbox.add(.suspend) }

    /// Returns once the terminal is as it was, at most about three seconds later, since late answers of the
    /// terminal must not reach the shell; calls after the first find it so.
    public func close() {
        mailbox.add(.close)
        thread.wait()
    }
}

/// Other threads may block signals; what is sent to the process has to reach one.
private func acceptSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
}
