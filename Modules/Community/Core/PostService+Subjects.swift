public import Vocabulary

/// Posts as subjects of other domains' records, such as comments.
extension PostService: SubjectDirectory {
    /// The cards of those of the posts that the principal may see, by their titles. Throws outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = subjects.compactMap { $0.typed(PostSubject.self) }
        guard !ids.isEmpty else { return [:] }
        let posts = try await mappingToService { () throws(PostError) in try await store.find(ids) }
        let hidden = try await blocks.hiddenMembers(among: Set(posts.map(\.author)), from: principal)
        return posts.reduce(into: [:]) { cards, post in
            guard PostPolicy.maySee(post, principal), !hidden.contains(post.author) else { return }
            let id = AnyIdentifier(post.id)
            cards[id] = SubjectCard(id, owner: post.author, title: post.content.title)
        }
    }
}

/// Moderators act on posts without asking the board.
extension PostService: SubjectModeration {
    /// Applies `PostRepository.moderate` to each post; answers the changed ones and skips the others. Throws
    /// outages.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let verbs = LocalPostRepository(service: self, principal: moderator)
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            guard let id = subject.typed(PostSubject.self) else { continue }
            do throws(PostError) {
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
extension PostService: PictureAttachments {
    /// The photos of a post; nil if there is none, if its author has removed it, or has left. Throws
    /// `internal` for a record that is no post, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        guard let id = record.typed(PostSubject.self) else { throw .internal("\(record) is no post") }
        return try await mappingToService { () throws(PostError) in
            try await store.find(id)?.attachedPictures
        }
    }
}

/// Runs store operations for ports of other domains, which throw service failures only.
private func mappingToService<Value>(
    _ body: () async throws(PostError) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(PostError) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
