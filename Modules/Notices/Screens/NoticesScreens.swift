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
            ], sections: [Section(NoticeListScreen.section, .notices)],
            news: [NoticeNews(notices: notices, wordings: wordings).tell])
    }
}

extension Destination {
    /// The member's own notices.
    public static let notices = Destination("notices.list")
}

extension NoticeView: Identifiable {}
