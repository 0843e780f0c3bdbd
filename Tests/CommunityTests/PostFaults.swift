import Community
import CommunityContract
import CommunityFakes
import ContractKit
import Vocabulary

/// The ways in which the tests break the board on purpose; each is caught by the clauses that it names.
enum PostFaults {
    static let all =
        writing + changing + remembering + moderating + listing + showing + telling + operating + repeating
        + leaving + counting

    static let table = FaultTable(PostContract.clauses, all)

    static let writing: [Fault<PostFixture>] = [
        .store(
            "keeps another title", caughtBy: "what a member publishes is shown to all",
            "title and text are kept trimmed"
        ) { store in
            let sound = store
            store.insert = { post, request throws(PostError) in
                try await sound.insert(post.with(title: " \(post.content.title)"), request)
            }
        },
        .verbs(
            "takes any draft", caughtBy: "a draft that breaks rules is refused", "characters that hide",
            "photos that the author cannot use", "a post has at most five photos"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(PostError) in
                do throws(PostError) {
                    return try await sound.publish(draft, idempotencyKey: key)
                } catch {
                    return try await sound.publish(.any, idempotencyKey: key)
                }
            }
        },
        .verbs("takes short texts alone", caughtBy: "a text may be as long as it may be") { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(PostError) in
                guard draft.text.utf8.count <= 30_000 else {
                    throw .invalidFields([FieldError("text", .tooLong(maximum: 10_000))])
                }
                return try await sound.publish(draft, idempotencyKey: key)
            }
        },
        .verbs("takes visitors for the owner", caughtBy: "a visitor publishes nothing") { verbs, caller in
            if caller.principal == .anonymous { verbs.publish = caller.owner.publish(_:idempotencyKey:) }
        },
        .verbs("shows old names", caughtBy: "an author is shown by the name of the day") { verbs, caller in
            let old = KnownMembers(caller.environment.members.nicknames)
            verbs.post = caller.verbs(members: old).post(_:)
        },
        .store(
            "finds what never was", caughtBy: "what never was is not found",
            "others are told of those posts"
        ) { store in
            let sound = store
            store.find = { ids throws(PostError) in
                let found = try await sound.find(ids)
                let missing = ids.filter { id in !found.contains { $0.id == id } }
                return found
                    + missing.map {
                        Post(
                            id: $0, author: MemberID($0.raw),
                            content: PostContent(category: "general", title: "느티나무", text: "그늘"),
                            at: Timestamp(microseconds: 0))
                    }
            }
        },
        .verbs("counts no comments", caughtBy: "each post says how many comments") { verbs, caller in
            verbs.browse = caller.verbs(comments: KnownComments()).browse(_:_:)
        },
        .verbs("asks nobody who may write", caughtBy: "a member who is closed writes nothing") {
            verbs, caller in
            let directory = KnownMembers(caller.environment.members.nicknames)
            verbs = PostRepositoryFake(forwardingTo: caller.verbs(members: directory))
        },
    ]

    static let changing: [Fault<PostFixture>] = [
        .store(
            "loses changes", caughtBy: "an edit replaces what it says",
            "what a moderator has hidden its author is",
            "a moderator restores", "what a moderator has removed", "what its author has removed",
            "moderators act on posts from elsewhere"
        ) { store in
            store.replace = { _ throws(PostError) in true }
        },
        .verbs(
            "ignores versions", caughtBy: "against another version nothing is edited",
            "of several edits at once against one version"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, _ throws(PostError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
        .verbs("lets everybody edit", caughtBy: "only the author edits and removes") { verbs, caller in
            verbs.edit = caller.owner.edit(_:_:expecting:)
        },
        .verbs("lets everybody remove", caughtBy: "only the author edits and removes") { verbs, caller in
            verbs.remove = caller.owner.remove(_:)
        },
        .verbs("edits to something else", caughtBy: "an edit that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(PostError) in
                do throws(PostError) {
                    return try await sound.edit(id, draft, expecting: version)
                } catch {
                    return try await sound.edit(id, .any, expecting: version)
                }
            }
        },
        .verbs("keeps the photos that there were", caughtBy: "an edit adds photos") { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(PostError) in
                var draft = draft
                draft.photos = PostDraft(try await sound.post(id).post).photos
                return try await sound.edit(id, draft, expecting: version)
            }
        },
    ]

    static let remembering: [Fault<PostFixture>] = [
        .store(
            "tells the history backwards", caughtBy: "the history says what", "at most the last 20 are kept"
        ) { store in
            let sound = store
            store.history = { id throws(PostError) in try await sound.history(id).reversed() }
        },
        .store(
            "loses what was before the last edit",
            caughtBy: "of several edits at once without a version", "the history says what",
            "what a member who has left had is gone", "what was answered is there"
        ) { store in
            let sound = store
            store.history = { id throws(PostError) in Array(try await sound.history(id).dropFirst()) }
        },
        .store(
            "makes a history up", caughtBy: "an edit that leaves title and text",
            "the history of a post that a moderator removes"
        ) { store in
            let sound = store
            store.history = { id throws(PostError) in
                let history = try await sound.history(id)
                guard history.isEmpty, let post = try await sound.find([id]).first else { return history }
                return [
                    PostRevision(
                        title: "옛 제목", text: post.content.text, version: .first, replacedAt: post.createdAt)
                ]
            }
        },
        .verbs("shows everybody the history", caughtBy: "whoever may not see a post") { verbs, caller in
            verbs.history = caller.owner.history(_:)
        },
    ]

    static let moderating: [Fault<PostFixture>] = [
        .verbs("restores by an edit", caughtBy: "what a moderator has hidden its author can edit") {
            verbs, caller in
            let (sound, keeper) = (caller.sound, caller.keeper)
            verbs.edit = { id, draft, version throws(PostError) in
                let edited = try await sound.edit(id, draft, expecting: version)
                guard edited.post.state == .hidden else { return edited }
                return try await keeper.moderate(id, .restore, reason: "")
            }
        },
        .verbs("does again what was done", caughtBy: "nothing is hidden or restored twice") { verbs, caller in
            let sound = caller.sound
            verbs.moderate = { id, act, reason throws(PostError) in
                do throws(PostError) {
                    return try await sound.moderate(id, act, reason: reason)
                } catch .wrongState {
                    return try await sound.post(id)
                }
            }
        },
        .verbs(
            "lets everybody moderate", caughtBy: "only moderators moderate",
            "a moderator does not restore what was done"
        ) { verbs, caller in
            verbs.moderate = caller.keeper.moderate(_:_:reason:)
        },
        .store("keeps acts from the log", caughtBy: "each act of a moderator is told") { store in
            let sound = store
            store.replace = { change throws(PostError) in
                try await sound.replace(
                    PostChange(from: change.old, to: change.new, by: change.actor, at: change.changedAt))
            }
        },
    ]
}
