import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let paging: [Clause<PostFixture>] = [
        Clause("the newest stands first, and cursors lead through all, each once") { place in
            let whole = try await place.write(count: 7)
            try expectPage(try await place.board(), whole, "the whole list")
            for query in [PostQuery(), PostQuery(category: "general"), PostQuery(keyword: "느티나무")] {
                for limit in [1, 2, 3, 7] {
                    try expectEqual(try await place.walk(query, limit: limit), whole, "pages of \(limit)")
                }
            }
        },
        Clause("a cursor keeps its place while others come and go") { place in
            let whole = try await place.write(count: 5)
            let first = try await place.anonymous.browse(PostQuery(), PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "the next page")
            place.clock.pass(.seconds(1))
            _ = try await place.write(.note("새것"))
            try await place.owner.remove(whole[1].id)
            _ = try await place.moderator.moderate(whole[3].id, .hide, reason: "이유")
            let edited = try await place.owner.edit(whole[4].id, .note("고친 것"), expecting: nil).post
            let rest = try await place.anonymous.browse(PostQuery(), PageRequest(.after(cursor)))
            try expectPage(rest, [whole[2], edited])
        },
        Clause("numbered pages carry their place and the total") { place in
            let whole = try await place.write(count: 5)
            for (number, expected) in [(1, whole[0..<2]), (3, whole[4..<5]), (9, whole[5..<5])] {
                let page = try await place.anonymous.browse(
                    PostQuery(), PageRequest(.number(number), limit: 2))
                try expectPage(page, expected, "page \(number)")
                try expectEqual(
                    page.numbering, PageNumbering(number: number, size: 2, total: 5), "its place")
            }
        },
        Clause("the cursor of another query is refused") { place in
            _ = try await place.write(count: 3)
            let next = try await place.anonymous.browse(PostQuery(), PageRequest(limit: 1)).next
            let cursor = try PageRequest(.after(expectValue(next, "the next page")))
            for query in [
                PostQuery(category: "general"), PostQuery(author: place.members.owner.memberID),
                PostQuery(keyword: "느티나무"),
            ] {
                try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                    try await place.anonymous.browse(query, cursor)
                }
            }
        },
    ]
}

extension PostFixture {
    /// Follows the cursors of a query from the first page to the last.
    func walk(
        _ query: PostQuery, limit: Int, by reader: (any PostRepository)? = nil
    ) async throws -> [Post] {
        var (found, request): ([Post], PageRequest) = ([], try PageRequest(limit: limit))
        for _ in 0..<100 {
            let page = try await (reader ?? anonymous).browse(query, request)
            found += page.items.map(\.post)
            guard let next = page.next else { return found }
            request = try PageRequest(.after(next), limit: limit)
        }
        throw BrokenPromise("the list does not end")
    }
}
