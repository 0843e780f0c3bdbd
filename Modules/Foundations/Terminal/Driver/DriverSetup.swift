import FoundationEssentials
import Glibc
import Terminal

/// The terminal to drive, and the options for it.
struct DriverSetup: Sendable {
    let input: Int32
    let output: Int32
    /// The descriptor for errors.
    let errors: Int32
    /// The original attributes, to be restored.
    let attributes: termios
    let modes: TerminalModes
    let pictureTerminal: PictureTerminal
    let depth: ColourDepth
    let theme: Theme
    /// The ground by the environment, until the terminal answers.
    let ground: Ground
    let mouse: Bool
    let pictures: PictureChoice
    /// Whether the driver handles the process's signals.
    let relaysSignals: Bool
    /// How long answers of the terminal are accepted.
    let patience: Duration
    /// How long after a question the terminal is kept for the answer, so that no shell takes it for input.
    let lateness: Duration
    /// How long a frame rests before pictures are drawn on it.
    let rest: Duration
    /// How long a program may take to close after a signal before it is ended by force; only if the driver
    /// handles the process's signals.
    let grace: Duration

    /// Throws if the descriptors are not a terminal that can show full screens.
    init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO,
        _ theme: Theme, mouse: Bool, _ pictures: PictureChoice, _ environment: [String: String],
        relaysSignals: Bool = true, patience: Duration = .milliseconds(300),
        lateness: Duration = .seconds(2),
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
        ground = Ground(environment)
        (self.relaysSignals, self.patience) = (relaysSignals, patience)
        self.lateness = max(patience, lateness)
        (self.rest, self.grace) = (rest, grace)
    }

    /// The current size; 80 by 24 if unknown.
    var size: Size {
        window.map { Size(columns: $0.columns, rows: $0.lines) } ?? Size(columns: 80, rows: 24)
    }

    private var window: ScreenSize? { ScreenSize(of: output, atLeast: Size(columns: 1, rows: 1)) }

    /// What is known about pictures without querying the terminal.
    var knownPictures: PictureTerminal.Knowledge {
        switch pictures {
        case .never: .nothing
        case .mode(let mode): .mode(mode)
        case .auto: depth == .none ? .nothing : pictureTerminal.knowledge
        }
    }

    /// The picture settings for this mode. Cells have the size that the terminal told, or else that of its
    /// window; nil for half blocks with too few colours.
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
    /// None if `NO_COLOR` is set (no-color.org), else as many as terminfo tells, or all if the terminal
    /// itself says so: the entries of most true-colour terminals tell only 256.
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
