import Glibc

/// Runs the body on a new thread; false if the system cannot start one.
///
/// The thread blocks signals: those of a terminal are for other threads, and writing to a broken connection
/// must return an error.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(
        ThreadWork {
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            body()
        })
    var thread = pthread_t()
    let code = pthread_create(
        &thread, nil,
        { context in
            guard let context else { return nil }
            Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }, work.toOpaque())
    guard code == 0 else {
        work.release()
        return false
    }
    pthread_detach(thread)
    return true
}

private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
