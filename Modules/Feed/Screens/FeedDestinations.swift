public import Feed
public import Terminal
public import Vocabulary

extension Destination {
    /// The feed.
    public static let feed = Destination("feed.list")

    /// One post.
    public static func feedPost(_ id: FeedPostID) -> Destination {
        Destination(feedPostName, ["id": "\(id)"])
    }

    /// The posts of a member.
    public static func feed(of author: MemberID) -> Destination {
        Destination(feedOfName, ["author": "\(author)"])
    }

    /// The posts with a hashtag.
    public static func feed(tagged tag: Hashtag) -> Destination {
        Destination(hashtagName, ["tag": tag.spelling])
    }

    /// The posts in which a listing is worn.
    public static func feed(wearing listing: AnyIdentifier) -> Destination {
        Destination(wearingName, ["listing": "\(listing)"])
    }

    /// The form of a new post, which links that listing as worn; nil for none.
    public static func newFeedPost(wearing listing: AnyIdentifier? = nil) -> Destination {
        Destination(newFeedPostName, listing.map { ["worn": "\($0)"] } ?? [:])
    }
}

extension Destination {
    static let feedPostName = "feed.detail"
    static let feedOfName = "feed.by"
    static let hashtagName = "feed.tagged"
    static let wearingName = "feed.wearing"
    static let hashtagsOfName = "feed.tags-of"
    static let newFeedPostName = "feed.new"
    static let feedPostFormName = "feed.edit"
    static let feedPhotosName = "feed.photos"
    static let followersName = "feed.followers"
    static let followingName = "feed.following"
    static let followLineName = "feed.follow"

    /// The member's own posts.
    static let ownFeedPosts = Destination("feed.mine")

    /// The posts that the member likes.
    static let likedFeedPosts = Destination("feed.liked")

    /// The hashtags of the week.
    static let hashtags = Destination("feed.tags")

    /// These hashtags, to choose one of them.
    static func hashtags(_ tags: [Hashtag]) -> Destination {
        Destination(hashtagsOfName, ["tags": tags.map(\.spelling).joined(separator: " ")])
    }

    /// The hashtags to choose from.
    var hashtags: [Hashtag] {
        values["tags"]?.split(separator: " ").compactMap { Hashtag(String($0)) } ?? []
    }

    /// The form that edits a post.
    static func editing(_ id: FeedPostID) -> Destination {
        Destination(feedPostFormName, ["id": "\(id)"])
    }

    /// The photos of a post, from the one of that number on, counted from 0.
    static func photos(of id: FeedPostID, from first: Int) -> Destination {
        Destination(feedPhotosName, ["id": "\(id)", "photo": "\(first)"])
    }

    /// The members that follow a member.
    static func followers(of member: MemberID) -> Destination {
        Destination(followersName, ["member": "\(member)"])
    }

    /// The members that a member follows.
    static func following(of member: MemberID) -> Destination {
        Destination(followingName, ["member": "\(member)"])
    }

    /// How the reader and a member stand to each other, on the member's page.
    static func followLine(of member: MemberID) -> Destination {
        Destination(followLineName, ["member": "\(member)"])
    }
}
