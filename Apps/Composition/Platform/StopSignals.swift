import Dispatch
import Glibc

/// Hears SIGTERM, SIGINT (Ctrl-C) and SIGHUP (the terminal has gone): the first asks for a graceful stop, the
/// next ends the program as it always would. SIGHUP is left alone where it is ignored already, so that a
/// program that `nohup` started outlives its terminal.
public final class StopSignals {
    private let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    /// Hears them from now on, until `cancel`.
    public init(_ stop: @escaping @Sendable () -> Void) {
        let numbers = [SIGTERM, SIGINT] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        self.numbers = numbers
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                Self.restoreDefaults(numbers)
                stop()
            }
            source.resume()
            return source
        }
    }

    /// Hears them no more: each ends the program.
    public func cancel() {
        for source in sources { source.cancel() }
        Self.restoreDefaults(numbers)
    }

    private static func restoreDefaults(_ numbers: [Int32]) {
        for number in numbers { signal(number, SIG_DFL) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // SIG_IGN of signal.h, a macro that Swift sees as another function each time.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
