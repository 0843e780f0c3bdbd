import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

extension CommentFaults {
    /// A fault of the pages of threads.
    private static func pages(
        _ name: String, caughtBy clauses: String...,
        bend: @escaping @Sendable (inout Page<StoredThread>, PageRequest) -> Void
    ) -> Fault<CommentFixture> {
        Fault(name, caughtBy: clauses) { order in
            .place(
                order,
                store: { store in
                    let sound = store
                    store.threads = { subject, order, page, hidden throws(CommentError) in
                        var found = try await sound.threads(on: subject, order, page, without: hidden)
                        bend(&found, page)
                        return found
                    }
                })
        }
    }

    static let paging: [Fault<CommentFixture>] = [
        pages("turns the order", caughtBy: "in both orders cursors lead") { page, _ in page.items.reverse() },
        pages("skips one behind a cursor", caughtBy: "in both orders", "a cursor keeps its place") {
            page, request in
            if case .after = request.start { page.items = Array(page.items.dropFirst()) }
        },
        pages("does not count", caughtBy: "numbered pages carry their place") { page, _ in
            page.numbering = nil
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list is refused") { verbs, caller in
            let sound = caller.sound
            verbs.comments = { subject, order, page throws(CommentError) in
                do throws(CommentError) {
                    return try await sound.comments(on: subject, order, page)
                } catch {
                    guard !error.fieldErrors.isEmpty else { throw error }
                    return try await sound.comments(on: subject, order, .first)
                }
            }
        },
        Fault("has one thread for all", caughtBy: ["a thread holds what is said under its subject"]) {
            order in
            let first = LockedValue<AnyIdentifier?>(nil)
            return .place(
                order,
                store: { store in
                    let sound = store
                    store.threads = { subject, order, page, hidden throws(CommentError) in
                        let one = first.withLock { known in
                            known = known ?? subject
                            return known ?? subject
                        }
                        return try await sound.threads(on: one, order, page, without: hidden)
                    }
                })
        },
        .verbs("gives everybody one's own", caughtBy: "one's own comments stand together") {
            verbs, caller in
            if caller.principal != .anonymous { verbs.mine = caller.buyer.mine(_:) }
        },
    ]

    static let repeating: [Fault<CommentFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same again under one key", "a key that stands for something else",
            "of several at once under one key", "what was asked under a key before the closing"
        ) { store in
            let sound = store
            store.insert = { comment, notices, _ throws(CommentError) in
                try await sound.insert(comment, telling: notices, request: nil)
            }
        },
        .store("shares keys", caughtBy: "another member's key is another key") { store in
            let sound = store
            store.insert = { comment, notices, request throws(CommentError) in
                let shared = request.map { request in
                    let scope = IdempotentRequest.Scope(
                        request.scope.key, verb: request.scope.verb, member: nil)
                    return IdempotentRequest(scope, request.content, at: request.madeAt)
                }
                return try await sound.insert(comment, telling: notices, request: shared)
            }
        },
    ]
}
