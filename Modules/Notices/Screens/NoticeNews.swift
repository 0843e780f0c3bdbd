import Commands
import Notices
import NoticesConsole
import Terminal
import Vocabulary

/// A member's notices as the news of a shell.
struct NoticeNews: Sendable {
    let notices: any NoticeRepository
    let wordings: NoticeWordings
    /// The wait before reconnecting a broken stream.
    var pause: Duration = .seconds(15)

    /// Sends each new notice once, until the task is cancelled or the member may no longer listen. Notices
    /// missed while the stream was broken follow after the reconnect.
    func tell(_ tell: @escaping @Sendable (ShellNews) -> Void) async {
        var last: Int64?
        while await isBrokenOff(&last, tell), (try? await Task.sleep(for: pause)) != nil {}
    }

    /// Listens after that sequence and advances it; answers whether to reconnect.
    private func isBrokenOff(
        _ last: inout Int64?, _ tell: @escaping @Sendable (ShellNews) -> Void
    ) async -> Bool {
        do throws(NoticeError) {
            let stream = try await notices.events(after: last)
            defer { stream.close() }
            while let event = try await stream.next() {
                last = event.sequence ?? last
                if let news = event.news(wordings) { tell(news) }
                if case .ended = event { return false }
            }
            return true
        } catch {
            return ![.unauthenticated, .forbidden, .notFound].contains(error.kind)
        }
    }
}

extension NoticeEvent {
    /// The sequence up to which all has been sent; nil for events without one.
    fileprivate var sequence: Int64? {
        switch self {
        case .notice(let view): view.sequence
        case .unread(_, let through), .reset(let through): through
        case .beat, .interrupted, .ended: nil
        }
    }

    /// The shell's news of the event; nil for none.
    fileprivate func news(_ wordings: NoticeWordings) -> ShellNews? {
        switch self {
        case .notice(let view):
            .told(view.sentence(wordings), about: Set([view.subject?.id, view.place].compactMap { $0 }))
        case .unread(let count, _): .unread(count)
        case .reset: .missed
        case .ended(let end): .told(end.phrase, about: [])
        case .beat, .interrupted: nil
        }
    }
}
