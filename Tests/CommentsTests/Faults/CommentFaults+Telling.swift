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
            store.replace = { changes, actor throws(CommentError) in
                let told = changes.map { change in
                    var change = change
                    let notice = Notice(
                        id: NoticeID(change.next.id.raw), .mention, to: change.next.author, by: actor,
                        about: change.next.subject, at: change.next.createdAt)
                    change.messages.append(OutboxMessage(notice))
                    return change
                }
                return try await sound.replace(told, actor: actor)
            }
        },
        .store("withdraws nothing", caughtBy: "notices of a comment are withdrawn") { store in
            let sound = store
            store.replace = { changes, actor throws(CommentError) in
                let told = changes.map { change in
                    var change = change
                    change.messages.removeAll { NoticeWithdrawal($0) != nil }
                    return change
                }
                return try await sound.replace(told, actor: actor)
            }
        },
        .store(
            "tells the audit log nothing", caughtBy: "the audit log is told each act",
            "moderators act on comments through other domains"
        ) { store in
            let sound = store
            store.replace = { changes, actor throws(CommentError) in
                try await sound.replace(changes.map { CommentChange($0.old, $0.next) }, actor: actor)
            }
        },
    ]
}
