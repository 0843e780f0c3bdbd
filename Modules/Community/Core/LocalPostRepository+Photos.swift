import Vocabulary

extension LocalPostRepository {
    /// Inserts a post with these photos, or answers the post of a repeated request, which already has them.
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

    /// The cards of these photos, in their order. Photos new to the post are claimed for it, all or none.
    /// Throws `invalidFields` about each photo that its author cannot use.
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
