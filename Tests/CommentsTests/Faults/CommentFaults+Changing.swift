import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

extension CommentFaults {
    static let changing: [Fault<CommentFixture>] = [
        .store(
            "loses changes", caughtBy: "a new text counts the version up", "what is restored is as it was",
            "the author removes a comment for good", "what a moderator hides its author"
        ) { store in
            store.replace = { changes, _ throws(CommentError) in Set(changes.map(\.next.id)) }
        },
        .verbs(
            "ignores versions", caughtBy: "against another version nothing is edited",
            "of several new texts at once"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, text, _ throws(CommentError) in
                try await sound.edit(id, text: text, expecting: nil)
            }
        },
        .verbs(
            "lets everybody edit", caughtBy: "only the author edits", "neither of the two removes or edits"
        ) { verbs, caller in
            verbs.edit = caller.buyer.edit(_:text:expecting:)
        },
        .verbs("forgets replies when it edits", caughtBy: "an edit leaves replies and counts") {
            verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, text, version throws(CommentError) in
                try await sound.edit(id, text: text, expecting: version).without(replies: 1)
            }
        },
        .verbs("lets everybody remove", caughtBy: "nobody else removes it") { verbs, caller in
            verbs.remove = caller.buyer.remove(_:)
        },
        .verbs(
            "keeps what is removed", caughtBy: "the author removes a comment for good",
            "what has replies leaves its place", "a removed reply is in no list"
        ) { verbs, _ in
            verbs.remove = { _ throws(CommentError) in }
        },
        .verbs("lets everybody moderate", caughtBy: "only moderators moderate") { verbs, caller in
            verbs.moderate = caller.moderator.moderate(_:_:reason:)
        },
        .verbs("takes any reason", caughtBy: "a reason has 2 to 300 characters") { verbs, caller in
            let sound = caller.sound
            verbs.moderate = { id, act, reason throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.moderate(id, act, reason: reason)
                } catch {
                    guard !error.fieldErrors.isEmpty else { throw error }
                    return try await sound.moderate(id, act, reason: "아무 이유")
                }
            }
        },
    ]

    /// What lies between members, and between comments and what they are about.
    static let others: [Fault<CommentFixture>] = [
        .needs(
            "hides nobody", caughtBy: "a member sees nothing of those whom they block",
            "a place whose replies one does not see", "nobody is told of those whom they block",
            "between two of whom one has blocked the other", "of a crowd of hidden members each list",
            "of a crowd of hidden members no conversation", "a hidden member is named neither"
        ) { needs, _ in
            CommentNeeds(
                members: needs.members, nicknames: needs.nicknames, blocks: KnownMembers(),
                subjects: needs.subjects, reports: needs.reports)
        },
        .store("counts those whom one does not see", caughtBy: "a member sees nothing of those") { store in
            let sound = store
            store.counts = { subjects, _ throws(CommentError) in
                try await sound.counts(of: subjects, without: [])
            }
        },
        .store(
            "closes nothing", caughtBy: "nothing is added to what is closed",
            "a thread that nobody has begun is closed", "of comments that race with the closing",
            "what was asked under a key before the closing"
        ) { store in
            store.close = { _, _ throws(CommentError) in }
        },
        .store(
            "counts one too many", caughtBy: "counts are those of shown comments",
            "other domains are told the same counts", "counts are what lists show",
            "a record's own domain says how many", "of many at once", "what others have said about what lies"
        ) { store in
            let sound = store
            store.counts = { subjects, hidden throws(CommentError) in
                try await sound.counts(of: subjects, without: hidden).mapValues { $0 + 1 }
            }
        },
        .store("counts what lies between", caughtBy: "what others have said about what lies") { store in
            let sound = store
            store.counts = { subjects, hidden throws(CommentError) in
                let counts = try await sound.counts(of: subjects, without: hidden)
                return counts.count == 2 ? counts.mapValues { $0 * 4 } : counts
            }
        },
        .verbs("counts any number", caughtBy: "1 to 100 subjects are counted") { verbs, caller in
            let sound = caller.sound
            verbs.counts = { subjects throws(CommentError) in
                subjects.isEmpty ? [:] : try await sound.counts(of: Array(Set(subjects)))
            }
        },
        .store(
            "remembers who has left", caughtBy: "of a member who has left their places stay",
            "nothing is written for a member who has left", "a moderator who leaves takes their reasons",
            "a conversation goes with either of its two"
        ) { store in
            store.forget = { _, _ throws(CommentError) in }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]
}
