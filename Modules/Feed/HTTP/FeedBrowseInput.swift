import Feed
import Vocabulary
import Wire

/// A list of posts that are shown to all, and the page of it.
struct FeedBrowseInput: Sendable {
    let list: FeedList
    let page: PageFields

    static let shape = Shape<FeedBrowseInput>(
        "FeedBrowseInput",
        Field(flattening: chosen) { $0.list },
        Field(flattening: PageFields.shape) { $0.page }
    ) { list, page in FeedBrowseInput(list: list, page: page) }

    /// Of two members that choose a list the second is a fault.
    private static let chosen = Shape<Choice>(
        "FeedListChoice",
        Field("list", WireCoder<Name>.choice.optional) { $0.name },
        Field("tag", FeedWire.hashtag.optional) { $0.tag },
        Field("worn", FeedWire.listing.optional) { $0.worn },
        Field("author", WireCoder<MemberID>.id().optional) { $0.author }
    ) { Choice(list: $0, tag: $1, worn: $2, author: $3) }
    .map(to: { Choice($0) }) { choice, place throws(DecodingFailure) in
        let lists = choice.lists
        if let second = lists.dropFirst().first {
            throw DecodingFailure(.member(second.member, of: place), .unexpected)
        }
        return lists.first?.list ?? .newest
    }
}

extension FeedBrowseInput {
    /// The lists that have a name of their own.
    private enum Name: String, Sendable, CaseIterable {
        case newest, popular, following, liked

        var list: FeedList {
            switch self {
            case .newest: .newest
            case .popular: .popular
            case .following: .following
            case .liked: .liked
            }
        }
    }

    /// The members that choose a list.
    private struct Choice: Sendable {
        let name: Name?
        let tag: Hashtag?
        let worn: AnyIdentifier?
        let author: MemberID?

        init(list name: Name? = nil, tag: Hashtag? = nil, worn: AnyIdentifier? = nil, author: MemberID? = nil)
        {
            (self.name, self.tag, self.worn, self.author) = (name, tag, worn, author)
        }

        /// The member that chooses this list; none for the newest posts.
        init(_ list: FeedList) {
            switch list {
            case .newest: self.init()
            case .popular: self.init(list: .popular)
            case .following: self.init(list: .following)
            case .liked: self.init(list: .liked)
            case .of(let author): self.init(author: author)
            case .tagged(let tag): self.init(tag: tag)
            case .wearing(let listing): self.init(worn: listing)
            }
        }

        /// The lists that are chosen, with the names of their members.
        var lists: [(member: String, list: FeedList)] {
            let lists: [(String, FeedList?)] = [
                ("list", name?.list), ("tag", tag.map { .tagged($0) }), ("worn", worn.map { .wearing($0) }),
                ("author", author.map { .of($0) }),
            ]
            return lists.compactMap { name, list in list.map { (name, $0) } }
        }
    }
}
