import Synchronization
import Vocabulary

/// Sends new notices to all listeners of a process. It reads the database's revision four times a second, and
/// queries the news of all members at once if that has changed. Without listeners it is idle.
///
/// It keeps no events. A listener gets the state of its member's notices, with the few that are new since the
/// last look, and reads missing ones from the store. So a slow reader costs no more memory than others, and
/// falls behind instead of losing notices.
final class NoticeHub: Sendable {
    /// Identifies a listener.
    typealias Ticket = UInt64

    /// A signal to a listener.
    enum Signal: Sendable {
        case news(NoticeNews)
        case beat
        case ended(AccessEnd)
        case failed(NoticeError)
        /// The listener has left.
        case closed
    }

    /// The scope of a look.
    struct Look: Sendable {
        var number: UInt64 = 0
        /// Whether listeners have joined since the last look, or are due a beat.
        var isWanted = false
        var sequences: [MemberID: Int64] = [:]
        var sessions: [SessionID: MemberID] = [:]
    }

    private let store: any NoticeStore
    private let sessions: any SessionDirectory
    private let pulse: NoticePulse
    /// Turns waiting messages into notices.
    private let deliver: @Sendable () async throws(ServiceFailure) -> Void
    let state: Mutex<NoticeListeners>

    /// The pause between two looks.
    static let pause: Duration = .milliseconds(250)

    init(
        _ store: any NoticeStore, _ sessions: any SessionDirectory, _ pulse: NoticePulse,
        _ limits: NoticeLimits, deliver: @escaping @Sendable () async throws(ServiceFailure) -> Void
    ) {
        (self.store, self.sessions, self.pulse, self.deliver) = (store, sessions, pulse, deliver)
        state = Mutex(NoticeListeners(limits))
    }

    /// Adds a listener. Throws `tooManyStreams`, and `limited` when the process has too many.
    func join(_ member: MemberID, _ session: SessionID) throws(NoticeError) -> Ticket {
        let (joined, isFirst) = state.withLock { state in (state.join(member, session), state.begin()) }
        if isFirst { Task { await self.run() } }
        return try joined.get()
    }

    /// The next signal; waits for it.
    func next(_ ticket: Ticket) async -> Signal {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let ready = state.withLock { $0.take(ticket, orWait: waiter) }
                if let ready { waiter.resume(returning: ready) }
            }
        } onCancel: {
            leave(ticket)
        }
    }

    /// Removes the listener.
    func leave(_ ticket: Ticket) {
        let waiter = state.withLock { $0.leave(ticket) }
        waiter?.resume(returning: .closed)
    }

    /// The number of listeners.
    var count: Int { state.withLock { $0.count } }

    private func run() async {
        var known: String?
        while state.withLock({ $0.goesOn() }) {
            known = await look(since: known)
            await pulse.pause(Self.pause)
        }
    }

    /// Looks for news and signals them; answers the revision up to which listeners are informed.
    private func look(since known: String?) async -> String? {
        let revision = await pulse.revision()
        let hasChanged = revision == nil || revision != known
        let look = state.withLock { $0.look(atAll: hasChanged) }
        guard hasChanged || look.isWanted else { return known }
        do throws(NoticeError) {
            // A failure to deliver is ignored here and reported by the tidying task.
            if hasChanged { do throws(ServiceFailure) { try await deliver() } catch {} }
            let ended = try await NoticeError.mappingServiceFailures { () throws(ServiceFailure) in
                try await sessions.ended(of: look.sessions)
            }
            let news = try await store.news(since: look.sequences)
            tell { $0.tell(news, ended, of: look) }
            return revision
        } catch {
            tell { $0.fail(error, look) }
            return nil
        }
    }

    private func tell(
        _ change: (inout NoticeListeners) -> [(NoticeListeners.Waiter, Signal)]
    ) {
        for (waiter, signal) in state.withLock({ change(&$0) }) { waiter.resume(returning: signal) }
    }
}
