import Community
import ContractKit
import Vocabulary

/// Scrolls through all posts, the newest first.
enum PostScroll {
    static let list = ScrolledList(
        add: { number, member in
            let draft = PostDraft.note("느티나무 \(number)", "그늘 \(number)")
            return AnyIdentifier(try await member.board().publish(draft).post.id)
        },
        remove: { record, member in
            guard let id: PostID = record.typed() else { throw PostError.notFound }
            try await member.board().remove(id)
        },
        page: { request, visitor in
            try await visitor.board.browse(PostQuery(), request).map { AnyIdentifier($0.post.id) }
        })
}
