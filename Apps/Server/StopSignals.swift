import Dispatch
import Glibc

/// Hears SIGTERM and SIGINT: the first asks for a graceful stop, the next ends the program as it always
/// would.
final class StopSignals {
    private let sources: [any DispatchSourceSignal]

    init(_ stop: @escaping @Sendable () async -> Void) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                signal(SIGTERM, SIG_DFL)
                signal(SIGINT, SIG_DFL)
                Task { await stop() }
            }
            source.resume()
            return source
        }
    }

    func cancel() {
        for source in sources { source.cancel() }
    }
}
