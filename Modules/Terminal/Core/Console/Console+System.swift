import FoundationEssentials
import Glibc
public import Vocabulary

extension Console {
    /// The console on the process's own streams. `environment` stands in for the
    /// process's own. From here on a reader that goes away early (`| head`) is no error: SIGPIPE is ignored in the
    /// whole process.
    public static func system(
        _ options: ConsoleOptions = ConsoleOptions(),
        environment: [String: String]? = nil,
        clock: (any TimeSource)? = nil
    ) -> Console {
        signal(SIGPIPE, SIG_IGN)
        let environment = environment ?? ProcessInfo.processInfo.environment
        let isOutputTerminal = isatty(STDOUT_FILENO) == 1
        let size = isOutputTerminal ? ScreenSize(of: STDOUT_FILENO) : nil
        return Console(
            output: DescriptorSink(descriptor: STDOUT_FILENO),
            errors: DescriptorSink(descriptor: STDERR_FILENO),
            input: DescriptorSource(descriptor: STDIN_FILENO),
            isInteractive: options.allowsInput && isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isOutputTerminal, isErrorTerminal: isatty(STDERR_FILENO) == 1,
            width: size?.columns ?? 80, height: size?.lines ?? 24,
            usesColour: options.usesColour(isTerminal: isOutputTerminal, environment: environment),
            language: options.language ?? .detect(environment: environment), format: options.format,
            assumesYes: options.assumesYes, clock: clock ?? SystemTimeSource(),
            timeZoneOffsetSeconds: localOffsetSeconds(), pager: Pager(environment: environment))
    }
}

/// The size of a terminal in cells.
struct ScreenSize {
    let columns: Int
    let lines: Int

    /// Asks the terminal; nil if it does not know or is too narrow for anything to be shown on.
    init?(of descriptor: Int32) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 10, size.ws_row >= 2 else {
            return nil
        }
        columns = Int(size.ws_col)
        lines = Int(size.ws_row)
    }
}

/// The system's clock.
private struct SystemTimeSource: TimeSource {
    func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}

private func localOffsetSeconds() -> Int {
    var (moment, local) = (time(nil), tm())
    tzset()
    return localtime_r(&moment, &local) == nil ? 0 : local.tm_gmtoff
}
