import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The order "popular", and the hashtags of the week.
extension FeedFaults {
    static let popular: [Fault<FeedFixture>] = [
        .store(
            "takes the newest for the most popular", caughtBy: "posts with more likes are more popular",
            "each doubling of likes", "a like and an unlike move a post", "an edited or restored post keeps",
            "likes of a suspended member move no post"
        ) { store in
            store.read(.newest) { $0 == .popular }
        },
        .store("weighs likes more than any time", caughtBy: "each doubling of likes") { store in
            store.changeLists { list, request, read throws(FeedError) in
                var found = try await read(request)
                if list == .popular { found.items.sort { $0.post.likes > $1.post.likes } }
                return found
            }
        },
        .store("lists changed posts last", caughtBy: "an edited or restored post keeps its place") { store in
            store.changeLists { list, request, read throws(FeedError) in
                var found = try await read(request)
                guard list == .popular else { return found }
                let unchanged = found.items.filter { $0.post.version == .first }
                found.items = unchanged + found.items.filter { $0.post.version != .first }
                return found
            }
        },
        .store(
            "counts likes of suspended members", caughtBy: "likes of a suspended member move no post",
            "likes of a suspended member do not count"
        ) { store in
            store.countLikes = { _, _, _ throws(FeedError) in }
        },
        .store(
            "begins a new walk with each page", caughtBy: "a seen post that loses a like",
            "a post that falls unseen"
        ) { store in
            let sound = store
            store.page = { list, request, reader, hidden, now throws(FeedError) in
                guard list == .popular, case .after(let cursor) = request.start else {
                    return try await sound.page(list, request, reader, hidden, now)
                }
                let later = now.advanced(by: .seconds(5))
                let anew = Cursor(scope: PopularWalk(at: later).scope, key: cursor.key, id: cursor.id)
                let next = (try? PageRequest(.after(anew), limit: request.limit)) ?? request
                return try await sound.page(list, next, reader, hidden, later)
            }
        },
        .store(
            "leaves a post out once a like was taken back", caughtBy: "a post that falls unseen",
            "numbered pages show popular posts"
        ) { store in
            let (fallen, sound) = (LockedValue<Set<FeedPostID>>([]), store)
            store.setLike = { like, liked throws(FeedError) in
                if !liked { fallen.withLock { _ = $0.insert(like.post) } }
                return try await sound.setLike(like, liked)
            }
            store.changeLists { list, request, read throws(FeedError) in
                var found = try await read(request)
                if list == .popular { found.items.removeAll { fallen.now.contains($0.post.id) } }
                return found
            }
        },
    ]

    static let hashtags: [Fault<FeedFixture>] = [
        .store("counts no hashtags", caughtBy: "there are no hashtags of the week before") { store in
            store.countHashtags = { _ throws(FeedError) in }
        },
        .store("counts hashtags at each look", caughtBy: "there are no hashtags of the week before") {
            store in
            let (latest, sound) = (LockedValue(Timestamp(microseconds: 0)), store)
            store.insert = { post, notices, request throws(FeedError) in
                latest.withLock { $0 = post.createdAt }
                return try await sound.insert(post, notices, request)
            }
            store.hashtags = { () throws(FeedError) in
                try await sound.countHashtags(latest.now)
                return try await sound.hashtags()
            }
        },
        .store("lists hashtags of two authors", caughtBy: "a hashtag of the week has three authors") {
            store in
            store.changeHashtags { found in
                found + [Hashtag("숲")].compactMap(\.self).map { HashtagCount($0, authors: 2) }
            }
        },
        .store("counts one author too many", caughtBy: "a hashtag of the week has three authors") { store in
            store.changeHashtags { $0.map { HashtagCount($0.hashtag, authors: $0.authors + 1) } }
        },
        .store(
            "lists hashtags with fewest authors first", caughtBy: "the hashtags with most authors",
            "at most thirty hashtags"
        ) { store in
            store.changeHashtags { $0.reversed() }
        },
        .store("shows folded hashtags", caughtBy: "a hashtag of the week is shown in the spelling") { store in
            store.changeHashtags { found in
                found.compactMap { count in
                    Hashtag(count.hashtag.folded).map { HashtagCount($0, authors: count.authors) }
                }
            }
        },
        .store("lists one hashtag too many", caughtBy: "at most thirty hashtags") { store in
            store.changeHashtags { $0 + $0.suffix(1) }
        },
        .store(
            "counts changed posts with the next count alone",
            caughtBy: "hidden and removed posts count for no",
            "an edit that takes a hashtag away", "posts of a member who has left count for no",
            "a hashtag of the week is shown in the spelling"
        ) { store in
            let (counted, sound) = (LockedValue<[HashtagCount]>([]), store)
            store.countHashtags = { now throws(FeedError) in
                try await sound.countHashtags(now)
                let found = try await sound.hashtags()
                counted.withLock { $0 = found }
            }
            store.hashtags = { () throws(FeedError) in counted.now }
        },
        .store("counts posts for ever", caughtBy: "posts older than seven days") { store in
            let (first, sound) = (LockedValue<Timestamp?>(nil), store)
            store.countHashtags = { now throws(FeedError) in
                let moment = first.withLock { first in
                    first = first ?? now
                    return first ?? now
                }
                try await sound.countHashtags(moment)
            }
        },
    ]
}

extension FeedStoreFake {
    /// Answers other hashtags of the week than were counted.
    fileprivate mutating func changeHashtags(
        _ change: @escaping @Sendable ([HashtagCount]) -> [HashtagCount]
    ) {
        let sound = self
        hashtags = { () throws(FeedError) in change(try await sound.hashtags()) }
    }
}
