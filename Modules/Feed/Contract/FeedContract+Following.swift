import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let following: [Clause<FeedFixture>] = follows + followsRefused + followsTold + followLists

    private static let follows: [Clause<FeedFixture>] = [
        Clause("a follow counts once, however often it is given, and ends at once") { place in
            let owner = try place.id(of: place.members.owner)
            let followed = FollowRelation(followers: 1, following: 0, isFollowed: true, followsBack: false)
            for _ in 0..<2 {
                try expectEqual(try await place.buyer.follow(owner), followed, "the answer to a follow")
            }
            try expectEqual(try await place.buyer.relation(to: owner), followed, "the relation")
            for _ in 0..<2 {
                try expectEqual(try await place.buyer.unfollow(owner), .empty, "the answer to an unfollow")
            }
            try expectEqual(try await place.buyer.relation(to: owner), .empty, "the relation left")
            try expectEqual(try await place.buyer.follow(owner), followed, "the answer to a follow anew")
        },
        Clause("a relation states both directions, and to a visitor the numbers alone") { place in
            let members = place.members
            let (owner, stranger) = (try place.id(of: members.owner), try place.id(of: members.stranger))
            for verbs in [place.buyer, place.stranger] { _ = try await verbs.follow(owner) }
            _ = try await place.owner.follow(try place.id(of: members.buyer))
            for (reader, isFollowed, followsBack) in [
                (place.buyer, true, true), (place.stranger, true, false), (place.moderator, false, false),
                (place.owner, false, false), (place.anonymous, false, false),
            ] {
                let expected = FollowRelation(
                    followers: 2, following: 1, isFollowed: isFollowed, followsBack: followsBack)
                try expectEqual(try await reader.relation(to: owner), expected, "the relation")
            }
            let other = FollowRelation(followers: 0, following: 1, isFollowed: false, followsBack: true)
            try expectEqual(try await place.owner.relation(to: stranger), other, "to a follower")
        },
        Clause("of follows at the same time none is lost, and one member's count once") { place in
            let owner = try place.id(of: place.members.owner)
            let members = (0..<16).map { _ in place.newMember() }
            let followed = try await count(of: 16) {
                try await place.repository(as: members[$0]).follow(owner).isFollowed
            }
            try expectEqual(followed, 16, "the answered follows")
            try expectEqual(try await place.anonymous.relation(to: owner).followers, 16, "the followers")
            _ = try await place.notices()
            for member in [place.members.buyer, members[0]] {
                _ = try await count(of: 8) { _ in
                    try await place.repository(as: member).follow(owner).isFollowed
                }
            }
            try expectEqual(try await place.anonymous.relation(to: owner).followers, 17, "with one more")
            try expectEqual(try await place.notices().count, 1, "the notices")
        },
        Clause("other domains are told which members a member follows") { place in
            let members = place.members
            let (owner, buyer) = (try place.id(of: members.owner), try place.id(of: members.buyer))
            let (stranger, moderator) = (
                try place.id(of: members.stranger), try place.id(of: members.moderator)
            )
            for member in [owner, stranger] { _ = try await place.buyer.follow(member) }
            _ = try await place.owner.follow(moderator)
            let directory: any FollowDirectory = try place.served()
            for (others, expected) in [
                ([owner, moderator], [owner]), ([owner, stranger, buyer], [owner, stranger]),
                ([moderator], []), ([], []),
            ] as [(Set<MemberID>, Set<MemberID>)] {
                let found = try await directory.followed(by: buyer, among: others)
                try expectEqual(found, expected, "the followed of \(others.count)")
            }
            try expectEqual(try await directory.followed(by: buyer), [owner, stranger], "all followed")
            try expectEqual(try await directory.followed(by: stranger), [], "the followed of another")
            _ = try await place.buyer.unfollow(owner)
            try expectEqual(try await directory.followed(by: buyer), [stranger], "after an unfollow")
        },
    ]

    private static let followsRefused: [Clause<FeedFixture>] = [
        Clause("members do not follow themselves") { place in
            let owner = try place.id(of: place.members.owner)
            try await expectRefused(.oneself) { try await place.owner.follow(owner) }
            try await expectRefused(.oneself) { try await place.owner.unfollow(owner) }
            try expectEqual(try await place.owner.relation(to: owner), .empty, "the relation")
        },
        Clause("unknown and withdrawn members are not found, and can be unfollowed") { place in
            let unknown: MemberID = place.environment.ids.next()
            let withdrawn = try place.id(of: place.members.stranger)
            _ = try await place.buyer.follow(withdrawn)
            try place.stand(place.members.stranger, .closed)
            for member in [unknown, withdrawn] {
                try await expectRefused(.memberNotFound) { try await place.owner.follow(member) }
                for reader in [place.buyer, place.moderator, place.anonymous] {
                    try await expectRefused(.memberNotFound) { try await reader.relation(to: member) }
                    for side in FollowSide.allCases {
                        try await expectRefused(.memberNotFound) {
                            try await reader.follows(side, of: member, .first)
                        }
                    }
                }
                try expectEqual(try await place.buyer.unfollow(member), .empty, "the answer to an unfollow")
            }
        },
    ]

    private static let followsTold: [Clause<FeedFixture>] = [
        Clause("a member is told of each new follower, and of nothing else") { place in
            let members = place.members
            let (owner, buyer) = (try place.id(of: members.owner), try place.id(of: members.buyer))
            _ = try await place.notices()
            _ = try await place.buyer.follow(owner)
            let told = try await place.notices()
            try expectEqual(told.map(\.kind), [.follow], "the notices")
            let notice = try expectValue(told.first, "the notice")
            try expectEqual(notice.recipient, owner, "the recipient")
            try expectEqual(notice.actor, buyer, "the actor")
            try expectEqual(notice.subject, AnyIdentifier(owner), "the subject")
            try place.clock.expectNow(notice.at, "its time")
            _ = try await place.buyer.follow(owner)
            _ = try await place.buyer.unfollow(owner)
            _ = try await place.stranger.unfollow(owner)
            try await expectRefused(.oneself) { try await place.owner.follow(owner) }
            try expectEqual(try await place.notices(), [], "notices of the same follow, and of its end")
            _ = try await place.buyer.follow(owner)
            try expectEqual(try await place.notices().map(\.kind), [.follow], "notices of a follow anew")
        }
    ]

    private static let followLists: [Clause<FeedFixture>] = [
        Clause("followers and followed members are listed, the latest first") { place in
            let (owner, members) = (try place.id(of: place.members.owner), place.members)
            let followers = [members.buyer, members.stranger, place.newMember(), members.moderator]
            for member in followers {
                place.clock.pass(.seconds(1))
                _ = try await place.repository(as: member).follow(owner)
            }
            let followed = [members.moderator, members.buyer, members.stranger]
            for member in followed {
                place.clock.pass(.seconds(1))
                _ = try await place.owner.follow(try place.id(of: member))
            }
            for (side, expected) in [(FollowSide.followers, followers), (.following, followed)] {
                let whole = try expected.reversed().map { try place.id(of: $0) }
                try await place.expectFollows(side, of: owner, whole)
            }
            let last = try await place.anonymous.follows(.following, of: owner, .first).items.first
            try place.clock.expectNow(last?.since, "the time of the last follow")
            try await place.expectFollows(.followers, of: try place.id(of: members.moderator), [owner])
            try await place.expectFollows(.following, of: try place.id(of: members.stranger), [owner])
        },
        Clause("cursors lead through follows of one moment, each once") { place in
            let owner = try place.id(of: place.members.owner)
            let followers = (0..<5).map { _ in place.newMember() }
            for member in followers { _ = try await place.repository(as: member).follow(owner) }
            let whole = try await place.anonymous.follows(.followers, of: owner, .first).items
            let ids = whole.map(\.member.id)
            try expectEqual(Set(ids), Set(followers.compactMap(\.memberID)), "the followers")
            try await place.expectFollows(.followers, of: owner, ids)
        },
        Clause("a cursor of follows keeps its place while follows come and go") { place in
            let owner = try place.id(of: place.members.owner)
            var followers: [Principal] = []
            for _ in 0..<5 {
                followers.insert(place.newMember(), at: 0)
                _ = try await place.repository(as: followers[0]).follow(owner)
                place.clock.pass(.seconds(1))
            }
            let first = try await place.anonymous.follows(.followers, of: owner, PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            for index in [1, 3] { _ = try await place.repository(as: followers[index]).unfollow(owner) }
            _ = try await place.buyer.follow(owner)
            let rest = try await place.anonymous.follows(
                .followers, of: owner, PageRequest(.after(cursor)))
            let expected = [followers[2], followers[4]].compactMap(\.memberID)
            try expectEqual(rest.items.map(\.member.id), expected, "the rest")
        },
        Clause("the cursor of other follows is refused") { place in
            let members = place.members
            let (owner, buyer) = (try place.id(of: members.owner), try place.id(of: members.buyer))
            for verbs in [place.buyer, place.stranger] { _ = try await verbs.follow(owner) }
            let page = try await place.anonymous.follows(.followers, of: owner, PageRequest(limit: 1))
            let next = try PageRequest(.after(expectValue(page.next, "the next page")))
            let reader = place.anonymous
            try await expectForeign { try await reader.follows(.following, of: owner, next) }
            try await expectForeign { try await reader.follows(.followers, of: buyer, next) }
            try await expectForeign { try await reader.posts(.newest, next) }
            let rest = try await reader.follows(.followers, of: owner, next)
            try expectEqual(rest.items.count, 1, "the rest of its own list")
        },
        Clause("readers see which of the listed members they follow themselves") { place in
            let members = place.members
            let (owner, stranger) = (try place.id(of: members.owner), try place.id(of: members.stranger))
            for verbs in [place.buyer, place.stranger] { _ = try await verbs.follow(owner) }
            _ = try await place.buyer.follow(stranger)
            for (reader, expected) in [
                (place.buyer, [stranger]), (place.stranger, []), (place.owner, []), (place.anonymous, []),
            ] {
                let page = try await reader.follows(.followers, of: owner, .first)
                try expectEqual(page.items.count, 2, "the followers")
                let marked = page.items.filter(\.isFollowed).map(\.member.id)
                try expectEqual(marked, expected, "the followed among them")
            }
            let page = try await place.buyer.follows(
                .following, of: try place.id(of: members.buyer), .first)
            try expectEqual(page.items.map(\.isFollowed), [true, true], "the reader's own list")
        },
        Clause("the numbers of a relation are those of the lists, also where a block leaves members out") {
            place in
            let members = place.members
            let owner = try place.id(of: members.owner)
            for verbs in [place.buyer, place.stranger, place.moderator] { _ = try await verbs.follow(owner) }
            for member in [members.buyer, members.stranger] {
                _ = try await place.owner.follow(try place.id(of: member))
            }
            try await place.stand(members.buyer, .blocked, towards: members.stranger)
            let (both, all) = (
                [members.buyer, members.stranger], [members.buyer, members.stranger, members.moderator]
            )
            for (reader, followers, following) in [
                (members.buyer, [members.buyer, members.moderator], [members.buyer]),
                (members.stranger, [members.stranger, members.moderator], [members.stranger]),
                (members.owner, all, both), (members.moderator, all, both), (.anonymous, all, both),
            ] {
                let verbs = place.repository(as: reader)
                let relation = try await verbs.relation(to: owner)
                try expectEqual(relation.followers, followers.count, "the number of followers")
                try expectEqual(relation.following, following.count, "the number of followed members")
                for (side, expected) in [(FollowSide.followers, followers), (.following, following)] {
                    let page = try await verbs.follows(side, of: owner, PageRequest(.number(1), limit: 9))
                    let listed = Set(page.items.map(\.member.id))
                    try expectEqual(listed, Set(expected.compactMap(\.memberID)), "the \(side.rawValue)")
                    try expectEqual(page.numbering?.total, expected.count, "the total")
                }
            }
        },
    ]
}

extension FollowRelation {
    /// To a member without followers and follows.
    static let empty = FollowRelation(followers: 0, following: 0, isFollowed: false, followsBack: false)
}

extension FeedFixture {
    /// Checks that pages of several sizes, by cursor and by number, hold exactly these members in this order.
    fileprivate func expectFollows(
        _ side: FollowSide, of member: MemberID, _ whole: [MemberID], file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        for limit in [1, 2, 3, 9] {
            let name = "the \(side.rawValue) by \(limit)"
            let found = try await walked(by: limit) { try await anonymous.follows(side, of: member, $0) }
            try expectEqual(found.map(\.member.id), whole, name, file: file, line: line)
            let second = try await anonymous.follows(side, of: member, PageRequest(.number(2), limit: limit))
            let expected = Array(whole.dropFirst(limit).prefix(limit))
            try expectEqual(second.items.map(\.member.id), expected, name, file: file, line: line)
            try expectEqual(
                second.numbering, PageNumbering(number: 2, size: limit, total: whole.count), name, file: file,
                line: line)
        }
    }
}
