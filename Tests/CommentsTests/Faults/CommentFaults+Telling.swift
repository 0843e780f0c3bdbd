import Comments
import CommentsContract
import CommentsFakes
import ContractKit
import Vocabulary

extension CommentFaults {
    static let telling: [Fault<CommentFixture>] = [
        .store("tells nobody", caughtBy: "the owner is told of a comment", "each member is told") { store in
            let sound = store
            store.insert = { comment, _, request throws(CommentError) in
                try await sound.insert(comment, telling: [], request: request)
            }
        },
        .store("tells twice", caughtBy: "each member is told of a comment once") { store in
            let sound = store
            store.insert = { comment, notices, request throws(CommentError) in
                try await sound.insert(comment, telling: notices + notices, request: request)
            }
        },
        .store("tells of edits", caughtBy: "what is refused, asked again, edited or removed") { store in
            let sound = store
            store.replace = { old, next, actor, messages throws(CommentError) in
                let notice = Notice(
                    id: NoticeID(next.id.raw), .mention, to: next.author, by: actor, about: next.subject,
                    at: next.createdAt)
                return try await sound.replace(
                    old, by: next, actor: actor, telling: messages + [OutboxMessage(notice)])
            }
        },
        .store(
            "tells the audit log nothing", caughtBy: "the audit log is told each act",
            "moderators act on comments through other domains"
        ) { store in
            let sound = store
            store.replace = { old, next, actor, _ throws(CommentError) in
                try await sound.replace(old, by: next, actor: actor, telling: [])
            }
        },
    ]
}
