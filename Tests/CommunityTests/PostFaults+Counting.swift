import Community
import CommunityContract
import CommunityFakes
import ContractKit
import Vocabulary

/// The number of a member's posts.
extension PostFaults {
    static let counting: [Fault<PostFixture>] = [
        .store("counts posts in every state", caughtBy: "the count of an author's posts changes") { store in
            let sound = store
            store.shownCounts = { authors throws(PostError) in
                var counts: [MemberID: Int] = [:]
                for author in authors {
                    counts[author] = try await sound.pageOf(author, PostState.allCases, .first).items.count
                }
                return counts
            }
        },
        .store("counts all posts for each author", caughtBy: "posts of many authors are counted") { store in
            let sound = store
            store.shownCounts = { authors throws(PostError) in
                let counts = try await sound.shownCounts(authors)
                let all = counts.values.reduce(0, +)
                return counts.mapValues { _ in all }
            }
        },
        Fault("counts posts behind a block", caughtBy: ["of posts behind a block"]) {
            .placeWithoutBlocks($0)
        },
    ]
}

extension PostFixture {
    /// A place that knows of no block.
    fileprivate static func placeWithoutBlocks(_ order: IdentifierOrder) -> PostFixture {
        let environment = ClauseEnvironment(order)
        let service = PostService(
            store: InMemoryPostStore(), members: environment.directory, blocks: KnownMembers(),
            comments: environment.comments, pictures: environment.pictures, time: environment.clock,
            ids: environment.ids)
        return .of({ service }, in: environment)
    }
}
