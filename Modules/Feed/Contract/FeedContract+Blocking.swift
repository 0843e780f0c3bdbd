import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    /// What a block between two members hides from each, and what it ends.
    static let blocking: [Clause<FeedFixture>] = hiding + hidingPages + separating

    private static let hiding: [Clause<FeedFixture>] = [
        Clause("neither of two members with a block between them sees the other's posts") { place in
            let (owner, stranger, tag) = (
                place.members.owner, place.members.stranger, try place.hashtag("나무")
            )
            let listing = try await place.listing()
            let mine = try await place.published("#나무", worn: listing)
            let theirs = try await place.published("#나무", worn: listing, by: stranger)
            let third = try await place.published("#나무", worn: listing, by: place.members.buyer)
            for (verbs, other) in [(place.owner, theirs), (place.stranger, mine)] {
                for post in [other, third] {
                    _ = try await verbs.like(post.id)
                    _ = try await verbs.follow(post.author)
                }
            }
            try await place.stand(stranger, .blocked, towards: owner)
            for (reader, own, other) in [(place.owner, mine, theirs), (place.stranger, theirs, mine)] {
                for list in [FeedList.newest, .popular, .tagged(tag), .wearing(listing)] {
                    let page = try await reader.posts(list, .first)
                    try expectEqual(Set(page.items.map(\.post.id)), [own.id, third.id], "\(list)")
                }
                for list in [FeedList.following, .liked] {
                    try expectOrder(try await reader.posts(list, .first), [third], "\(list)")
                }
                try expectOrder(try await reader.posts(.of(other.author), .first), [], "the other's list")
                try await expectRefused(.notFound) { try await reader.post(other.id) }
                try await expectRefused(.notFound) { try await reader.history(other.id) }
                try expectEqual(try await reader.post(own.id).post.id, own.id, "the own post")
                try expectOrder(try await reader.mine(nil, .first), [own], "the own list")
            }
        },
        Clause("visitors, moderators and other members see posts despite a block") { place in
            let members = place.members
            let posts = [try await place.published(by: members.stranger), try await place.published()]
            try await place.stand(members.stranger, .blocked, towards: members.owner)
            try await place.stand(members.stranger, .blocked, towards: members.moderator)
            for reader in [place.anonymous, place.moderator, place.buyer] {
                for list in [FeedList.newest, .popular] {
                    let found = try await reader.posts(list, .first).items.map(\.post.id)
                    try expectEqual(Set(found), Set(posts.map(\.id)), "\(list)")
                }
                for post in posts { try expectEqual(try await reader.post(post.id).post, post, "a post") }
            }
        },
        Clause("posts hidden by a block are there again without it, and likes with them") { place in
            let (buyer, owner) = (place.members.buyer, place.members.owner)
            let post = try await place.published()
            _ = try await place.buyer.like(post.id)
            for standing in [Standing.blocked, .active] {
                try await place.stand(buyer, standing, towards: owner)
                let expected = standing == .active ? [post] : []
                for list in [FeedList.newest, .popular, .liked, .of(post.author)] {
                    try expectOrder(try await place.buyer.posts(list, .first), expected, "\(list)")
                }
                try expectEqual(try await place.anonymous.post(post.id).post.likes, 1, "the likes")
            }
        },
        Clause("neither of two members with a block between them likes, follows or looks up the other") {
            place in
            let (owner, stranger) = (place.members.owner, place.members.stranger)
            let posts = [try await place.published(), try await place.published(by: stranger)]
            for (one, other) in [(owner, stranger), (stranger, owner)] {
                try await place.stand(one, .blocked, towards: other)
                for (reader, post) in [(place.stranger, posts[0]), (place.owner, posts[1])] {
                    try await expectRefused(.notFound) { try await reader.like(post.id) }
                    try await expectRefused(.memberNotFound) { try await reader.follow(post.author) }
                    try await expectRefused(.memberNotFound) { try await reader.relation(to: post.author) }
                    for side in FollowSide.allCases {
                        try await expectRefused(.memberNotFound) {
                            try await reader.follows(side, of: post.author, .first)
                        }
                    }
                }
                try await place.stand(one, .active, towards: other)
            }
            for post in posts {
                try expectEqual(try await place.buyer.relation(to: post.author), .empty, "the relation")
                try expectEqual(try await place.buyer.post(post.id).post.likes, 0, "the likes")
            }
        },
        Clause("a moderator looks a member up despite a block, and neither likes nor follows") { place in
            let post = try await place.published()
            _ = try await place.buyer.follow(post.author)
            try await place.stand(place.members.moderator, .blocked, towards: place.members.owner)
            try expectEqual(try await place.moderator.relation(to: post.author).followers, 1, "the followers")
            let page = try await place.moderator.follows(.followers, of: post.author, .first)
            try expectEqual(page.items.map(\.member.id), [try place.id(of: place.members.buyer)], "the list")
            try await expectRefused(.notFound) { try await place.moderator.like(post.id) }
            try await expectRefused(.memberNotFound) { try await place.moderator.follow(post.author) }
        },
    ]

    private static let hidingPages: [Clause<FeedFixture>] = [
        Clause("pages pass over posts behind a block: none twice, none skipped, and the right totals") {
            place in
            let listing = try await place.listing()
            let (whole, seen) = try await place.publishedByTwo(9, worn: listing)
            let lists = try await place.lists(wearing: listing)
            var halves: [Page<FeedPostView>] = []
            for list in lists { halves.append(try await list.page(PageRequest(limit: 4))) }
            try await place.stand(place.members.buyer, .blocked, towards: place.members.stranger)
            for (list, half) in zip(lists, halves) {
                let last = try expectValue(half.items.last, "the first page of \(list.name)").post.id
                let behind = whole.drop { $0.id != last }.dropFirst().filter { seen.contains($0) }
                let rest = try await walked(by: 1, behind: half.next, list.page)
                try expectOrder(Page(items: rest), behind, "\(list.name) behind a cursor of before")
                for limit in [1, 2, 4] {
                    let found = try await walked(by: limit, list.page)
                    try expectOrder(Page(items: found), seen, "\(list.name) by \(limit)")
                }
                let numbered = try await list.page(PageRequest(.number(2), limit: 4))
                try expectOrder(numbered, seen[4...], "the second page of \(list.name)")
                try expectEqual(numbered.numbering?.total, seen.count, "the total of \(list.name)")
            }
        },
        Clause("with a crowd of hidden members each page leaves out their posts and leads on") { place in
            let listing = try await place.listing()
            let (whole, seen) = try await place.publishedByTwo(9, worn: listing)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.stranger)
            try place.crowd(around: place.members.buyer)
            for list in try await place.lists(wearing: listing) {
                for limit in [1, 2, 4] {
                    let found = try await walked(by: limit, list.page)
                    try expectOrder(Page(items: found), seen, "\(list.name) by \(limit)")
                }
            }
            for post in whole where post.author != seen[0].author {
                try await expectRefused(.notFound) { try await place.buyer.post(post.id) }
            }
        },
        Clause("with a crowd of hidden members lists of follows leave them out and lead on") { place in
            let members = place.members
            let owner = try place.id(of: members.owner)
            let followers = [members.buyer, members.stranger, members.moderator, place.newMember()]
            for member in followers {
                place.clock.pass(.seconds(1))
                _ = try await place.repository(as: member).follow(owner)
            }
            try await place.stand(members.buyer, .blocked, towards: members.stranger)
            try place.crowd(around: members.buyer)
            let seen = [followers[3], followers[2], followers[0]].compactMap(\.memberID)
            for limit in [1, 2, 9] {
                let found = try await walked(by: limit) {
                    try await place.buyer.follows(.followers, of: owner, $0)
                }
                try expectEqual(found.map(\.member.id), seen, "the followers by \(limit)")
            }
            let hidden = try place.id(of: members.stranger)
            try await expectRefused(.memberNotFound) { try await place.buyer.relation(to: hidden) }
        },
    ]

    private static let separating: [Clause<FeedFixture>] = [
        Clause("a block ends following in both directions, and no other follow") { place in
            let members = place.members
            let (owner, stranger) = (try place.id(of: members.owner), try place.id(of: members.stranger))
            let buyer = try place.id(of: members.buyer)
            let post = try await place.published(by: members.buyer)
            _ = try await place.published(by: members.stranger)
            for (verbs, other) in [(place.owner, stranger), (place.stranger, owner)] {
                for member in [other, buyer] { _ = try await verbs.follow(member) }
            }
            try await place.stand(members.owner, .blocked, towards: members.stranger)
            for _ in 0..<2 { try await place.served().separate(owner, stranger) }
            try await place.stand(members.owner, .active, towards: members.stranger)
            let left = FollowRelation(followers: 0, following: 1, isFollowed: false, followsBack: false)
            try expectEqual(try await place.owner.relation(to: stranger), left, "the one relation")
            try expectEqual(try await place.stranger.relation(to: owner), left, "the other relation")
            try expectOrder(try await place.owner.posts(.following, .first), [post], "followed members")
            try expectEqual(try await place.owner.relation(to: buyer).followers, 2, "other follows")
        },
        Clause("a member can be unfollowed despite a block") { place in
            let owner = try place.id(of: place.members.owner)
            _ = try await place.buyer.follow(owner)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try expectEqual(try await place.buyer.unfollow(owner), .empty, "the answer")
            try expectEqual(try await place.anonymous.relation(to: owner).followers, 0, "the followers")
        },
        Clause("no follow outlasts a block that comes at the same time, in whatever order") { place in
            let (members, service) = (place.members, try place.served())
            let (owner, buyer) = (try place.id(of: members.owner), try place.id(of: members.buyer))
            let follow: @Sendable () async throws -> Void = {
                do throws(FeedError) {
                    _ = try await place.buyer.follow(owner)
                } catch {
                    try expectEqual(error, .memberNotFound, "the error")
                }
            }
            let block: @Sendable () async throws -> Void = {
                try await place.stand(members.buyer, .blocked, towards: members.owner)
                try await service.separate(owner, buyer)
            }
            for round in 0..<12 {
                let acts = round == 0 ? [follow, block] : [block, follow]
                if round < 2 {
                    for act in acts { try await act() }
                } else {
                    _ = try await count(of: 2) { index in
                        try await acts[index]()
                        return true
                    }
                }
                try expectEqual(try await service.followed(by: buyer), [], "the follows of round \(round)")
                try await place.stand(members.buyer, .active, towards: members.owner)
            }
        },
    ]
}

extension FeedFixture {
    /// Publishes that many posts of the owner and the stranger, which the buyer likes. Gives all of them and
    /// those of the owner, the newest first.
    fileprivate func publishedByTwo(
        _ count: Int, worn listing: AnyIdentifier
    ) async throws -> (all: [FeedPost], ofOwner: [FeedPost]) {
        _ = try await buyer.follow(try id(of: members.stranger))
        var posts: [FeedPost] = []
        for number in 0..<count {
            let author = number % 3 == 1 ? members.stranger : members.owner
            let post = try await published("#나무 \(number)", worn: listing, by: author)
            _ = try await buyer.like(post.id)
            posts.append(post)
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        let owner = try id(of: members.owner)
        return (posts.newestFirst, posts.newestFirst.filter { $0.author == owner })
    }
}
