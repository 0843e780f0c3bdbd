import UnicodeText
import Vocabulary

extension LocalFeedRepository {
    /// Inserts a post of this draft, or answers the post of a repeated request, which already has its photos.
    func keep(
        _ post: FeedPost, _ draft: FeedPostDraft, _ request: IdempotentRequest?
    ) async throws(FeedError) -> FeedPost {
        var post = post
        return try await FeedError.keepingOnce { () throws(FeedError) in
            guard let request else { return nil }
            return try await store.answered(post, to: request)
        } claiming: { () throws(FeedError) in
            post.content = post.content.wearing(try await link(to: draft.worn, from: post))
            return try await photos(draft.photos, for: post)
        } keep: { cards throws(FeedError) in
            let shown = post.showing(cards)
            let kept = try await store.insert(
                shown, telling: try await notices(of: shown, since: nil), request: request)
            await service.pictures.follow(kept.pictureNews(since: nil, at: kept.createdAt))
            return kept
        }
    }

    /// The cards of these photos, in their order. Photos new to the post are claimed for it, all or none.
    /// Throws `invalidFields` about each photo that its author cannot use.
    func photos(_ photos: [PictureID], for post: FeedPost) async throws(FeedError) -> [PictureCard] {
        let (cards, fieldErrors) = try await FeedError.mappingServiceFailures {
            () throws(ServiceFailure) in
            try await service.pictures.cards(
                of: photos, beside: post.content.photos, for: AnyIdentifier(post.id), by: post.author)
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return cards
    }

    /// The link to a listing that the principal may see, or that the post links already. Throws
    /// `invalidFields` for any other listing, and for any new one once a seller has taken a link away.
    func link(to listing: AnyIdentifier?, from post: FeedPost) async throws(FeedError) -> WornLink? {
        guard let listing else { return nil }
        if let worn = post.content.worn, worn.listing == listing { return worn }
        guard post.detached == nil, let found = try await listings([listing])[listing] else {
            throw .invalidFields([FieldError("worn", .unusable)])
        }
        return WornLink(listing: listing, seller: found.seller)
    }

    /// Those of these listings that the principal may see.
    func listings(_ ids: Set<AnyIdentifier>) async throws(FeedError) -> [AnyIdentifier: WornListing] {
        if ids.isEmpty { return [:] }
        return try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.listings.listings(ids, for: principal)
        }
    }

    /// The notices of a change: to the members that the text mentions and did not before, at most
    /// `FeedNotices.mostMentioned`, and to the seller of a newly worn listing. The author is not told, nor
    /// are members that do not see the post. A moderator's hiding keeps them back.
    func notices(of post: FeedPost, since old: FeedPost?) async throws(FeedError) -> [Notice] {
        guard post.state == .shown else { return [] }
        var told: [(NoticeKind, MemberID)] = []
        if let worn = post.content.worn, worn != old?.content.worn { told.append((.worn, worn.seller)) }
        let earlier = Set(try await mentioned(in: old?.content.text ?? ""))
        let mentioned = try await mentioned(in: post.content.text).filter { !earlier.contains($0) }
        told += mentioned.prefix(FeedNotices.mostMentioned).map { (.feedMention, $0) }
        let unseen = try await hidden(among: Set(told.map(\.1)))
        var passed = unseen.union([post.author])
        return told.compactMap { kind, recipient in
            guard passed.insert(recipient).inserted else { return nil }
            return Notice(
                id: service.ids.next(), kind, to: recipient, by: post.author,
                about: AnyIdentifier(post.id), at: post.editedAt ?? post.createdAt)
        }
    }

    /// The members that a text mentions, each once, in the text's order.
    private func mentioned(in text: String) async throws(FeedError) -> [MemberID] {
        let reading = MentionReading(text)
        if reading.names.isEmpty { return [] }
        let found = try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.members(called: reading.names)
        }
        var seen: Set<MemberID> = []
        return reading.mentions(of: found).map(\.member).filter { seen.insert($0).inserted }
    }

    /// Those of these members that the principal does not see.
    func hidden(among members: Set<MemberID>) async throws(FeedError) -> Set<MemberID> {
        if members.isEmpty { return [] }
        return try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hiddenMembers(among: members, from: principal)
        }
    }
}
