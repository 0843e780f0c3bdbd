import Glibc

/// A thread for work that must yield to other threads.
public enum LowPriorityThread {
    /// How the thread yields.
    public enum Priority: Hashable, Sendable {
        /// The system runs it only on idle cores (`SCHED_IDLE`, sched(7)); on a machine that is never idle it
        /// hardly runs at all.
        case idle
        /// Raises nice(2) by that many steps: with five it gets a third of the time beside another busy
        /// thread, with ten a tenth.
        case lowered(Int32)
    }

    /// Runs the work on a new thread with signals blocked; false if the system gives none.
    public static func start(_ priority: Priority, _ work: @escaping @Sendable () -> Void) -> Bool {
        let context = Unmanaged.passRetained(
            ThreadBody {
                stepAside(priority)
                work()
            })
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// On Linux the signal mask and the priority belong to the thread, not to its process (setpriority(2)).
    private static func stepAside(_ priority: Priority) {
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        switch priority {
        case .idle:
            var parameters = sched_param(sched_priority: 0)
            if sched_setscheduler(0, idlePolicy, &parameters) != 0 { lower(by: 5) }
        case .lowered(let steps): lower(by: steps)
        }
    }

    private static func lower(by steps: Int32) {
        let thread = Int32(bitPattern: PRIO_PROCESS.rawValue)
        setpriority(thread, 0, min(19, getpriority(thread, 0) + steps))
    }
}

/// `SCHED_IDLE` of Linux' sched.h, a macro that Swift does not see.
private let idlePolicy: Int32 = 5

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
