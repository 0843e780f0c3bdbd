import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import Vocabulary

extension ModerationFaults {
    static let telling: [Fault<ModerationFixture>] = [
        .store(
            "tells nobody", caughtBy: "who has reported, and the owner of what was changed",
            "in bulk each member is told once", "the audit log hears of acts in bulk"
        ) { store in
            store.outbox = SilentOutbox()
        },
        .store("does not hear what is gone", caughtBy: "what is gone has its case closed") { store in
            store.close = { _, _ throws(ModerationError) in }
        },
    ]

    static let forgetting: [Fault<ModerationFixture>] = [
        .store(
            "remembers who has left", caughtBy: "who has left is no reporter any more",
            "a moderator who has left has no name", "cases about what was theirs",
            "nothing is written for who has left", "what moderators wrote about what was theirs"
        ) { store in
            store.forget = { _, _ throws(ModerationError) in }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]
}

/// An outbox in which nothing ever waits.
private struct SilentOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] { [] }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {}
}
