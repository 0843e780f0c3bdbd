import Glibc
import Pictures

/// How a decoder process ended, as wait(2) reports it.
enum ChildEnd: Hashable {
    /// With an exit status.
    case exited(Int32)
    /// By a signal, after this much processor time.
    case signalled(Int32, after: Duration)

    /// Decodes the answer of wait4(2).
    init(status: Int32, usage: rusage) {
        let signal = status & 0x7F
        self =
            signal == 0
            ? .exited(status >> 8 & 0xFF) : .signalled(signal, after: Self.processorTime(usage))
    }

    /// The processor time at which the decoder gets SIGXCPU; a second later the kernel kills it.
    static let processorLimit = Duration.seconds(5)

    static func processorTime(_ usage: rusage) -> Duration {
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        return .seconds(seconds) + .microseconds(Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec))
    }

    /// The error if the decoder ended before it was given a picture.
    var absence: RenderingError {
        switch self {
        case .exited(69): .unavailable(.withoutLibraries)
        case .exited(70): .unavailable(.unlocked)
        case .exited(let status): .unavailable(.ended(status))
        case .signalled(let signal, _): .unavailable(.killed(signal))
        }
    }

    /// The error for the picture; nil if it was rendered. The statuses are those of `decoder.h`.
    func error(for kind: PictureKind) -> RenderingError? {
        switch self {
        case .exited(0): nil
        case .exited(3): .broken
        case .exited(4): .tooBig
        case .exited(5): .unsupported(kind)
        case .exited: absence
        case .signalled(SIGXCPU, _): .stopped(.processorTime)
        case .signalled(SIGKILL, let time) where time >= Self.processorLimit: .stopped(.processorTime)
        case .signalled(let signal, _):
            Self.fromOutside.contains(signal) ? .unavailable(.killed(signal)) : .stopped(.signal(signal))
        }
    }

    /// Signals from outside: a decoder cannot send signals and causes none of these itself. The sender is a
    /// person, a service manager or a kernel short of memory.
    private static let fromOutside: Set<Int32> = [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGPIPE]
}
