import Synchronization
import Vocabulary

/// One stream: turns the hub's signals into events for one member, each notice once and in order.
final class NoticeListener: Sendable {
    private struct Progress {
        /// Up to which sequence everything has been told; nil before the first signal.
        var through: Int64?
        var unread: Int?
        var events: ArraySlice<NoticeEvent> = []
        var isOver = false
    }

    private let service: NoticeService
    private let principal: Principal
    private let member: MemberID
    private let ticket: NoticeHub.Ticket
    private let after: Int64?
    private let progress = Mutex(Progress())

    /// Listens for the principal, starting with notices after the sequence. Throws as `join`.
    init(_ service: NoticeService, _ principal: Principal, after: Int64?) throws(NoticeError) {
        let (member, session) = try NoticePolicy.listener(principal)
        ticket = try service.hub.join(member, session)
        (self.service, self.principal, self.member, self.after) = (service, principal, member, after)
    }

    deinit { close() }

    func close() {
        progress.withLock { progress in
            progress.isOver = true
            progress.events = []
        }
        service.hub.leave(ticket)
    }

    /// Waits for the current state of the notices. Throws the failure to read it, and `accessInvalid` if the
    /// session has ended already.
    func begin() async throws(NoticeError) {
        switch await service.hub.next(ticket) {
        case .news(let news): try await take(news)
        case .beat: break
        case .ended: throw .service(.accessInvalid)
        case .failed(let error): throw error
        case .closed: throw .service(.unavailable("the stream was closed"))
        }
    }

    /// The next event; nil after the last. Throws if the stream fails.
    func next() async throws(NoticeError) -> NoticeEvent? {
        while true {
            let (event, isOver) = progress.withLock { ($0.events.popFirst(), $0.isOver) }
            if let event { return event }
            if isOver { return nil }
            switch await service.hub.next(ticket) {
            case .news(let news): try await take(news)
            case .beat: return .beat
            case .ended(let end): return over(.ended(end))
            case .failed(let error): throw error
            case .closed: return over(nil)
            }
        }
    }

    private func over(_ last: NoticeEvent?) -> NoticeEvent? {
        close()
        return last
    }

    /// Turns news into the events that follow from it.
    private func take(_ news: NoticeNews) async throws(NoticeError) {
        let (told, unread) = progress.withLock { ($0.through, $0.unread) }
        let last = news.mark.last
        var through = told ?? after.map { min(max(0, $0), last) } ?? last
        var events: [NoticeEvent] = []
        let hasMissed = last - through > Int64(service.limits.mostMissed)
        if hasMissed {
            through = last
        } else if last > through {
            let views = try await service.views(of: kept(news, after: through), for: principal)
            events = views.map { .notice($0) }
            through = max(last, views.last?.sequence ?? 0)
        }
        if news.mark.unread != unread || hasMissed {
            events.append(.unread(news.mark.unread, through: through))
        }
        if hasMissed { events.append(.reset(through: through)) }
        progress.withLock { [events, through] progress in
            progress.through = through
            progress.unread = news.mark.unread
            progress.events.append(contentsOf: events)
        }
    }

    private func kept(_ news: NoticeNews, after through: Int64) async throws(NoticeError) -> [KeptNotice] {
        if news.base <= through { return news.notices.filter { $0.sequence > through } }
        return try await service.store.notices(
            of: member, after: through, limit: service.limits.mostMissed)
    }
}
