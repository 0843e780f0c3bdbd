import Synchronization
import Vocabulary

/// Tells all listeners of a process what is new: one look at the database's revision in a quarter of a
/// second, and one question for all members if that has changed. While nobody listens it does nothing.
///
/// It keeps no events. A listener is told how far its member's notices go now, with the few that have come
/// since the last look, and reads what else it lacks from the store: so a slow reader costs as much memory as
/// any other, and falls behind instead of being lost.
final class NoticeHub: Sendable {
    /// Names a listener.
    typealias Ticket = UInt64

    /// What a listener is told.
    enum Signal: Sendable {
        case news(NoticeNews)
        case beat
        case ended(AccessEnd)
        case failed(NoticeError)
        /// It has left.
        case closed
    }

    /// What a look asks for.
    struct Look: Sendable {
        var number: UInt64 = 0
        /// Whether anybody has joined since the one before, or is due a sign of life.
        var isWanted = false
        var sequences: [MemberID: Int64] = [:]
        var sessions: [SessionID: MemberID] = [:]
    }

    private let store: any NoticeStore
    private let sessions: any SessionDirectory
    private let pulse: NoticePulse
    /// Lets what waits to be told become notices.
    private let deliver: @Sendable () async throws(ServiceFailure) -> Void
    let state: Mutex<NoticeListeners>

    /// So long is the pause between two looks.
    static let pause: Duration = .milliseconds(250)

    init(
        _ store: any NoticeStore, _ sessions: any SessionDirectory, _ pulse: NoticePulse,
        _ limits: NoticeLimits, deliver: @escaping @Sendable () async throws(ServiceFailure) -> Void
    ) {
        (self.store, self.sessions, self.pulse, self.deliver) = (store, sessions, pulse, deliver)
        state = Mutex(NoticeListeners(limits))
    }

    /// A place for one more listener. Throws `tooManyStreams`, and `limited` when the process has too many.
    func join(_ member: MemberID, _ session: SessionID) throws(NoticeError) -> Ticket {
        let (joined, isFirst) = state.withLock { state in (state.join(member, session), state.begin()) }
        if isFirst { Task { await self.run() } }
        return try joined.get()
    }

    /// What is to be told next; waits until there is something.
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

    /// The listener is there no longer.
    func leave(_ ticket: Ticket) {
        let waiter = state.withLock { $0.leave(ticket) }
        waiter?.resume(returning: .closed)
    }

    /// How many listen.
    var count: Int { state.withLock { $0.count } }

    private func run() async {
        var known: String?
        while state.withLock({ $0.goesOn() }) {
            known = await look(since: known)
            await pulse.pause(Self.pause)
        }
    }

    /// Looks, and tells what is new; answers the revision up to which everything has been told.
    private func look(since known: String?) async -> String? {
        let revision = await pulse.revision()
        let hasChanged = revision == nil || revision != known
        let look = state.withLock { $0.look(atAll: hasChanged) }
        guard hasChanged || look.isWanted else { return known }
        do throws(NoticeError) {
            // What fails here is told by whoever tidies up.
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
