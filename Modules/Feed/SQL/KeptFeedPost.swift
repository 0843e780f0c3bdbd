import Database
import Feed
import Vocabulary

/// What an idempotency record keeps of a published post: its identifier, the worn listing with its seller and
/// the cards of its photos. The request contains the rest.
struct KeptFeedPost {
    let id: FeedPostID
    let photos: [PictureCard]
    let worn: WornLink?

    /// Of a new post.
    init(_ post: FeedPost) {
        (id, photos, worn) = (post.id, post.content.photos, post.content.worn)
    }

    /// Reads the text. Throws `corrupt`.
    init(text: String) throws(DatabaseError) {
        let lines = text.split(separator: "\n", maxSplits: 1)
        let words = lines.first?.split(separator: " ") ?? []
        let record = try PicturedRecord(
            text: ([words.first ?? ""] + lines.dropFirst()).joined(separator: "\n"))
        (id, photos) = (FeedPostID(record.id), record.cards)
        worn = try Self.worn(words.dropFirst())
    }

    private static func worn(_ words: ArraySlice<Substring>) throws(DatabaseError) -> WornLink? {
        guard let first = words.first, let last = words.last else { return nil }
        guard words.count == 2, let listing = AnyIdentifier(first), let seller = RawIdentifier(base32: last)
        else { throw .corrupt("an idempotency record") }
        return WornLink(listing: listing, seller: MemberID(seller))
    }

    /// One line of the identifiers, then the cards of the photos.
    var text: String {
        let names = [id.raw.base32] + (worn.map { ["\($0.listing)", $0.seller.raw.base32] } ?? [])
        let cards = PicturedRecord(id.raw, photos).text.dropFirst(id.raw.base32.count)
        return names.joined(separator: " ") + cards
    }

    /// The post as it was published, from a post that the same request would publish now.
    func published(from post: FeedPost, at moment: Timestamp) -> FeedPost {
        let content = FeedPostContent(text: post.content.text, photos: photos, worn: worn)
        return FeedPost(id: id, author: post.author, content: content, at: moment)
    }
}
