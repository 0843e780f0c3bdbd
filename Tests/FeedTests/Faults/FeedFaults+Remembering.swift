import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// Idempotency keys, and withdrawn members.
extension FeedFaults {
    static let repeating: [Fault<FeedFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same draft again under one key",
            "a key that stands for another draft", "of several concurrent requests under one key",
            "a refused or repeated request"
        ) { store in
            let sound = store.insert
            store.answered = { _, _ throws(FeedError) in nil }
            store.insert = { post, notices, _ throws(FeedError) in try await sound(post, notices, nil) }
        },
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store.insert
            store.insert = { post, notices, request throws(FeedError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound(post, notices, shared)
            }
        },
    ]

    static let forgetting: [Fault<FeedFixture>] = [
        .store(
            "keeps withdrawn members", caughtBy: "the posts of a withdrawn member are gone",
            "likes and follows of a withdrawn member", "a withdrawn member writes nothing",
            "reasons by or about a withdrawn member"
        ) { store in
            store.forget = { _, _ throws(FeedError) in }
        },
        Fault("forgets all on closing", caughtBy: ["all that was answered is there"]) { .forgetfulPlace($0) },
    ]
}
