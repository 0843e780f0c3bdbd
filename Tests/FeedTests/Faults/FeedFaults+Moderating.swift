import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// Acts of moderators, and posts as other domains see them.
extension FeedFaults {
    static let moderating: [Fault<FeedFixture>] = [
        .store(
            "shows hidden posts", caughtBy: "a hidden post is seen by its author",
            "a hidden post tells no member"
        ) { store in
            store.changeFound { $0.state == .hidden ? $0.with(state: .shown) : $0 }
        },
        .verbs("restores by an edit", caughtBy: "the author of a hidden post can edit") { verbs, caller in
            let (sound, keeper) = (caller.sound, caller.keeper)
            verbs.edit = { id, draft, version throws(FeedError) in
                let edited = try await sound.edit(id, draft, expecting: version)
                guard edited.post.state == .hidden else { return edited }
                return try await keeper.moderate(id, .restore, reason: "")
            }
        },
        .verbs("does again what was done", caughtBy: "no post is hidden or restored twice") {
            verbs, caller in
            let sound = caller.sound
            verbs.moderate = { id, act, reason throws(FeedError) in
                do throws(FeedError) {
                    return try await sound.moderate(id, act, reason: reason)
                } catch .wrongState {
                    return try await sound.post(id)
                }
            }
        },
        .verbs(
            "lets all members moderate", caughtBy: "only moderators moderate",
            "a moderator does not undo another's act"
        ) { verbs, caller in
            verbs.moderate = caller.keeper.moderate(_:_:reason:)
        },
        .store("keeps acts from the log", caughtBy: "the audit log is told of each act") { store in
            store.changeTold(act: { _ in nil })
        },
    ]

    static let subjects: [Fault<FeedFixture>] = [
        .store("forgets photos", caughtBy: "a post states which photos it shows") { store in
            store.changeFound { $0.showing([]) }
        }
    ]
}
