public import Vocabulary

/// The checked content of a feed post, made by `FeedPostDraft.checked`.
public struct FeedPostContent: Hashable, Sendable {
    /// At most 2,000 characters in lines, NFC; may be blank.
    public let text: String
    /// One to five pictures, in the author's order; none once its author has withdrawn.
    public let photos: [PictureCard]
    /// The listing that is worn; nil if none is linked.
    public let worn: WornLink?

    /// Memberwise, for checked values from a store or the wire; texts are not checked again.
    public init(text: String, photos: [PictureCard] = [], worn: WornLink? = nil) {
        (self.text, self.photos, self.worn) = (text, photos, worn)
    }

    /// The hashtags of its text, at most `FeedPostDraft.mostHashtags`.
    public var hashtags: [Hashtag] { text.hashtags }

    /// The same with other photos.
    func showing(_ photos: [PictureCard]) -> FeedPostContent {
        FeedPostContent(text: text, photos: photos, worn: worn)
    }

    /// The same with another link, or none.
    func wearing(_ worn: WornLink?) -> FeedPostContent {
        FeedPostContent(text: text, photos: photos, worn: worn)
    }
}

/// The link of a feed post to a listing.
public struct WornLink: Hashable, Sendable {
    /// The listing.
    public let listing: AnyIdentifier
    /// Its seller, who may take the link away.
    public let seller: MemberID

    /// Memberwise.
    public init(listing: AnyIdentifier, seller: MemberID) {
        (self.listing, self.seller) = (listing, seller)
    }
}
