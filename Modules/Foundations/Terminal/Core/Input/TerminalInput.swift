/// The input of a terminal: the person's actions, and its answers to queries.
public enum TerminalInput: Hashable, Sendable {
    case key(Key)
    /// A text that was put in at once, its lines separated by LF. No key of it was pressed.
    case pasted(String)
    case mouse(Mouse)
    /// Whether the terminal's window has the keyboard now.
    case focused(Bool)
    /// What the terminal has answered: a whole control sequence or string without its first ESC.
    case answer([UInt8])
}
