import Feed
import FeedConsole
import Terminal
import Vocabulary

/// What cannot be undone: the author removes a post, the seller of a worn listing takes the link away.
enum OwnFeedChange: ActionCase {
    case remove, detach

    var action: Action {
        switch self {
        case .remove: Action("feed.remove", Phrase(en: "Remove", ko: "삭제"), [.text("D")], isShown: true)
        case .detach:
            Action(
                "feed.detach", Phrase(en: "Take your listing out", ko: "내 물건 연결 해제"), [.text("x")],
                isShown: true)
        }
    }

    /// Authors remove, and edit their own links; sellers take their listings out of others' posts.
    func availability(_ view: FeedPostView, _ around: Surroundings) -> Availability {
        let isOwn = view.author.id == around.member
        switch self {
        case .remove:
            guard isOwn else { return .absent }
            return view.post.state == .removed
                ? .refused(FeedError.wrongState(.removed).phrase) : .possible
        case .detach:
            guard let member = around.member, !isOwn else { return .absent }
            return view.post.content.worn?.seller == member ? .possible : .absent
        }
    }

    var question: Phrase {
        switch self {
        case .remove: Phrase(en: "Remove the post for good?", ko: "이 글을 삭제할까요? 되돌릴 수 없습니다.")
        case .detach:
            Phrase(
                en: "Take your listing out of this post for good? The author cannot link it again.",
                ko: "이 글에서 내 물건의 연결을 해제할까요? 글쓴이가 다시 연결할 수 없습니다.")
        }
    }

    var done: Phrase {
        switch self {
        case .remove: Phrase(en: "Removed.", ko: "삭제했습니다.")
        case .detach: Phrase(en: "Taken out.", ko: "연결을 해제했습니다.")
        }
    }

    /// Does it; answers the error, if any.
    func made(_ id: FeedPostID, _ feed: any FeedRepository) async -> FeedError? {
        do throws(FeedError) {
            switch self {
            case .remove: try await feed.remove(id)
            case .detach: try await feed.detach(id)
            }
            return nil
        } catch {
            return error
        }
    }
}
