import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The lists of posts, and their pages.
extension FeedFaults {
    static let listing: [Fault<FeedFixture>] = openLists + ownLists

    private static let openLists: [Fault<FeedFixture>] = [
        .store(
            "lists the oldest first", caughtBy: "the newest posts of all members stand first",
            "liked posts come last liked first", "cursors lead through every list"
        ) { store in
            store.changePages { request, read throws(FeedError) in
                var found = try await read(request)
                found.items.reverse()
                return found
            }
        },
        .store("lists the posts of all members", caughtBy: "the list of a member holds") { store in
            store.read(.newest) { if case .of = $0 { true } else { false } }
        },
        .store(
            "lists the posts of all hashtags", caughtBy: "the list of a hashtag holds",
            "an edit moves a post from one hashtag's list"
        ) { store in
            store.read(.newest) { if case .tagged = $0 { true } else { false } }
        },
        .verbs("looks for hashtags as they are typed", caughtBy: "the list of a hashtag holds") {
            verbs, caller in
            let sound = caller.sound
            verbs.posts = { list, request throws(FeedError) in
                var found = try await sound.posts(list, request)
                if case .tagged(let tag) = list {
                    found.items.removeAll { !$0.post.content.text.contains("#" + tag.spelling) }
                }
                return found
            }
        },
        .store("lists posts without a link as worn", caughtBy: "the list of a worn listing holds") { store in
            store.read(.newest) { if case .wearing = $0 { true } else { false } }
        },
        .store("lists hidden posts", caughtBy: "hidden and removed posts are in no list") { store in
            let (known, sound) = (store.notePosts(), store)
            store.changeLists { _, request, read throws(FeedError) in
                var found = try await read(request)
                found.items += try await sound.find(known.now, nil).filter { $0.post.state == .hidden }
                return found
            }
        },
    ]

    private static let ownLists: [Fault<FeedFixture>] = [
        .store("lists own posts in every state", caughtBy: "own posts are listed by state") { store in
            let sound = store
            store.pageOf = { author, _, request throws(FeedError) in
                try await sound.pageOf(author, FeedPostState.allCases, request)
            }
        },
        .store("lists posts of members that are not followed", caughtBy: "the list of followed members") {
            store in
            store.read(.newest) { $0 == .following }
        },
        .store(
            "moves a post up when it is liked again", caughtBy: "liked posts come last liked first",
            "the author is told of each new like"
        ) { store in
            let sound = store
            store.setLike = { like, liked throws(FeedError) in
                if liked { _ = try await sound.setLike(like, false) }
                return try await sound.setLike(like, liked)
            }
        },
        .verbs(
            "gives visitors the lists of the owner", caughtBy: "an anonymous visitor has no followed members"
        ) { verbs, caller in
            guard caller.principal == .anonymous else { return }
            verbs.posts = caller.owner.posts(_:_:)
            verbs.mine = caller.owner.mine(_:_:)
        },
        .store("marks posts as liked for all readers", caughtBy: "readers see in every list") { store in
            store.changeEntries { FeedEntry(post: $0.post, isLiked: true) }
        },
    ]
}
