public import Commands
public import Feed
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of the feed, with these services, and where a post leads that is no place of the feed.
    public static func feed(
        _ services: Services, destinations: RecordDestinations = RecordDestinations()
    ) -> Router {
        guard let feed = try? services.feed else { return Router([:]) }
        let uploads = services.provided((any PictureUploading).self)
        return lists(feed).merging(posts(feed, uploads, destinations)).merging(follows(feed, destinations))
            .merging(
                Router(
                    [:], sections: [Section(2, "feed", FeedSource.feed.title, .feed)],
                    menu: [
                        MenuItem(FeedSource.mine.menuAction, .ownFeedPosts, rank: 65),
                        MenuItem(FeedSource.list(.liked).menuAction, .likedFeedPosts, rank: 66),
                    ], senders: Outgoing.senders(feed)))
    }

    /// The lists of posts, and those of hashtags.
    private static func lists(_ feed: any FeedRepository) -> Router {
        let list = { @Sendable (source: FeedSource) in Mount(FeedScreen(feed: feed, source: source)) }
        return Router(
            [
                Destination.feed.name: { _ in list(.feed) },
                Destination.ownFeedPosts.name: { _ in list(.mine) },
                Destination.likedFeedPosts.name: { _ in list(.list(.liked)) },
                Destination.feedOfName: { destination in
                    destination.values["author"].flatMap { MemberID($0) }.map { list(.list(.of($0))) }
                },
                Destination.hashtagName: { destination in
                    destination.values["tag"].flatMap { Hashtag($0) }.map { list(.list(.tagged($0))) }
                },
                Destination.wearingName: { destination in
                    destination.values["listing"].flatMap { AnyIdentifier($0) }
                        .map { list(.list(.wearing($0))) }
                },
                Destination.hashtags.name: { _ in Mount(FeedHashtagsScreen(feed: feed)) },
                Destination.hashtagsOfName: { destination in
                    let tags = destination.hashtags
                    return tags.isEmpty ? nil : Mount(FeedHashtagsScreen(feed: feed, given: tags))
                },
            ],
            examples: [
                .feed(of: MemberID(example.raw)), .feed(wearing: AnyIdentifier(example)),
                Destination(Destination.hashtagName, ["tag": "ootd"]),
                Destination(Destination.hashtagsOfName, ["tags": "ootd"]),
            ])
    }

    /// A post, its form and its photos.
    private static func posts(
        _ feed: any FeedRepository, _ uploads: (any PictureUploading)?, _ destinations: RecordDestinations
    ) -> Router {
        Router(
            [
                Destination.feedPostName: { destination in
                    destination.values["id"].flatMap { FeedPostID($0) }
                        .map { Mount(FeedPostScreen(id: $0, feed: feed, destinations: destinations)) }
                },
                Destination.newFeedPostName: { destination in
                    let worn = destination.values["worn"].flatMap { AnyIdentifier($0) }
                    return Mount(
                        FeedPostForm(goal: .publish(.random()), worn: worn, feed: feed, uploads: uploads))
                },
                Destination.feedPostFormName: { destination in
                    destination.values["id"].flatMap { FeedPostID($0) }
                        .map { Mount(FeedPostForm(goal: .edit($0), feed: feed, uploads: uploads)) }
                },
                Destination.feedPhotosName: { destination in
                    destination.values["id"].flatMap { FeedPostID($0) }.map { id in
                        let first = destination.values["photo"].flatMap { Int($0) } ?? 0
                        return Mount(
                            PhotoScreen(first: first) { () throws(FeedError) in
                                try await feed.post(id).post.content.photos
                            })
                    }
                },
            ], examples: [.feedPost(example), .editing(example), .photos(of: example, from: 0)])
    }

    /// The members on both sides of a member's follows, and the line on the member's page.
    private static func follows(
        _ feed: any FeedRepository, _ destinations: RecordDestinations
    ) -> Router {
        func list(_ side: FollowSide) -> Route {
            { destination in
                destination.values["member"].flatMap { MemberID($0) }.map { member in
                    Mount(
                        FollowListScreen(
                            side: side, member: member, feed: feed, destinations: destinations))
                }
            }
        }
        let member = MemberID(example.raw)
        return Router(
            [
                Destination.followersName: list(.followers), Destination.followingName: list(.following),
                Destination.followLineName: { destination in
                    destination.values["member"].flatMap { MemberID($0) }
                        .map { Mount(FollowLine(member: $0, feed: feed)) }
                },
            ], examples: [.followers(of: member), .following(of: member), .followLine(of: member)])
    }

    private static let example = FeedPostID(RawIdentifier(high: 0, low: 0))
}

extension [Tab] {
    /// What the feed shows on a member's page: the posts of the member, their follows, for the member the
    /// posts that they like, and beside the tabs whether the reader follows the member.
    public static func feed(of member: MemberID) -> [Tab] {
        [
            .beside(.followLine(of: member), rank: 20),
            Tab(FeedSource.feed.title, .feed(of: member), rank: 20),
            Tab(FeedSource.list(.liked).title, .likedFeedPosts, rank: 50, onlyFor: member),
            Tab(FollowSide.followers.title, .followers(of: member), rank: 60),
            Tab(FollowSide.following.title, .following(of: member), rank: 61),
        ]
    }

    /// What the feed shows on a listing's page: the posts in which it is worn.
    public static func feed(wearing listing: AnyIdentifier) -> [Tab] {
        [Tab(FeedSource.list(.wearing(listing)).title, .feed(wearing: listing), rank: 20)]
    }
}

extension FeedPostView: Identifiable {
    /// That of the post.
    public var id: FeedPostID { post.id }
}

extension FollowView: Identifiable {
    /// That of the member.
    public var id: MemberID { member.id }
}

extension FeedPostView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { post.state == .shown ? AnyIdentifier(id) : nil }
}
