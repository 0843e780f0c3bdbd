import ContractKit
import Feed
import FeedFakes
import Vocabulary

/// Changes of a store's lists that several faults have in common.
extension FeedStoreFake {
    typealias PageRead = @Sendable (PageRequest) async throws(FeedError) -> Page<FeedEntry>
    typealias PageChange =
        @Sendable (PageRequest, PageRead) async throws(FeedError) -> Page<FeedEntry>

    /// Reads the pages of all lists of posts otherwise.
    mutating func changePages(_ change: @escaping PageChange) {
        changeLists { _, request, read throws(FeedError) in try await change(request, read) }
        let sound = self
        pageOf = { author, states, request throws(FeedError) in
            try await change(request) { request throws(FeedError) in
                try await sound.pageOf(author, states, request)
            }
        }
    }

    /// Reads the pages of the lists of shown posts otherwise.
    mutating func changeLists(
        _ change:
            @escaping @Sendable (FeedList, PageRequest, PageRead) async throws(FeedError) -> Page<FeedEntry>
    ) {
        let sound = self
        page = { list, request, reader, hidden, now throws(FeedError) in
            try await change(list, request) { request throws(FeedError) in
                try await sound.page(list, request, reader, hidden, now)
            }
        }
    }

    /// Reads another list in place of some.
    mutating func read(_ other: FeedList, insteadOf isChanged: @escaping @Sendable (FeedList) -> Bool) {
        let sound = self
        page = { list, request, reader, hidden, now throws(FeedError) in
            try await sound.page(isChanged(list) ? other : list, request, reader, hidden, now)
        }
    }

    /// Shows entries otherwise, one by one and in lists of shown posts.
    mutating func changeEntries(_ change: @escaping @Sendable (FeedEntry) -> FeedEntry) {
        let sound = self
        find = { ids, viewer throws(FeedError) in try await sound.find(ids, viewer).map(change) }
        changeLists { _, request, read throws(FeedError) in
            var found = try await read(request)
            found.items = found.items.map(change)
            return found
        }
    }

    /// Notes the identifiers of new posts.
    mutating func notePosts() -> LockedValue<[FeedPostID]> {
        let (known, sound) = (LockedValue<[FeedPostID]>([]), self)
        insert = { post, notices, request throws(FeedError) in
            known.withLock { $0.append(post.id) }
            return try await sound.insert(post, notices, request)
        }
        return known
    }
}

/// Changes of a store's likes and follows.
extension FeedStoreFake {
    typealias SetLike = @Sendable (Bool) async throws(FeedError) -> Int

    /// Answers likes otherwise; `counted` is how often the post was liked less how often it was unliked.
    mutating func changeLikes(
        _ change:
            @escaping @Sendable (SetLike, _ liked: Bool, _ counted: Int) async throws(FeedError) -> Int
    ) {
        let (counts, sound) = (LockedValue<[FeedPostID: Int]>([:]), self)
        setLike = { like, liked throws(FeedError) in
            let counted = counts.withLock { counts in
                counts[like.post, default: 0] += liked ? 1 : -1
                return counts[like.post] ?? 0
            }
            let set: SetLike = { liked throws(FeedError) in try await sound.setLike(like, liked) }
            return try await change(set, liked, counted)
        }
    }

    /// Reads lists of follows otherwise.
    mutating func changeFollows(
        _ change: @escaping @Sendable (inout Page<Follow>, PageRequest) -> Void
    ) {
        let sound = self
        follows = { side, member, hidden, request throws(FeedError) in
            var found = try await sound.follows(side, member, hidden, request)
            change(&found, request)
            return found
        }
    }

    /// Writes another notice with a follow.
    mutating func changeFollowNotice(_ change: @escaping @Sendable (Notice) -> Notice) {
        let sound = self
        follow = { follow, notice throws(FeedError) in try await sound.follow(follow, change(notice)) }
    }
}

/// A verb that is answered otherwise where it is refused so.
func rescued<each Argument: Sendable, Value: Sendable>(
    _ verb: @escaping @Sendable (repeat each Argument) async throws(FeedError) -> Value,
    from isRescued: @escaping @Sendable (FeedError) -> Bool,
    _ rescue: @escaping @Sendable (repeat each Argument) async throws(FeedError) -> Value
) -> @Sendable (repeat each Argument) async throws(FeedError) -> Value {
    { (argument: repeat each Argument) async throws(FeedError) -> Value in
        do throws(FeedError) {
            return try await verb(repeat each argument)
        } catch {
            guard isRescued(error) else { throw error }
            return try await rescue(repeat each argument)
        }
    }
}

extension FeedError {
    /// Whether the cursor of another list was refused.
    var isForeignCursor: Bool { self == .invalidFields([FieldError("after", .mismatch)]) }

    /// Whether the member is silenced.
    var isSilence: Bool {
        if case .service(.silenced) = self { true } else { false }
    }
}

extension FollowRelation {
    /// To a member without followers and follows.
    static let empty = FollowRelation(followers: 0, following: 0, isFollowed: false, followsBack: false)
}
