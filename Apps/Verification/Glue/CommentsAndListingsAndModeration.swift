import CommentsContract
import Composition
import Listings
import Moderation
import TestHooks
import Vocabulary

extension CommentSubjectSource {
    /// What is commented on are listings.
    static let listings = CommentSubjectSource(
        make: { services, title in
            try await services.publishSample(title)
        },
        show: { services, subject, isShown in
            let (listings, id) = (try services.listings, ListingID(subject.raw))
            _ = isShown ? try await listings.publish(id) : try await listings.hide(id)
        },
        delete: { services, subject in try await services.listings.delete(ListingID(subject.raw)) },
        count: { services, subject in try await services.listings.listing(ListingID(subject.raw)).comments },
        report: { services, id in
            let draft = ReportDraft(AnyIdentifier(id), .abuse)
            _ = try await services.moderation.report(draft, idempotencyKey: nil)
        },
        some: Domain.newestListings)
}
