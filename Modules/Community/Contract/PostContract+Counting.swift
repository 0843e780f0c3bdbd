import Community
import ContractKit
import Vocabulary

extension PostContract {
    /// The number of a member's posts, as other domains are told of it for the member's profile.
    static let counting: [Clause<PostFixture>] = [
        Clause("the count of an author's posts changes with the list: hidden, shown, removed, left") {
            place in
            let posts = try await place.write(count: 3)
            _ = try await place.write(by: place.members.buyer)
            try await place.expectCount(3, for: place.readers, "at first")
            _ = try await place.moderator.moderate(posts[0].id, .hide, reason: "전화번호를 적었습니다")
            let all = place.readers + [place.members.owner, place.members.moderator]
            try await place.expectCount(2, for: all, "one is hidden")
            _ = try await place.moderator.moderate(posts[0].id, .restore, reason: "")
            try await place.expectCount(3, for: place.readers, "it is shown again")
            try await place.owner.remove(posts[0].id)
            _ = try await place.moderator.moderate(posts[1].id, .remove, reason: "전화번호를 적었습니다")
            try await place.expectCount(1, for: all, "two are removed")
            try await place.forget(place.members.owner)
            try await place.expectCount(0, for: place.readers, "the author has left")
        },
        Clause("posts of many authors are counted at once, in the order asked, and none as 0") { place in
            let unknown: MemberID = place.environment.ids.next()
            _ = try await place.write(count: 2)
            _ = try await place.write(by: place.members.stranger)
            let (owner, stranger) = (
                try expectValue(place.members.owner.memberID, "a member"),
                try expectValue(place.members.stranger.memberID, "a member")
            )
            let asked = [stranger, owner, unknown, owner]
            let counts = try await place.served().counts(of: asked, for: .anonymous)
            try expectEqual(counts, [1, 2, 0, 2].map { [MemberCount(.boardPosts, $0)] }, "the counts")
            let none = try await place.served().counts(of: [], for: .anonymous)
            try expectEqual(none, [], "the counts of no author")
        },
        Clause("of posts behind a block nothing is counted, as none is listed, and for others all are") {
            place in
            let (owner, stranger) = (place.members.owner, place.members.stranger)
            _ = try await place.write(count: 2)
            try await place.stand(stranger, .blocked, towards: owner)
            try await place.expectCount(0, for: [stranger], "behind a block")
            let others: [Principal] = [.anonymous, place.members.buyer, place.members.moderator]
            try await place.expectCount(2, for: others, "for others")
            try place.crowd(around: stranger)
            try await place.expectCount(0, for: [stranger], "behind one block of a crowd")
        },
    ]
}

extension PostFixture {
    /// A visitor and a member, who see what is shown to all.
    fileprivate var readers: [Principal] { [.anonymous, members.stranger] }

    /// Checks that so many posts of the owner are counted and listed for each of the principals.
    fileprivate func expectCount(
        _ expected: Int, for principals: [Principal], _ moment: String,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let author = try expectValue(members.owner.memberID, "the owner is a member")
        for principal in principals {
            let counts = try await served().counts(of: [author], for: principal)
            try expectEqual(
                counts, [[MemberCount(.boardPosts, expected)]], "the count, \(moment)", file: file,
                line: line)
            let listed = try await repository(as: principal).browse(PostQuery(author: author), .first).items
            try expectEqual(listed.count, expected, "the list, \(moment)", file: file, line: line)
        }
    }
}
