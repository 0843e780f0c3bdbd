import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The notices of mentions and worn listings.
extension FeedFaults {
    static let telling: [Fault<FeedFixture>] = [
        .store(
            "tells no member", caughtBy: "each member that a text mentions is told once",
            "the seller of a newly worn listing is told once"
        ) { store in
            store.changeTold(notices: { _ in [] })
        },
        .store("tells one member of each text", caughtBy: "a text tells at most 20 members") { store in
            store.changeTold(notices: { Array($0.prefix(1)) })
        },
        .verbs("tells all members again", caughtBy: "an edit tells the members") { verbs, caller in
            let sound = caller.sound
            verbs.edit = { id, draft, version throws(FeedError) in
                _ = try await sound.edit(id, draft.with(text: ""), expecting: version)
                return try await sound.edit(id, draft, expecting: nil)
            }
        },
        .verbs("refuses many names", caughtBy: "a text with more than a thousand possible names") {
            verbs, caller in
            let sound = caller.sound
            verbs.publish = { draft, key throws(FeedError) in
                guard draft.text.count(where: { $0 == "@" }) <= 50 else {
                    throw .invalidFields([FieldError("text", .tooLong(maximum: 2_000))])
                }
                return try await sound.publish(draft, idempotencyKey: key)
            }
        },
        .verbs("tells members despite blocks", caughtBy: "members on the two sides of a block") {
            verbs, caller in
            let members = KnownMembers()
            members.give(caller.environment.directory.given)
            verbs.publish = caller.verbs(members: members).publish(_:idempotencyKey:)
        },
    ]
}
