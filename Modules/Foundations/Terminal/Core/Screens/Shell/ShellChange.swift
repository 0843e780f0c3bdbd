/// How a shell shall be from now on, as the person at it has chosen.
public enum ShellChange: Hashable, Sendable {
    case language(Language)
    case keys(KeyMap.Preset)
    case theme(Theme)
    /// Whether the mouse is the shell's.
    case mouse(Bool)
}
