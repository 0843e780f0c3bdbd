import Notices
import NoticesConsole
import Terminal
import Vocabulary

/// A member's notices as the news of a shell.
struct NoticeNews: Sendable {
    let notices: any NoticeRepository
    /// How long to wait before listening again where the stream broke off.
    var pause: Duration = .seconds(15)

    /// Tells what comes, each once, until the task is cancelled or the member may not listen any more. What
    /// came while nobody could listen is told as soon as somebody can.
    func tell(_ tell: @escaping @Sendable (ShellNews) -> Void) async {
        var last: Int64?
        while await isBrokenOff(&last, tell), (try? await Task.sleep(for: pause)) != nil {}
    }

    /// Listens from behind that sequence on, which moves along; whether to listen again.
    private func isBrokenOff(
        _ last: inout Int64?, _ tell: @escaping @Sendable (ShellNews) -> Void
    ) async -> Bool {
        do throws(NoticeError) {
            let stream = try await notices.events(after: last)
            defer { stream.close() }
            while let event = try await stream.next() {
                last = event.sequence ?? last
                if let news = event.news { tell(news) }
                if case .ended = event { return false }
            }
            return true
        } catch {
            return ![.unauthenticated, .forbidden, .notFound].contains(error.kind)
        }
    }
}

extension NoticeEvent {
    /// Up to where everything has been told; nil where it does not say.
    fileprivate var sequence: Int64? {
        switch self {
        case .notice(let view): view.sequence
        case .unread(_, let through), .reset(let through): through
        case .beat, .interrupted, .ended: nil
        }
    }

    /// What a shell hears of it; nil for nothing.
    fileprivate var news: ShellNews? {
        switch self {
        case .notice(let view):
            .told(view.sentence, about: Set([view.subject?.id, view.place].compactMap { $0 }))
        case .unread(let count, _): .unread(count)
        case .reset: .missed
        case .ended(let end): .told(end.phrase, about: [])
        case .beat, .interrupted: nil
        }
    }
}
