import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    private static let reason = "전화번호를 적었습니다"

    static let moderating: [Clause<FeedFixture>] = [
        Clause("a hidden post is seen by its author, who reads the reason, and by moderators alone") {
            place in
            for keeper in [place.moderator, place.operator] {
                let post = try await place.published()
                place.clock.pass(.seconds(60))
                let hidden = try await keeper.moderate(post.id, .hide, reason: " \(reason) ").post
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, post.version.next, "the version")
                try expectEqual(hidden.moderation?.reason, reason, "the reason")
                try place.clock.expectNow(hidden.moderation?.moderatedAt, "the time")
                try expectEqual(hidden.editedAt, nil, "the time of an edit")
                for reader in [place.owner, place.moderator, place.operator] {
                    try expectEqual(try await reader.post(post.id).post, hidden, "the post")
                }
                for reader in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await reader.post(post.id) }
                }
                try expectPage(try await place.moderator.posts(.newest, .first), [])
                try expectPage(try await place.owner.mine(.hidden, .first), [hidden])
                try await place.owner.remove(post.id)
            }
        },
        Clause("the author of a hidden post can edit and remove it, and it stays hidden") { place in
            let post = try await place.published()
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: reason).post
            let edited = try await place.edit(post, "고친 글")
            try expectEqual(edited.state, .hidden, "the state")
            try expectEqual(edited.moderation, hidden.moderation, "the moderator's act")
            try await expectRefused(.notFound) { try await place.anonymous.post(post.id) }
            try await place.owner.remove(post.id)
            for reader in [place.owner, place.moderator] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
            }
        },
        Clause("moderators restore hidden posts, with or without a reason") { place in
            for words in ["", "오해였습니다"] {
                let post = try await place.published()
                _ = try await place.moderator.moderate(post.id, .hide, reason: reason)
                let restored = try await place.operator.moderate(post.id, .restore, reason: words).post
                try expectEqual(restored.state, .shown, "the state")
                try expectEqual(restored.moderation, nil, "the moderator's act")
                try expectEqual(try await place.anonymous.post(post.id).post, restored, "the post")
                try expectPage(try await place.feed(), [restored])
                try await place.owner.remove(post.id)
            }
        },
        Clause(
            "a post that a moderator has removed is read by its author and moderators, and changes no more"
        ) {
            place in
            let post = try await place.published()
            let removed = try await place.moderator.moderate(post.id, .remove, reason: reason).post
            try expectEqual(removed.state, .removed, "the state")
            for reader in [place.owner, place.moderator] {
                let seen = try await reader.post(post.id).post
                try expectEqual(seen, removed, "the post for its author and moderators")
                try expectEqual(seen.moderation?.reason, reason, "the reason")
            }
            for reader in [place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
            }
            try await expectRefused(.notFound) { try await place.owner.remove(post.id) }
            try await expectRefused(.notFound) {
                try await place.owner.edit(post.id, post.saying("고친 글"), expecting: nil)
            }
            for act in SubjectAct.allCases {
                try await expectRefused(.notFound) {
                    try await place.moderator.moderate(post.id, act, reason: reason)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
        Clause("no post is hidden or restored twice, but a hidden one can be removed") { place in
            let post = try await place.published()
            try await expectRefused(.wrongState(.shown)) {
                try await place.moderator.moderate(post.id, .restore, reason: "")
            }
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: reason).post
            try await expectRefused(.wrongState(.hidden)) {
                try await place.operator.moderate(post.id, .hide, reason: "다른 이유")
            }
            try expectEqual(try await place.state(of: post), hidden, "the post")
            let removed = try await place.operator.moderate(post.id, .remove, reason: "다른 이유").post
            try expectEqual(removed.moderation?.reason, "다른 이유", "the reason")
        },
        Clause("only moderators moderate, and give a reason in one line") { place in
            let post = try await place.published()
            for act in SubjectAct.allCases {
                try await expectRefused(.service(.signInRequired)) {
                    try await place.anonymous.moderate(post.id, act, reason: reason)
                }
                for member in [place.owner, place.stranger] {
                    try await expectRefused(.moderatorsOnly) {
                        try await member.moderate(post.id, act, reason: reason)
                    }
                }
            }
            for (text, rule) in [
                (" ", FieldError.Rule.required), ("가", .tooShort(minimum: 2)),
                (String(repeating: "가", count: 301), .tooLong(maximum: 300)), ("두\n줄", .forbiddenCharacters),
            ] {
                try await expectRefused(.invalidFields([FieldError("reason", rule)])) {
                    try await place.moderator.moderate(post.id, .hide, reason: text)
                }
            }
            try expectEqual(try await place.state(of: post), post, "the post")
        },
        Clause("a moderator does not undo another's act on their own post") { place in
            let post = try await place.published(by: place.members.moderator)
            _ = try await place.operator.moderate(post.id, .hide, reason: reason)
            try await expectRefused(.ownPost) {
                try await place.moderator.moderate(post.id, .restore, reason: "")
            }
            let restored = try await place.operator.moderate(post.id, .restore, reason: "").post
            try expectEqual(restored.state, .shown, "the state")
        },
        Clause("the audit log is told of each act of a moderator, in order, and of no other") { place in
            let post = try await place.published()
            _ = try await place.edit(post, "둘째")
            _ = try await place.moderator.moderate(post.id, .hide, reason: reason)
            try await expectRefused(.wrongState(.hidden)) {
                try await place.moderator.moderate(post.id, .hide, reason: reason)
            }
            _ = try await place.operator.moderate(post.id, .restore, reason: "")
            _ = try await place.moderator.moderate(post.id, .remove, reason: "사기")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["feed.hide", "feed.restore", "feed.remove"], "the verbs")
            let (moderator, keeper) = (place.members.moderator, place.members.operator)
            try expectEqual(
                acts.map(\.actor), [moderator, keeper, moderator].compactMap { AuditActor($0) }, "the actors")
            try expectEqual(acts.map(\.reason), [reason, nil, "사기"], "the reasons")
            try expectEqual(Set(acts.map(\.subject)), ["\(post.id)"], "the subject")
            try expectEqual(Set(acts.map(\.affected)), [post.author], "the affected member")
            try expectEqual(Set(acts.map(\.id)).count, 3, "how many identifiers")
        },
    ]
}
