import ContractKit

/// The features of the feed: the rows of `Docs/features/feed.md`.
enum FeedFeatures {
    static let all: [Feature] = reading + writing + wearing + liking + following + keeping

    private static let reading: [Feature] = [
        Feature(
            "Read style posts, the newest first, the popular ones, or those of one member, page by page",
            shownBy: "`madang feed list`, `madang feed list --popular`, `madang feed list --member 3`",
            endpoints: ["feed.browse"], topics: ["Listing", "Paging", "Popular"],
            suites: ["FeedTests.PopularityTests", "FeedTests.ConsoleTests", "FeedTests.ScreenTests"]),
        Feature(
            "Read the posts of the members that one follows",
            shownBy: "`madang feed list --following`", endpoints: ["feed.browse"], topics: ["Following"]),
        Feature(
            "Find posts by hashtag, whatever its case, width and normal form, and see the hashtags of the "
                + "week",
            shownBy: "`madang feed list --tag 오늘의코디`, `madang feed tags`",
            endpoints: ["feed.browse", "feed.hashtags"], topics: ["Hashtags"],
            suites: ["FeedTests.HashtagTests"]),
        Feature(
            "Read one in full, with its photos, the worn listing, its likes and the number of its comments",
            shownBy: "`madang feed show fee_…`", endpoints: ["feed.show"],
            topics: ["Publishing", "Characters"], suites: ["FeedTests.ConsoleTests"]),
        Feature(
            "Show one to somebody by an address: a page for browsers and messengers, with its photos and the "
                + "worn listing",
            shownBy: "`/s/fee_…` in a browser, `madang open 3`", endpoints: ["feed.page"],
            suites: ["FeedTests.PageTests", "WebTests.SiteTests"]),
        Feature(
            "See what a post said before it was edited",
            shownBy: "`madang feed history fee_…`", endpoints: ["feed.history"], topics: ["Remembering"]),
        Feature(
            "See one's own posts, also those that a moderator has hidden",
            shownBy: "`madang feed mine`", endpoints: ["feed.mine"], topics: ["Listing"],
            suites: ["FeedTests.ConsoleTests"]),
        Feature(
            "Members who have blocked each other do not see each other's posts and do not follow each other",
            shownBy: "`madang feed list` as one of them", topics: ["Blocking"],
            suites: ["CrossDomainTests.FollowStoryTests"]),
    ]

    private static let writing: [Feature] = [
        Feature(
            "Publish a style post of one to five photos, with a text, hashtags and mentions; a repeated "
                + "request has no second effect",
            shownBy: "`madang feed post --photo me.jpg`", endpoints: ["feed.publish"],
            topics: ["Publishing", "Photos", "Repeating"],
            suites: ["FeedTests.RuleTests", "FeedTests.ScreenTests"]),
        Feature(
            "Edit one's own; an edit against an older version is refused",
            shownBy: "`madang feed edit fee_… TEXT`", endpoints: ["feed.edit"],
            topics: ["Editing", "Photos"]),
        Feature(
            "Remove one's own, with its history, its photos and its likes",
            shownBy: "`madang feed remove fee_…`", endpoints: ["feed.remove"], topics: ["Moderating"]),
        Feature(
            "Members who are mentioned, liked or followed are told, once each",
            shownBy: "`madang notices list`", topics: ["Telling"],
            suites: ["CrossDomainTests.FeedStoryTests"]),
        Feature(
            "When a member leaves, their posts, likes and follows go, and the numbers with them",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"],
            suites: ["CrossDomainTests.FeedStoryTests"]),
    ]

    private static let wearing: [Feature] = [
        Feature(
            "Show a listing that is worn in a post; its seller is told, and readers who may not see the "
                + "listing see the post without it",
            shownBy: "`madang feed post --photo me.jpg --worn 2`",
            endpoints: ["feed.publish", "feed.browse"], topics: ["Worn"],
            suites: ["CrossDomainTests.FeedStoryTests"]),
        Feature(
            "Take one's own listing out of another member's post, for good",
            shownBy: "`madang feed detach fee_…`", endpoints: ["feed.detach"], topics: ["Detaching"]),
    ]

    private static let liking: [Feature] = [
        Feature(
            "Like a post of another member, and see how many like it",
            shownBy: "`madang feed like fee_…`, `madang feed unlike fee_…`",
            endpoints: ["feed.like", "feed.unlike"], topics: ["Liking"],
            suites: ["FeedTests.ConsoleTests"]),
        Feature(
            "See the posts that one likes, the last liked first",
            shownBy: "`madang feed liked`", endpoints: ["feed.browse"], topics: ["Liking"]),
        Feature(
            "Likes of suspended members do not count until they are restored",
            shownBy: "`madang members suspend mem_… --reason TEXT`", topics: ["Standing"],
            suites: ["CrossDomainTests.FollowStoryTests"]),
    ]

    private static let following: [Feature] = [
        Feature(
            "Follow members and unfollow them",
            shownBy: "`madang follow mem_…`, `madang unfollow mem_…`",
            endpoints: ["feed.follow", "feed.unfollow"], topics: ["Following"],
            suites: ["FeedTests.ConsoleTests"]),
        Feature(
            "See which members follow a member and which one the member follows, and how many, as many as "
                + "the lists have",
            shownBy: "`madang followers mem_…`, `madang following mem_…`, `madang profile show mem_…`",
            endpoints: ["feed.followers", "feed.following", "feed.relation"], topics: ["Following"],
            suites: ["CrossDomainTests.FollowStoryTests"]),
    ]

    private static let keeping: [Feature] = [
        Feature(
            "As a moderator hide, restore or remove posts, for a reason that the author is told and the "
                + "audit log keeps",
            shownBy: "`madang feed hide fee_… --reason TEXT`, `madang feed restore fee_…`",
            endpoints: ["feed.moderate"], topics: ["Moderating", "Subjects"])
    ]
}
