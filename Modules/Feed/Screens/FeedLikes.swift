import Feed
import FeedConsole
import Terminal
import Vocabulary

/// How many members like a post, and whether the person does.
struct FeedLikes: Hashable, Sendable {
    let count: Int
    let isLiked: Bool

    var words: Phrase {
        isLiked
            ? Phrase(en: "Liked.", ko: "좋아요를 눌렀습니다.") : Phrase(en: "Like taken back.", ko: "좋아요를 취소했습니다.")
    }
}

extension FeedRepository {
    /// Likes it, or takes that back.
    func setLike(_ isLiked: Bool, of id: FeedPostID) async -> Result<FeedLikes, FeedError> {
        await Result { () async throws(FeedError) in
            let count = isLiked ? try await like(id) : try await unlike(id)
            return FeedLikes(count: count, isLiked: isLiked)
        }
    }
}

extension FeedPostView {
    /// The same as it is liked now.
    func liked(_ likes: FeedLikes) -> FeedPostView {
        FeedPostView(
            post: post.liked(likes.count), author: author, isLiked: likes.isLiked, comments: comments,
            worn: worn)
    }

    /// As it is once the server knows that.
    func willBeLiked(_ isLiked: Bool) -> FeedPostView {
        guard isLiked != self.isLiked else { return self }
        return liked(FeedLikes(count: max(0, post.likes + (isLiked ? 1 : -1)), isLiked: isLiked))
    }

    /// The other of liked and not, which could not be sent.
    func later<Event>(
        after error: FeedError, kept: (Bool) -> Event, retry: (Bool) -> Event
    ) -> Request<Event> {
        .later(.like(self, !isLiked), kept: kept(!isLiked), after: error, retry: retry(!isLiked))
    }

    /// Whether the person may like it: members do not like their own posts.
    func likeAvailability(_ around: Surroundings) -> Availability {
        author.id == around.member ? .refused(FeedError.oneself.phrase) : .possible
    }
}

extension Outgoing {
    private static let likeName = "feed.like"

    /// A like or unlike to send; the last one of a post counts.
    static func like(_ view: FeedPostView, _ isLiked: Bool) -> Outgoing {
        let name = view.post.name
        return Outgoing(
            likeName, about: "\(view.id)", ["id": "\(view.id)", "isLiked": isLiked ? "true" : "false"],
            words: Phrase(en: "Like: \(name.en)", ko: "좋아요: \(name.ko)"))
    }

    /// The senders over these verbs.
    static func senders(_ feed: any FeedRepository) -> [String: Sender] {
        [
            likeName: { values in
                guard let id = values["id"].flatMap({ FeedPostID($0) }) else { return .sent }
                switch await feed.setLike(values["isLiked"] == "true", of: id) {
                case .success: return .sent
                case .failure(let error): return Delivery(error)
                }
            }
        ]
    }
}
