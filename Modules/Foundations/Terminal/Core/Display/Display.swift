/// Shows frames and delivers input: a terminal, or a list of frames in tests.
public protocol Display: Sendable {
    /// The terminal's events, in order. Ends when the display is closed.
    var events: AsyncStream<TerminalEvent> { get }

    /// Shows the frame soon. It replaces a frame that is still waiting.
    func show(_ frame: Frame)

    /// Sends the text to the terminal's clipboard.
    func copy(_ text: String)

    /// Takes the mouse, or returns it to the terminal for selecting and copying.
    func take(mouse: Bool)

    /// Uses this theme from now on.
    func use(_ theme: Theme)

    /// Redraws the last frame, because others have written to the terminal.
    func redraw()

    /// Restores the terminal, stops the program as Ctrl-Z does elsewhere, and redraws the last frame when it
    /// continues.
    func suspend()

    /// Restores the terminal for good.
    func close()
}

/// An event at a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// The person's input, without answers to the display's own queries.
    case input(TerminalInput)
    /// The terminal has this size; always the first event.
    case resized(Size)
    /// The terminal's support for pictures is known.
    case found(PictureScreen)
    /// The program was stopped and continues.
    case resumed
    /// The terminal is gone, or this signal asks the program to end.
    case ended(signal: Int32)
}
