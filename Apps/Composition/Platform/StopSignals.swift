import Dispatch
import Glibc

/// Hears SIGTERM and SIGINT (Ctrl-C): the first asks for a graceful stop, the next ends the program as it
/// always would.
public final class StopSignals {
    private let sources: [any DispatchSourceSignal]

    /// Hears them from now on, until `cancel`.
    public init(_ stop: @escaping @Sendable () -> Void) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                Self.restoreDefaults()
                stop()
            }
            source.resume()
            return source
        }
    }

    /// Hears them no more: each ends the program.
    public func cancel() {
        for source in sources { source.cancel() }
        Self.restoreDefaults()
    }

    private static func restoreDefaults() {
        signal(SIGTERM, SIG_DFL)
        signal(SIGINT, SIG_DFL)
    }
}
