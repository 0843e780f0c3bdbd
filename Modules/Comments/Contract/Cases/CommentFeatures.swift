import ContractKit

/// The features of comments: the rows of `Docs/features/comments.md`.
enum CommentFeatures {
    static let all: [Feature] = [
        Feature(
            "Comment on a listing, or on any other record that a member may see; a repeated request has no "
                + "second effect",
            shownBy: "`madang comments add lst_… TEXT`", endpoints: ["comments.add"],
            topics: ["Adding", "Repeating"],
            suites: ["CommentsTests.ConsoleTests", "CommentsTests.RuleTests"], earlier: "004-U10"),
        Feature(
            "Reply to a comment, one level deep",
            shownBy: "`madang comments reply com_… TEXT`", endpoints: ["comments.replies"],
            topics: ["Replying"]),
        Feature(
            "Mention members by @nickname, whatever ending follows it, and see who was mentioned; they are "
                + "shown by the name of the day, and who has withdrawn leaves no name in what others wrote",
            shownBy: "`madang comments add lst_… '@nickname …'`", topics: ["Mentioning", "Forgetting"],
            suites: [
                "CommentsTests.RuleTests", "CommentsTests.MentionNoteTests",
                "UnicodeTextTests.MentionReadingTests", "UnicodeTextTests.MentionEndingTests",
            ]),
        Feature(
            "Read a thread in both orders, page by page, each comment with its first replies",
            shownBy: "`madang comments list lst_…`, `madang comments show com_…`",
            endpoints: ["comments.list", "comments.show"], topics: ["Paging"],
            suites: ["CommentsTests.ConsoleTests"]),
        Feature(
            "See how many comments records have, many records at once",
            shownBy: "`GET /api/v1/comments/counts`", endpoints: ["comments.counts"], topics: ["Counting"]),
        Feature(
            "Edit one's own comment; an edit against an older version is refused",
            shownBy: "`madang comments edit com_… TEXT`", endpoints: ["comments.edit"], topics: ["Editing"]),
        Feature(
            "Remove one's own comment, or one on what is one's own; what others have replied to leaves its "
                + "place",
            shownBy: "`madang comments remove com_…`", endpoints: ["comments.remove"], topics: ["Removing"],
            suites: ["CommentsTests.ConsoleTests"], earlier: "001-U06 004-U11"),
        Feature(
            "See all of one's own comments",
            shownBy: "`madang comments mine`", endpoints: ["comments.mine"], topics: ["Paging"]),
        Feature(
            "Moderators hide, restore and remove comments, for a reason that the author is told",
            shownBy: "`madang comments hide com_… --reason REASON`, `madang comments restore com_…`",
            endpoints: ["comments.moderate"], topics: ["Moderating", "Offering"]),
        Feature(
            "Members see nothing of those whom they block or who block them, and write nothing towards them",
            shownBy: "`madang comments list lst_…`", topics: ["Blocking"]),
        Feature(
            "Of two of whom one has blocked the other neither is named in a conversation or a mention; "
                + "however many have blocked a member, lists cost what they show",
            shownBy: "`madang conversations show dea_…`", topics: ["Hiding"],
            suites: ["CommentsBackendTests.ConversationPlanTests", "CrossDomainTests.BlockStoryTests"]),
        Feature(
            "Notices of a comment go when it is removed or hidden",
            shownBy: "`madang comments remove com_…`", topics: ["Hiding"]),
        Feature(
            "Who is replied to, mentioned, or owns what is commented on, is told once",
            shownBy: "outbox", topics: ["Telling"]),
        Feature(
            "A thread goes with what it is about, also for a comment at the same moment",
            shownBy: "`madang listings delete lst_…`", topics: ["Closing"]),
        Feature(
            "Comments on a whole screen: read, write, reply, edit, remove",
            shownBy: "`madang-tui`, `c` on a listing or a post",
            suites: ["CommentsTests.ScreenTests", "CrossDomainTests.ScreenStoryTests"],
            earlier: "003-U20 003-U32"),
        Feature(
            "Talk with another member about a listing, or about a deal until 14 days after its end, seen by "
                + "the two alone; a repeated request has no second effect",
            shownBy: "`madang conversations send lst_… TEXT`, `madang conversations show dea_…`",
            endpoints: ["comments.sendMessage", "comments.conversations", "comments.conversation"],
            topics: ["Conversing"], suites: ["CommentsTests.ConsoleTests", "CommentsTests.ScreenTests"]),
        Feature(
            "A moderator reads of a conversation only what was reported; it goes with either of the two",
            shownBy: "`madang report com_… --reason abuse`", topics: ["Confiding"]),
        Feature(
            "What a member has said goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
