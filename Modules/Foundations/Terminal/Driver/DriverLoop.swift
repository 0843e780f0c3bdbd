import Glibc
import Terminal

/// The work of the driver's thread, the only one to read from and write to the terminal. It sleeps until a
/// key, a signal or the program wakes it.
final class DriverLoop {
    let setup: DriverSetup
    let mailbox: Mailbox
    let events: AsyncStream<TerminalEvent>.Continuation
    let takeover: TerminalTakeover
    let relay: SignalRelay?
    var output: TerminalOutput
    var writer: FrameWriter
    var parser = InputParser()
    var interview = Interview()
    var wantsMouse: Bool
    var block = [UInt8](repeating: 0, count: 4096)
    /// The time of the last input.
    var lastTyped = ContinuousClock.now
    /// The newest frame, and whether the terminal shows it.
    var last: Frame?
    var isShown = true
    /// When to draw pictures; nil if the shown frame needs none.
    var rest: ContinuousClock.Instant?
    /// Whether no more input can be read.
    var isGone = false
    var hasHungUp = false
    var isClosing = false
    /// When the program is ended by force, and by which signal; nil unless a signal asked it to end.
    var ending: (moment: ContinuousClock.Instant, signal: Int32)?

    init(_ setup: DriverSetup, _ mailbox: Mailbox, _ events: AsyncStream<TerminalEvent>.Continuation) {
        (self.setup, self.mailbox, self.events) = (setup, mailbox, events)
        takeover = TerminalTakeover(setup)
        let signals = SignalRelay.ending + [SIGWINCH, SIGCONT]
        relay = setup.relaysSignals ? SignalRelay(signals) : nil
        output = TerminalOutput(setup.output)
        writer = FrameWriter(setup.theme, setup.depth, on: setup.ground)
        wantsMouse = setup.mouse
    }

    /// Drives the terminal until it is closed.
    func run() {
        takeover.take(&output, mouse: wantsMouse)
        interview.begin(until: .now + setup.patience, owedUntil: .now + setup.lateness)
        output.put(setup.modes.questions)
        events.yield(.resized(setup.size))
        if case .mode(let mode) = setup.knownPictures { tell(setup.screen(mode)) }
        drain()
        while !isClosing { turn() }
        swallowAnswers()
        giveBack()
        events.finish()
    }

    /// Gives the terminal back for good.
    func giveBack() {
        takeover.giveBack(&output, takingBack: writer.takeBackPictures())
        takeover.end()
        output.end()
    }

    private func turn() {
        let pictures = output.isWaiting ? nil : rest
        let patience = parser.patience.map { lastTyped + $0 }
        let isTyped = wait(until: [interview.end, patience, pictures, ending?.moment])
        while let signal = relay?.take() { obey(signal) }
        if isTyped { readInput() } else { giveUpWaiting() }
        for order in mailbox.takeOrders() { obey(order) }
        endIfDue()
        drain()
        showNewest()
        drain()
        drawPictures()
        drain()
    }

    /// Waits for something to do, at most until the first of these moments; returns whether there is input.
    private func wait(until ends: [ContinuousClock.Instant?]) -> Bool {
        let end = ends.compactMap(\.self).min()
        let output = output.isWaiting ? self.output.descriptor : -1
        var wanted = [
            pollfd(fd: isGone ? -1 : setup.input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mailbox.wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: relay?.wake ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        ]
        let count = poll(&wanted, 4, end.map { ($0 - .now).milliseconds } ?? -1)
        return count > 0 && wanted[0].revents != 0
    }

    private func obey(_ order: Mailbox.Order) {
        switch order {
        case .write(let text): put(text)
        case .mouse(let isTaken):
            wantsMouse = isTaken
            put(setup.modes.mouse(isTaken))
        case .theme(let theme):
            writer.theme = theme
            redraw()
        case .redraw: redraw()
        case .suspend: suspend(wholeGroup: true)
        case .close: isClosing = true
        }
    }

    private func drain() {
        if !output.drain() { vanish() }
    }

    /// Writes the text if the terminal is taken over.
    private func put(_ text: String) {
        if takeover.isTaken { output.put(text) }
    }

    /// Reports how the terminal shows pictures, if it does.
    func tell(_ screen: PictureScreen?) {
        if let screen { events.yield(.found(screen)) }
    }

    /// Shows the newest frame, once pending output is written.
    private func showNewest() {
        guard takeover.isTaken, !output.isWaiting, !isClosing else { return }
        if let frame = mailbox.takeFrame() { (last, isShown) = (frame, false) }
        guard let last, !isShown else { return }
        output.put(writer.bytes(for: clipped(last)))
        isShown = true
        rest = writer.lacksPictures(of: clipped(last)) ? .now + setup.rest : nil
        guard !interview.hasAskedForPictures, setup.knownPictures == .unknown else { return }
        interview.beginPictures(until: .now + setup.patience, owedUntil: .now + setup.lateness)
        output.put(setup.pictureTerminal.screenQuestions)
    }

    /// Draws the next piece of a picture after a pause without frames, so that scrolling shows only cells.
    private func drawPictures() {
        guard let last, let rest, rest <= .now, isShown, takeover.isTaken, !output.isWaiting, !isClosing
        else { return }
        let frame = clipped(last)
        output.put(writer.pictureBytes(for: frame))
        if !writer.lacksPictures(of: frame) { self.rest = nil }
    }

    /// Clips a frame made before the terminal became smaller.
    private func clipped(_ frame: Frame) -> Frame {
        let size = setup.size
        if frame.size.columns <= size.columns, frame.size.rows <= size.rows { return frame }
        var clipped = Frame(size)
        clipped.put(frame, at: .origin)
        return clipped
    }

    /// Repaints the last frame in full, because others have written to the terminal.
    func redraw() {
        writer.forget()
        isShown = last == nil
    }
}
