import Commands
import Notices
import Terminal
import Vocabulary

extension NoticeCommands {
    /// Marks a notice as read and prints it. Returns the records that it is about, the most exact one first;
    /// none if the member may no longer see them. Throws `notFound`.
    func open(_ id: NoticeID) async throws -> [AnyIdentifier] {
        let view = try await console.waiting { () throws(NoticeError) -> NoticeView in
            let view = try await find(id)
            if !view.isRead { _ = try await notices.read(id) }
            return view
        }
        if console.format == .human { console.print(view.sentence(wordings)) }
        return [view.place, view.subject?.id].compactMap(\.self)
    }

    /// Goes through the member's notices to the one with that identifier; at most a thousand are kept.
    private func find(_ id: NoticeID) async throws(NoticeError) -> NoticeView {
        var request = PageRequest.first
        while true {
            let page = try await notices.notices(request)
            if let view = page.items.first(where: { $0.id == id }) { return view }
            guard let next = page.next,
                let rest = try? PageRequest(.after(next), limit: PageRequest.largestLimit)
            else { throw .notFound }
            request = rest
        }
    }
}
