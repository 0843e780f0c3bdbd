import Glibc
import Terminal
import TerminalDriver

/// Where the program is shown, from before there is anything to show.
struct ShownPlace {
    let display: any Display
    let relay = TerminalRelay()
    /// How large it is at first.
    let size: Size

    /// Nowhere: the program is told line by line.
    static let silent = ShownPlace(display: SilentDisplay(), size: Size(columns: 80, rows: 24))

    private init(display: any Display, size: Size) { (self.display, self.size) = (display, size) }

    /// A terminal, which says that something is being opened. Whoever does not want to wait for that ends the
    /// program, as Ctrl-C does elsewhere.
    init(_ terminal: TerminalDriver, _ language: Language) {
        (display, size) = (terminal, terminal.size)
        terminal.show(.opening(size, language))
        relay.begin(at: terminal) {
            terminal.close()
            Glibc.exit(128 + SIGINT)
        }
    }
}
