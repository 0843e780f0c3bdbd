import FoundationEssentials
import Glibc
public import Vocabulary

extension Console {
    /// The console on the process's own streams, which shows moments in that zone. `environment` stands in
    /// for the process's own. From here on a reader that goes away early (`| head`) is no error: SIGPIPE is
    /// ignored in the whole process.
    public static func system(
        _ options: ConsoleOptions = ConsoleOptions(),
        zone: ZoneRules,
        environment: [String: String]? = nil,
        clock: (any TimeSource)? = nil
    ) -> Console {
        signal(SIGPIPE, SIG_IGN)
        return on(
            Descriptors(input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO), options,
            zone: zone, environment: environment ?? ProcessInfo.processInfo.environment,
            clock: clock ?? SystemTimeSource())
    }

    struct Descriptors {
        let input: Int32
        let output: Int32
        let errors: Int32
    }

    static func on(
        _ descriptors: Descriptors, _ options: ConsoleOptions, zone: ZoneRules = .utc,
        environment: [String: String], clock: any TimeSource
    ) -> Console {
        let isOutputTerminal = isatty(descriptors.output) == 1
        let size = isOutputTerminal ? ScreenSize(of: descriptors.output) : nil
        let isErrorTerminal = isatty(descriptors.errors) == 1
        let width = isOutputTerminal ? size?.columns ?? 80 : pipedWidth(environment)
        return Console(
            output: DescriptorSink(descriptor: descriptors.output),
            errors: DescriptorSink(descriptor: descriptors.errors),
            input: DescriptorSource(
                descriptor: descriptors.input,
                editsLines: isErrorTerminal && ConsoleOptions.understandsEscapes(environment)),
            isInteractive: options.allowsInput && isatty(descriptors.input) == 1,
            isOutputTerminal: isOutputTerminal, isErrorTerminal: isErrorTerminal, width: width,
            height: size?.lines ?? 24,
            usesColour: options.usesColour(isTerminal: isOutputTerminal, environment: environment),
            language: options.language ?? .detect(environment: environment), format: options.format,
            assumesYes: options.assumesYes, isQuiet: options.isQuiet, carried: options.carried,
            nextPage: options.nextPage, fields: FieldChoice.of(options.fields), clock: clock, zone: zone,
            pictures: options.pictures,
            pager: Pager(environment: environment), pictureTerminal: PictureTerminal(environment),
            pixels: size?.pixels, answers: options.answers)
    }
}

/// Cells in a line that goes into a pipe or a file: what `COLUMNS` says (POSIX.1-2017, section 8.3), or so
/// many that no line is ever cut.
private func pipedWidth(_ environment: [String: String]) -> Int {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { (10...10_000).contains($0) ? $0 : nil } ?? 1_000_000
}

/// The size of a terminal in cells.
package struct ScreenSize {
    package let columns: Int
    package let lines: Int
    /// In pixels, where the terminal says so.
    package let pixels: (width: Int, height: Int)?

    /// Asks the terminal; nil if it does not know or is smaller than that: too narrow for anything to be
    /// shown on.
    package init?(of descriptor: Int32, atLeast least: Size = Size(columns: 10, rows: 2)) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= least.columns,
            size.ws_row >= least.rows
        else { return nil }
        columns = Int(size.ws_col)
        lines = Int(size.ws_row)
        let isKnown = size.ws_xpixel > 0 && size.ws_ypixel > 0
        pixels = isKnown ? (width: Int(size.ws_xpixel), height: Int(size.ws_ypixel)) : nil
    }
}

/// The system's clock.
struct SystemTimeSource: TimeSource {
    func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}
