import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let browsing: [Clause<PostFixture>] = [
        Clause("a list holds what is in one category, by one author, or both") { place in
            _ = try await place.operator.setCategory(.market)
            let posts = [
                try await place.write(), try await place.write(.note(in: "market")),
                try await place.write(by: place.members.stranger),
                try await place.write(.note(in: "market"), by: place.members.stranger),
            ]
            let stranger = place.members.stranger.memberID
            for (query, wanted) in [
                (PostQuery(category: "market"), [1, 3]), (PostQuery(category: "general"), [0, 2]),
                (PostQuery(author: stranger), [2, 3]), (PostQuery(category: "market", author: stranger), [3]),
                (PostQuery(category: "nowhere"), []), (PostQuery(), [0, 1, 2, 3]),
            ] {
                let found = try await place.board(query).items.map(\.post)
                try expectEqual(
                    found.sorted { $0.id < $1.id }, wanted.map { posts[$0] }.sorted { $0.id < $1.id },
                    "\(query)")
            }
        },
        Clause("every word of a keyword occurs in title or text, whatever its case and form") { place in
            let posts = [
                try await place.write(.note("Café 모임", "느티나무 아래")),
                try await place.write(.note("모임", "100%_할인")),
            ]
            for (keyword, wanted) in [
                ("모임", [0, 1]), ("CAFE\u{301}", [0]), ("모임 느티", [0]), ("아래 모임", [0]),
                ("\u{1106}\u{1169}\u{110B}\u{1175}\u{11B7}", [0, 1]), ("%_", [1]), ("0_할", []), ("단풍", []),
                (" \t ", [0, 1]), ("임", [0, 1]), ("모임 단풍", []),
            ] {
                let found = try await place.board(PostQuery(keyword: keyword)).items.map(\.post.id)
                try expectEqual(Set(found), Set(wanted.map { posts[$0].id }), keyword)
            }
        },
        Clause("what is edited is found by its new words alone") { place in
            let post = try await place.write(.note("느티나무", "여름"))
            let edited = try await place.owner.edit(post.id, .note("단풍나무", "가을"), expecting: nil).post
            try expectPage(try await place.board(PostQuery(keyword: "가을 단풍")), [edited])
            try expectPage(try await place.board(PostQuery(keyword: "여름")), [])
        },
        Clause("a query that breaks rules is refused with all field errors") { place in
            let query = PostQuery(category: "장터", keyword: String(repeating: "가", count: 101) + "\u{1B}")
            let wrong = [
                FieldError("category", .malformed(expected: PostCategory.slugExample)),
                FieldError("keyword", .tooLong(maximum: 100)), FieldError("keyword", .forbiddenCharacters),
            ]
            try await expectRefused(.invalidFields(wrong)) { try await place.anonymous.browse(query, .first) }
        },
    ]

    static let ownLists: [Clause<PostFixture>] = [
        Clause("own posts are listed by state, the last written first, without what is removed") { place in
            let posts = Array(try await place.write(count: 4).reversed())
            _ = try await place.write(by: place.members.stranger)
            let hidden = try await place.moderator.moderate(posts[1].id, .hide, reason: "이유").post
            try await place.owner.remove(posts[2].id)
            let own = try await place.owner.mine(nil, .first)
            try expectPage(
                own,
                [posts[0], hidden, posts[3]].sorted {
                    $0.createdAt > $1.createdAt || ($0.createdAt == $1.createdAt && $0.id > $1.id)
                })
            try expectPage(try await place.owner.mine(.hidden, .first), [hidden])
            try expectPage(try await place.owner.mine(.removed, .first), [])
            try expectEqual(try await place.owner.mine(.shown, .first).items.count, 2, "what is shown")
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.mine(nil, .first)
            }
        },
        Clause("own lists go on behind cursors of their own alone, and are numbered") { place in
            let posts = try await place.write(count: 3)
            let first = try await place.owner.mine(nil, PageRequest(limit: 2))
            try expectPage(first, posts.prefix(2))
            let cursor = try expectValue(first.next, "the next page")
            try expectPage(try await place.owner.mine(nil, PageRequest(.after(cursor))), [posts[2]])
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.owner.mine(.shown, PageRequest(.after(cursor)))
            }
            let numbered = try await place.owner.mine(nil, PageRequest(.number(2), limit: 2))
            try expectPage(numbered, [posts[2]])
            try expectEqual(
                numbered.numbering, PageNumbering(number: 2, size: 2, total: 3), "the place of the page")
        },
    ]
}

extension PostCategory {
    /// One that an operator sets up.
    static let market = PostCategory(slug: "market", korean: "동네 장터", english: "Flea market", position: 1)

    /// The same, closed.
    var closed: PostCategory {
        PostCategory(slug: slug, korean: korean, english: english, position: position, isOpen: false)
    }
}
