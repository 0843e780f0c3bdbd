import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let categories: [Clause<PostFixture>] = [
        Clause("a new board has one category, in which everybody can publish") { place in
            for reader in [place.anonymous, place.owner, place.operator] {
                try expectEqual(try await reader.categories(), [.general], "the categories")
            }
            let post = try await place.write(.note(in: "general"))
            try expectEqual(post.content.category, "general", "the category")
        },
        Clause("categories stand in their order, by position and slug, with the first one among them") {
            place in
            let (late, early) = (
                PostCategory(slug: "zz", korean: "끝", english: "End", position: 9),
                PostCategory(slug: "aa", korean: "처음", english: "Start", position: 0)
            )
            for category in [late, .market, early] {
                try expectEqual(try await place.operator.setCategory(category), category, "the answer")
            }
            try expectEqual(
                try await place.anonymous.categories(), [early, .general, .market, late], "the categories")
            let renamed = PostCategory(slug: "general", korean: "수다", english: "Chat", position: 20)
            _ = try await place.operator.setCategory(renamed)
            try expectEqual(
                try await place.anonymous.categories(), [early, .market, late, renamed], "renamed")
            try await place.reopen()
            try expectEqual(
                try await place.anonymous.categories(), [early, .market, late, renamed], "after opening")
        },
        Clause("in a category that is closed or not there nothing is published, and the open ones are named")
        {
            place in
            let key = place.newKey()
            _ = try await place.operator.setCategory(.market)
            let old = try await place.write(.note(in: "market"))
            let kept = try await place.owner.publish(.note("열쇠", in: "market"), idempotencyKey: key)
            let other = try await place.write()
            _ = try await place.operator.setCategory(PostCategory.market.closed)
            let wrong = PostError.invalidFields([
                FieldError("category", .unknown(allowed: ["general"]))
            ])
            let free = place.newKey()
            for slug in ["market", "nowhere"] {
                try await expectRefused(wrong) {
                    try await place.owner.publish(.note(in: slug), idempotencyKey: free)
                }
                try await expectRefused(wrong) {
                    try await place.owner.edit(other.id, .note(in: slug), expecting: nil)
                }
            }
            try expectEqual(try await place.state(of: other), other, "what should have moved")
            let again = try await place.owner.publish(.note("열쇠", in: "market"), idempotencyKey: key)
            try expectEqual(again, kept, "what was published before, asked for again")
            let edited = try await place.owner.edit(old.id, .note("고친 글", in: "market"), expecting: nil)
            try expectEqual(edited.post.content.title, "고친 글", "what was there can be edited")
            try expectEqual(
                try await place.board(PostQuery(category: "market")).items.count, 2, "what stays")
            _ = try await place.operator.setCategory(.market)
            _ = try await place.owner.publish(.note(in: "market"), idempotencyKey: free)
            _ = try await place.owner.edit(other.id, .note(in: "market"), expecting: nil)
            try expectEqual(
                try await place.board(PostQuery(category: "market")).items.count, 4, "once it is open again")
        },
    ]

    static let operating: [Clause<PostFixture>] = [
        Clause("only operators set categories up") { place in
            place.noteSolitude()
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.setCategory(.market)
            }
            for member in [place.owner, place.moderator] {
                try await expectRefused(.operatorsOnly) { try await member.setCategory(.market) }
            }
            try expectEqual(try await place.anonymous.categories(), [.general], "the categories")
        },
        Clause("a category that breaks rules is refused with all field errors, and names are kept in NFC") {
            place in
            place.noteSolitude()
            let wrong = [
                FieldError("slug", .malformed(expected: PostCategory.slugExample)),
                FieldError("korean", .required),
                FieldError("english", .tooLong(maximum: 30)),
                FieldError("position", .outOfRange(minimum: 0, maximum: 999)),
            ]
            let bad = PostCategory(
                slug: "Flea Market", korean: " ", english: String(repeating: "x", count: 31), position: -1)
            try await expectRefused(.invalidFields(wrong)) { try await place.operator.setCategory(bad) }
            try expectEqual(try await place.anonymous.categories(), [.general], "the categories")
            let decomposed = PostCategory(
                slug: "a1", korean: " \u{1102}\u{1161}\u{1106}\u{116E} ", english: "Trees", position: 999)
            try expectBytes(try await place.operator.setCategory(decomposed).korean, "나무")
        },
        Clause("there are at most 50 categories, and each can be changed then") { place in
            place.noteSolitude()
            for number in 1..<PostCategory.most {
                _ = try await place.operator.setCategory(
                    PostCategory(slug: "c-\(number)", korean: "게시판 \(number)", english: "Board \(number)"))
            }
            try await expectRefused(.tooManyCategories) {
                try await place.operator.setCategory(.market)
            }
            let changed = PostCategory(slug: "c-7", korean: "일곱", english: "Seven", isOpen: false)
            _ = try await place.operator.setCategory(changed)
            let all = try await place.anonymous.categories()
            try expectEqual(all.count, PostCategory.most, "how many there are")
            try expect(all.contains(changed), "the changed one is among them")
        },
        Clause("the audit log is told of each change of a category, and of no other") { place in
            // It may have been there before.
            _ = try await place.operator.setCategory(.market)
            _ = try await place.acts()
            for category in [PostCategory.market, .market.closed, .market.closed, .market] {
                _ = try await place.operator.setCategory(category)
            }
            try await expectRefused(.operatorsOnly) { try await place.moderator.setCategory(.general) }
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["board.set-category", "board.set-category"], "the verbs")
            try expectEqual(Set(acts.map(\.subject)), ["market"], "what was changed")
            try expectEqual(acts.first?.actor, AuditActor(place.members.operator), "who did it")
        },
    ]
}
