import Vocabulary

extension LocalPostRepository {
    /// Keeps a new post that shows these photos, or answers the one that was kept when the same was asked
    /// before: whose photos they are by now.
    func keep(
        _ post: Post, showing photos: [PictureID], _ request: IdempotentRequest?
    ) async throws(PostError) -> Post {
        if photos.isEmpty { return try await store.insert(post, request: request) }
        return try await PostError.keepingOnce { () throws(PostError) in
            guard let request else { return nil }
            return try await store.answered(post, to: request)
        } claiming: { () throws(PostError) in
            try await self.photos(photos, for: post)
        } keep: { cards throws(PostError) in
            let kept = try await store.insert(post.showing(cards), request: request)
            await service.pictures.follow(kept.pictureNews(since: nil, at: kept.createdAt))
            return kept
        }
    }

    /// The cards of these photos, in their order. Those that the post does not show yet are claimed for it,
    /// all or none. Throws `invalidFields` about each that its author cannot use.
    func photos(_ photos: [PictureID], for post: Post) async throws(PostError) -> [PictureCard] {
        let (cards, fieldErrors) = try await PostError.mappingServiceFailures {
            () throws(ServiceFailure) in
            try await service.pictures.cards(
                of: photos, beside: post.content.photos, for: AnyIdentifier(post.id), by: post.author)
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return cards
    }
}
