import ContractKit

/// What members can do with board: the rows of `Docs/features/board.md`.
enum PostFeatures {
    static let all: [Feature] = [
        Feature(
            "Browse what is shown, the newest first, page by page",
            shownBy: "`madang board browse`", endpoints: ["board.browse"], topics: ["Paging"],
            suites: ["BoardTests.ConsoleTests"]),
        Feature(
            "See one in full",
            shownBy: "`madang board show pst_…`",
            endpoints: ["board.show"], topics: ["Adding"],
            suites: ["BoardTests.ConsoleTests"]),
        Feature(
            "Add one of one's own; a repeated request has no second effect",
            shownBy: "`madang board add --title TITLE`", endpoints: ["board.add"],
            topics: ["Adding", "Repeating"], suites: ["BoardTests.RuleTests"]),
        Feature(
            "Give one's own another title; an edit against an older version is refused",
            shownBy: "`madang board rename pst_… --title TITLE`",
            endpoints: ["board.rename"],
            topics: ["Renaming"]),
        Feature(
            "Hide one's own",
            shownBy: "`madang board hide pst_…`",
            endpoints: ["board.hide"], topics: ["Hiding"]),
        Feature(
            "Remove one's own for good",
            shownBy: "`madang board remove pst_…`",
            endpoints: ["board.remove"], topics: ["Hiding"]),
        Feature(
            "What a member has added goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
