import ContractKit

/// What members can do with comments: the rows of `Docs/features/comments.md`.
enum CommentFeatures {
    static let all: [Feature] = [
        Feature(
            "Browse what is shown, the newest first, page by page",
            shownBy: "`madang comments browse`", endpoints: ["comments.browse"], topics: ["Paging"],
            suites: ["CommentsTests.ConsoleTests"]),
        Feature(
            "See one in full",
            shownBy: "`madang comments show com_…`",
            endpoints: ["comments.show"], topics: ["Adding"],
            suites: ["CommentsTests.ConsoleTests"]),
        Feature(
            "Add one of one's own; a repeated request has no second effect",
            shownBy: "`madang comments add --title TITLE`", endpoints: ["comments.add"],
            topics: ["Adding", "Repeating"], suites: ["CommentsTests.RuleTests"]),
        Feature(
            "Give one's own another title; an edit against an older version is refused",
            shownBy: "`madang comments rename com_… --title TITLE`",
            endpoints: ["comments.rename"],
            topics: ["Renaming"]),
        Feature(
            "Hide one's own",
            shownBy: "`madang comments hide com_…`",
            endpoints: ["comments.hide"], topics: ["Hiding"]),
        Feature(
            "Remove one's own for good",
            shownBy: "`madang comments remove com_…`",
            endpoints: ["comments.remove"], topics: ["Hiding"]),
        Feature(
            "What a member has added goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
