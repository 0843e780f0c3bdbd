import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The photos of posts.
extension FeedFaults {
    static let photos: [Fault<FeedFixture>] = [
        .store("turns photos round", caughtBy: "photos are shown in their order") { store in
            store.changeNew { $0.showing($0.content.photos.reversed()) }
        },
        .verbs("leaves out photos that cannot be used", caughtBy: "photos that the author cannot use") {
            verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                do throws(FeedError) {
                    return try await sound.publish(draft, idempotencyKey: key)
                } catch .invalidFields(let fieldErrors) {
                    let wrong = Set(fieldErrors.map(\.field))
                    let usable = draft.photos.indices.filter { !wrong.contains(FieldError.photoField($0)) }
                    let rest = draft.with(photos: usable.map { draft.photos[$0] })
                    return try await sound.publish(rest, idempotencyKey: key)
                }
            }
        },
        .verbs("takes the last photo", caughtBy: "a post has one to five photos") { verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                let photos = draft.photos.count > 5 ? Array(draft.photos.suffix(1)) : draft.photos
                return try await sound.publish(draft.with(photos: photos), idempotencyKey: key)
            }
        },
        .verbs("keeps the photos of before an edit", caughtBy: "an edit adds photos") { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(FeedError) in
                let photos = FeedPostDraft(try await sound.post(id).post).photos
                return try await sound.edit(id, draft.with(photos: photos), expecting: version)
            }
        },
        .store(
            "writes no messages", caughtBy: "each change of the shown photos", "that a post is gone is told"
        ) { store in
            store.outbox = InMemoryFeedStore().outbox
        },
    ]
}
