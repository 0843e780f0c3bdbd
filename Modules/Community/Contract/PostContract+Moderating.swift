import Community
import ContractKit
import Vocabulary

extension PostContract {
    private static let reason = "전화번호를 적었습니다"

    static let moderating: [Clause<PostFixture>] = [
        Clause("what a moderator has hidden its author is told why, and nobody else sees") { place in
            for keeper in [place.moderator, place.operator] {
                let post = try await place.write()
                place.clock.pass(.seconds(60))
                let hidden = try await keeper.moderate(post.id, .hide, reason: " \(reason) ").post
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, post.version.next, "the version")
                try expectEqual(hidden.moderation?.reason, reason, "the reason")
                try place.clock.expectNow(hidden.moderation?.moderatedAt, "the moment")
                try expectEqual(hidden.editedAt, nil, "the moment of an edit")
                for reader in [place.owner, place.moderator, place.operator] {
                    try expectEqual(try await reader.post(post.id).post, hidden, "it")
                }
                for reader in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await reader.post(post.id) }
                }
                try expectPage(try await place.moderator.browse(PostQuery(), .first), [])
                try expectPage(try await place.owner.mine(.hidden, .first), [hidden])
                try await place.owner.remove(post.id)
            }
        },
        Clause("what a moderator has hidden its author can edit and remove, and stays hidden") { place in
            let post = try await place.write()
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: reason).post
            let edited = try await place.owner.edit(post.id, .note("고친 제목"), expecting: nil).post
            try expectEqual(edited.state, .hidden, "the state")
            try expectEqual(edited.moderation, hidden.moderation, "what was done with it")
            try await place.owner.remove(post.id)
            for reader in [place.owner, place.moderator] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
            }
        },
        Clause("a moderator restores what one has hidden, with or without a reason") { place in
            for words in ["", "오해였습니다"] {
                let post = try await place.write()
                _ = try await place.moderator.moderate(post.id, .hide, reason: reason)
                let restored = try await place.operator.moderate(post.id, .restore, reason: words).post
                try expectEqual(restored.state, .shown, "the state")
                try expectEqual(restored.moderation, nil, "what was done with it")
                try expectEqual(try await place.anonymous.post(post.id).post, restored, "it")
                try expectPage(try await place.board(), [restored])
                try await place.owner.remove(post.id)
            }
        },
        Clause("what a moderator has removed its author is told why, and nothing is done with it any more") {
            place in
            let post = try await place.write()
            let removed = try await place.moderator.moderate(post.id, .remove, reason: reason).post
            try expectEqual(removed.state, .removed, "the state")
            for reader in [place.owner, place.moderator] {
                let seen = try await reader.post(post.id).post
                try expectEqual(seen, removed, "what its author and moderators see")
                try expectEqual(seen.moderation?.reason, reason, "the reason")
            }
            for reader in [place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
            }
            try await expectRefused(.notFound) { try await place.owner.remove(post.id) }
            try await expectRefused(.notFound) {
                try await place.owner.edit(post.id, .note(), expecting: nil)
            }
            for act in SubjectAct.allCases {
                try await expectRefused(.notFound) {
                    try await place.moderator.moderate(post.id, act, reason: reason)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [])
        },
        Clause("nothing is hidden or restored twice, but what is hidden may be removed") { place in
            let post = try await place.write()
            try await expectRefused(.wrongState(.shown)) {
                try await place.moderator.moderate(post.id, .restore, reason: "")
            }
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: reason).post
            try await expectRefused(.wrongState(.hidden)) {
                try await place.operator.moderate(post.id, .hide, reason: "다른 이유")
            }
            try expectEqual(try await place.state(of: post), hidden, "it")
            let removed = try await place.operator.moderate(post.id, .remove, reason: "다른 이유").post
            try expectEqual(removed.moderation?.reason, "다른 이유", "the reason")
        },
        Clause("only moderators moderate, and not without a reason") { place in
            let post = try await place.write()
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
            try expectEqual(try await place.state(of: post), post, "it")
        },
        Clause("a moderator does not restore what was done with their own post") { place in
            let post = try await place.write(by: place.members.moderator)
            _ = try await place.operator.moderate(post.id, .hide, reason: reason)
            try await expectRefused(.ownPost) {
                try await place.moderator.moderate(post.id, .restore, reason: "")
            }
            let restored = try await place.operator.moderate(post.id, .restore, reason: "").post
            try expectEqual(restored.state, .shown, "the state")
        },
        Clause("each act of a moderator is told to the audit log, in its order, and no other") { place in
            let post = try await place.write()
            _ = try await place.owner.edit(post.id, .note("둘째"), expecting: nil)
            _ = try await place.moderator.moderate(post.id, .hide, reason: reason)
            try await expectRefused(.wrongState(.hidden)) {
                try await place.moderator.moderate(post.id, .hide, reason: reason)
            }
            _ = try await place.operator.moderate(post.id, .restore, reason: "")
            _ = try await place.moderator.moderate(post.id, .remove, reason: "사기")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["board.hide", "board.restore", "board.remove"], "the verbs")
            let (moderator, keeper) = (place.members.moderator, place.members.operator)
            try expectEqual(
                acts.map(\.actor), [moderator, keeper, moderator].compactMap { AuditActor($0) }, "the actors")
            try expectEqual(acts.map(\.reason), [reason, nil, "사기"], "the reasons")
            try expectEqual(Set(acts.map(\.subject)), ["\(post.id)"], "what it was done to")
            try expectEqual(Set(acts.map(\.affected)), [post.author], "whom it affects")
            try expectEqual(Set(acts.map(\.id)).count, 3, "how many identifiers")
        },
    ]

    static let removing: [Clause<PostFixture>] = [
        Clause("what its author has removed is gone for everybody, with its history") { place in
            let (kept, post) = (try await place.write(.note("소나무")), try await place.write())
            _ = try await place.owner.edit(post.id, .note("둘째"), expecting: nil)
            try await place.owner.remove(post.id)
            for reader in [place.owner, place.moderator, place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.post(post.id) }
                try await expectRefused(.notFound) { try await reader.history(post.id) }
            }
            try await expectRefused(.notFound) { try await place.owner.remove(post.id) }
            try await expectRefused(.notFound) {
                try await place.moderator.moderate(post.id, .remove, reason: reason)
            }
            try expectPage(try await place.board(), [kept])
            try expectPage(try await place.owner.mine(nil, .first), [kept])
        }
    ]
}
