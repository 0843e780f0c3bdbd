import FoundationEssentials
import Glibc
import Terminal

/// The terminal that is driven, and what is wanted of it.
struct DriverSetup: Sendable {
    let input: Int32
    let output: Int32
    /// Where errors are said.
    let errors: Int32
    /// As they were, and shall be again.
    let attributes: termios
    let modes: TerminalModes
    let pictureTerminal: PictureTerminal
    let depth: ColourDepth
    let theme: Theme
    let mouse: Bool
    let pictures: PictureChoice
    /// Whether the signals of the process are the driver's.
    let relaysSignals: Bool
    /// How long answers of the terminal count.
    let patience: Duration
    /// How long frames rest before pictures are drawn upon them.
    let rest: Duration
    /// How long a program has to close what it was told to end, before it is ended by force; where the
    /// signals of the process are the driver's.
    let grace: Duration

    /// Throws if these are no terminal that can show full screens.
    init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO,
        _ theme: Theme, mouse: Bool, _ pictures: PictureChoice, _ environment: [String: String],
        relaysSignals: Bool = true, patience: Duration = .milliseconds(300),
        rest: Duration = .milliseconds(80), grace: Duration = .seconds(3)
    ) throws(TerminalDriverError) {
        var attributes = termios()
        guard isatty(output) == 1, tcgetattr(input, &attributes) == 0 else { throw .noTerminal }
        let terminfo = try Terminfo(environment["TERM"] ?? "")
        (self.input, self.output, self.errors, self.attributes) = (input, output, errors, attributes)
        modes = TerminalModes(terminfo)
        pictureTerminal = PictureTerminal(environment)
        depth = ColourDepth(terminfo, pictureTerminal, environment)
        (self.theme, self.mouse, self.pictures) = (theme, mouse, pictures)
        (self.relaysSignals, self.patience) = (relaysSignals, patience)
        (self.rest, self.grace) = (rest, grace)
    }

    /// How large it is now; 80 by 24 where it does not say.
    var size: Size {
        window.map { Size(columns: $0.columns, rows: $0.lines) } ?? Size(columns: 80, rows: 24)
    }

    private var window: ScreenSize? { ScreenSize(of: output, atLeast: Size(columns: 1, rows: 1)) }

    /// What is known without asking of how it shows pictures.
    var knownPictures: PictureTerminal.Knowledge {
        switch pictures {
        case .never: .nothing
        case .mode(let mode): .mode(mode)
        case .auto: depth == .none ? .nothing : pictureTerminal.knowledge
        }
    }

    /// How it shows pictures by that means, with cells as large as it has said, or else as its window says;
    /// nil for half blocks where there are too few colours for them.
    func screen(
        _ mode: PictureMode, cell: (width: Int, height: Int)? = nil,
        window said: (width: Int, height: Int)? = nil
    ) -> PictureScreen? {
        if mode == .blocks, depth < .palette { return nil }
        let measured = (said ?? window?.pixels.map { ($0.width, $0.height) }).map {
            ($0.width / max(1, size.columns), $0.height / max(1, size.rows))
        }
        let (width, height) = cell.map { ($0.width, $0.height) } ?? measured ?? (8, 16)
        return PictureScreen(
            mode, colours: pictureTerminal.colours, cellWidth: width, cellHeight: height)
    }
}

extension ColourDepth {
    /// None where nobody wants any (no-color.org), else as many as terminfo says, or all where the terminal
    /// says so itself: most that show all have an entry that tells of 256.
    init(_ terminfo: Terminfo, _ terminal: PictureTerminal, _ environment: [String: String]) {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
            self = .none
        } else if terminal.colours == .all, !terminfo.isLinuxConsole {
            self = .all
        } else {
            switch terminfo.colours {
            case 1 << 24...Int.max: self = .all
            case 256...: self = .palette
            case 8...: self = .few
            default: self = .none
            }
        }
    }
}
