import ContractKit
import Feed
import FeedContract
import FeedFakes
import Vocabulary

/// The ways in which the tests break the feed on purpose; each is caught by the clauses that it names.
enum FeedFaults {
    static let all =
        publishing + editing + photos + worn + repeating + moderating + subjects + telling + characters
        + forgetting + listing + paging + popular + hashtags + liking + following + blocking + standing

    static let table = FaultTable(FeedContract.clauses, all)
}

extension FeedPost {
    /// The same with some parts of it replaced.
    func with(
        text: String? = nil, photos: [PictureCard]? = nil, worn: WornLink?? = nil,
        state: FeedPostState? = nil, detached: AnyIdentifier?? = nil
    ) -> FeedPost {
        FeedPost(
            id: id, author: author,
            content: FeedPostContent(
                text: text ?? content.text, photos: photos ?? content.photos, worn: worn ?? content.worn),
            state: state ?? self.state, moderation: moderation, detached: detached ?? self.detached,
            likes: likes, createdAt: createdAt, editedAt: editedAt, version: version)
    }
}

extension FeedPostDraft {
    /// The same with some parts of it replaced.
    func with(text: String? = nil, photos: [PictureID]? = nil, worn: AnyIdentifier?? = nil) -> FeedPostDraft {
        FeedPostDraft(text: text ?? self.text, photos: photos ?? self.photos, worn: worn ?? self.worn)
    }
}

extension FeedStoreFake {
    /// Bends each post that is inserted.
    mutating func changeNew(_ bend: @escaping @Sendable (FeedPost) -> FeedPost) {
        let sound = insert
        insert = { post, notices, request throws(FeedError) in
            try await sound(bend(post), notices, request)
        }
    }

    /// Bends each post that is found.
    mutating func changeFound(_ bend: @escaping @Sendable (FeedPost) -> FeedPost) {
        let sound = find
        find = { ids, viewer throws(FeedError) in
            try await sound(ids, viewer).map { FeedEntry(post: bend($0.post), isLiked: $0.isLiked) }
        }
    }

    /// Bends the notices and acts that changes and new posts tell.
    mutating func changeTold(
        notices bend: @escaping @Sendable ([Notice]) -> [Notice] = { $0 },
        act bendAct: @escaping @Sendable (AuditEvent?) -> AuditEvent? = { $0 }
    ) {
        let (soundInsert, soundReplace) = (insert, replace)
        insert = { post, notices, request throws(FeedError) in
            try await soundInsert(post, bend(notices), request)
        }
        replace = { change throws(FeedError) in
            try await soundReplace(
                FeedPostChange(
                    from: change.old, to: change.new, by: change.actor, act: bendAct(change.act),
                    notices: bend(change.notices), at: change.changedAt))
        }
    }
}
