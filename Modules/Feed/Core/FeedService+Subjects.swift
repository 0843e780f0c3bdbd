public import Vocabulary

/// Posts as subjects of other domains' records, such as comments.
extension FeedService: SubjectDirectory {
    /// The cards of those of the posts that the principal may see, by their first lines. Throws outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = subjects.compactMap { $0.typed(FeedPostSubject.self) }
        guard !ids.isEmpty else { return [:] }
        let posts = try await mappingToService { () throws(FeedError) in
            try await store.find(ids, viewer: nil).map(\.post)
        }
        let hidden = try await members.hiddenMembers(among: Set(posts.map(\.author)), from: principal)
        return posts.reduce(into: [:]) { cards, post in
            guard FeedPolicy.maySee(post, principal), !hidden.contains(post.author) else { return }
            let id = AnyIdentifier(post.id)
            cards[id] = SubjectCard(id, owner: post.author, title: post.title)
        }
    }
}

/// Moderators act on posts without asking the feed.
extension FeedService: SubjectModeration {
    /// Applies `FeedRepository.moderate` to each post; answers the changed ones and skips the others. Throws
    /// outages.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let verbs = LocalFeedRepository(service: self, principal: moderator)
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            guard let id = subject.typed(FeedPostSubject.self) else { continue }
            do throws(FeedError) {
                _ = try await verbs.moderated(id, act, reason: reason, isTold: !isBulk)
                done.insert(subject)
            } catch {
                if let failure = error.service { throw failure }
            }
        }
        return done
    }
}

/// Posts say which of the pictures that members have uploaded they show.
extension FeedService: PictureAttachments {
    /// The photos of a post; nil if there is none, if its author has removed it, or has left. Throws
    /// `internal` for a record that is no feed post, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        guard let id = record.typed(FeedPostSubject.self) else {
            throw .internal("\(record) is no feed post")
        }
        return try await mappingToService { () throws(FeedError) in
            try await store.find(id)?.post.attachedPictures
        }
    }
}

/// Runs store operations for ports of other domains, which throw service failures only.
func mappingToService<Value>(
    _ body: () async throws(FeedError) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(FeedError) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}

extension FeedPost {
    /// What lists of records call it: the first line of its text, else blank.
    public var title: String {
        String(content.text.prefix { !$0.isNewline }.prefix(Self.longestTitle))
    }

    /// The most characters of a title.
    static let longestTitle = 100
}
