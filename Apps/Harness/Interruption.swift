import Dispatch
import Glibc

/// Hears Ctrl-C and SIGTERM: the first lets the work break off and clean up, the next ends the program as it
/// always would.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    init(_ stop: @escaping @Sendable () -> Void) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                signal(SIGTERM, SIG_DFL)
                signal(SIGINT, SIG_DFL)
                stop()
            }
            source.resume()
            return source
        }
    }

    func cancel() {
        for source in sources { source.cancel() }
        signal(SIGTERM, SIG_DFL)
        signal(SIGINT, SIG_DFL)
    }
}
