public import Notices
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of notices, with these services.
    public static func notices(_ services: Services, destinations: NoticeDestinations = .none) -> Router {
        guard let notices = try? services.notices else { return Router([:]) }
        return Router(
            [
                Destination.notices.name: { _ in
                    Mount(NoticeListScreen(notices: notices, destinations: destinations))
                }
            ], sections: [Section(NoticeListScreen.section, .notices)],
            news: [NoticeNews(notices: notices).tell])
    }
}

extension Destination {
    /// The member's own notices.
    public static let notices = Destination("notices.list")
}

extension NoticeView: Identifiable {}
