/// Where frames are shown and from where keys come: a terminal, or in tests a list of frames.
public protocol Display: Sendable {
    /// What happens at the terminal, in order. Ends when the display is closed.
    var events: AsyncStream<TerminalEvent> { get }

    /// Shows the frame soon. One that is still waiting then is never shown: the newest counts.
    func show(_ frame: Frame)

    /// Hands the text to the terminal for its clipboard.
    func copy(_ text: String)

    /// Lets the mouse be the terminal's own again, to select and copy with it, or takes it back.
    func take(mouse: Bool)

    /// Shows everything in this theme from now on.
    func use(_ theme: Theme)

    /// Draws the last frame anew, because others have written to the terminal.
    func redraw()

    /// Gives the terminal back as it was, stops the program as Ctrl-Z does elsewhere, and shows the last
    /// frame anew when it goes on.
    func suspend()

    /// Gives the terminal back as it was, for good.
    func close()
}

/// What happens at a terminal.
public enum TerminalEvent: Hashable, Sendable {
    /// Somebody did something. Answers to the display's own questions are not among these.
    case input(TerminalInput)
    /// It has this size now; the first event of all says so.
    case resized(Size)
    /// It was found out how it shows pictures.
    case found(PictureScreen)
    /// The program was stopped and goes on.
    case resumed
    /// The terminal is gone, or the program is asked to end by this signal.
    case ended(signal: Int32)
}
