import Glibc
import Terminal
import TerminalDriver

/// The program's display, from before the first screen exists.
struct ShownPlace {
    let display: any Display
    let relay = TerminalRelay()
    /// Its initial size.
    let size: Size

    /// No display: the program is read line by line.
    static let silent = ShownPlace(display: SilentDisplay(), size: Size(columns: 80, rows: 24))

    private init(display: any Display, size: Size) { (self.display, self.size) = (display, size) }

    /// A terminal, which first shows that the program is opening. Ctrl-C during that time ends the program.
    init(_ terminal: TerminalDriver, _ language: Language) {
        (display, size) = (terminal, terminal.size)
        terminal.show(.opening(size, language))
        relay.begin(at: terminal) {
            terminal.close()
            Glibc.exit(128 + SIGINT)
        }
    }
}
