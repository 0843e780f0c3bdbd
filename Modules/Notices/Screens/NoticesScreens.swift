public import Commands
public import Notices
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of notices, with these services and the sentences of all domains' notices.
    public static func notices(
        _ services: Services, _ wordings: NoticeWordings, destinations: NoticeDestinations = .none
    ) -> Router {
        guard let notices = try? services.notices else { return Router([:]) }
        return Router(
            [
                Destination.notices.name: { _ in
                    Mount(
                        NoticeListScreen(notices: notices, wordings: wordings, destinations: destinations))
                }
            ],
            menu: [
                MenuItem(NoticeListScreen.show, .notices, rank: 20) { await notices.unreadNote() }
            ],
            news: [NoticeNews(notices: notices, wordings: wordings).tell])
    }
}

extension NoticeRepository {
    /// How many notices are unread, in words; nil if none are, and if it cannot be told.
    fileprivate func unreadNote() async -> Phrase? {
        guard let count = try? await unread(), count > 0 else { return nil }
        return Phrase(en: "\(count) unread", ko: "새 알림 \(count)")
    }
}

extension Destination {
    /// The member's own notices.
    public static let notices = Destination("notices.list")
}

extension NoticeView: Identifiable {}
