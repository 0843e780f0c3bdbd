public import Vocabulary

/// Makes what posts show, photos and listings, through the domains of these: for access cases, bad input and
/// drills.
public struct FeedPartSource: Sendable {
    /// Gives the member with these services a picture that no record shows. Throws what uploading throws.
    let photo: @Sendable (Services) async throws -> PictureID
    /// Publishes a listing with this title on behalf of the member with these services.
    let listing: @Sendable (Services, String) async throws -> AnyIdentifier
    /// Hides the member's own listing.
    let hide: @Sendable (Services, AnyIdentifier) async throws -> Void
    /// Deletes the member's own listing.
    let delete: @Sendable (Services, AnyIdentifier) async throws -> Void

    /// Memberwise.
    public init(
        photo: @escaping @Sendable (Services) async throws -> PictureID,
        listing: @escaping @Sendable (Services, String) async throws -> AnyIdentifier,
        hide: @escaping @Sendable (Services, AnyIdentifier) async throws -> Void,
        delete: @escaping @Sendable (Services, AnyIdentifier) async throws -> Void
    ) {
        (self.photo, self.listing) = (photo, listing)
        (self.hide, self.delete) = (hide, delete)
    }
}
