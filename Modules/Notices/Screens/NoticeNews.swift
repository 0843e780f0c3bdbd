import Notices
import NoticesConsole
import Terminal
import Vocabulary

extension NoticeRepository {
    /// Tells a shell what comes, until the member may not listen any more or the stream breaks off; whether
    /// to listen again later.
    func listen(_ tell: @escaping @Sendable (ShellNews) -> Void) async -> Bool {
        do throws(NoticeError) {
            let stream = try await events(after: nil)
            defer { stream.close() }
            while let event = try await stream.next() {
                if case .ended(let end) = event {
                    tell(.told(end.phrase, about: []))
                    return false
                }
                if let news = event.news { tell(news) }
            }
            return true
        } catch {
            return ![.unauthenticated, .forbidden, .notFound].contains(error.kind)
        }
    }
}

extension NoticeEvent {
    /// What a shell hears of it; nil for nothing.
    fileprivate var news: ShellNews? {
        switch self {
        case .notice(let view):
            .told(view.sentence, about: Set([view.subject?.id, view.place].compactMap { $0 }))
        case .unread(let count, _): .unread(count)
        case .reset: .missed
        case .beat, .interrupted, .ended: nil
        }
    }
}
