import ContractKit

/// The features of the board: the rows of `Docs/features/community.md`.
enum PostFeatures {
    static let all: [Feature] = reading + writing + keeping

    private static let reading: [Feature] = [
        Feature(
            "Browse posts, the newest first, of one category or author, page by page",
            shownBy: "`madang board list --category general`", endpoints: ["board.browse"],
            topics: ["Browsing", "Paging"],
            suites: ["CommunityTests.ConsoleTests", "CommunityTests.ScreenTests"],
            earlier: "004-U06 004-U12"),
        Feature(
            "Search posts by words of title and text, whatever their case and form",
            shownBy: "`madang board list --keyword 느티나무`", endpoints: ["board.browse"],
            topics: ["Browsing"], suites: ["CommunityTests.ConsoleTests"], earlier: "004-U07"),
        Feature(
            "Read one in full, with its photos and the number of its comments",
            shownBy: "`madang board show pst_…`", endpoints: ["board.show"],
            topics: ["Publishing", "Characters"], suites: ["CommunityTests.ConsoleTests"],
            earlier: "004-U06"),
        Feature(
            "Show one to somebody by an address: a page for browsers and messengers",
            shownBy: "`/s/pst_…` in a browser, `madang open 3`", endpoints: ["board.page"],
            suites: ["CommunityTests.PageTests", "WebTests.SiteTests"]),
        Feature(
            "See what a post said before it was edited",
            shownBy: "`madang board history pst_…`", endpoints: ["board.history"], topics: ["Remembering"]),
        Feature(
            "See one's own posts, also those that a moderator has hidden",
            shownBy: "`madang board mine`", endpoints: ["board.mine"], topics: ["Browsing"],
            suites: ["CommunityTests.ConsoleTests"], earlier: "004-U17"),
        Feature(
            "Members who have blocked each other do not see each other's posts",
            shownBy: "`madang board list` as one of them", topics: ["Blocking"]),
        Feature(
            "See how many posts of a member one can find",
            shownBy: "`madang profile show mem_…`", topics: ["Counting"],
            suites: ["CrossDomainTests.CountStoryTests", "CommunityBackendTests.CountPlanTests"]),
    ]

    private static let writing: [Feature] = [
        Feature(
            "Write a post in a category with up to five photos; a repeated request has no second effect",
            shownBy: "`madang board write --photo tree.jpg`", endpoints: ["board.publish"],
            topics: ["Publishing", "Photos", "Repeating"],
            suites: ["CommunityTests.RuleTests", "CommunityTests.ScreenTests"],
            earlier: "004-U08 004-U09"),
        Feature(
            "Edit one's own; an edit against an older version is refused",
            shownBy: "`madang board edit pst_… --title TITLE`", endpoints: ["board.edit"],
            topics: ["Editing", "Photos"]),
        Feature(
            "Remove one's own, with its history and photos, after it was confirmed",
            shownBy: "`madang board remove pst_…`", endpoints: ["board.remove"], topics: ["Moderating"]),
        Feature(
            "When a member leaves, their posts go with every word of theirs",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]

    private static let keeping: [Feature] = [
        Feature(
            "As a moderator hide, restore or remove what others write, for a reason that the author is told "
                + "and the audit log keeps",
            shownBy: "`madang board hide pst_… --reason TEXT`, `madang board restore pst_…`",
            endpoints: ["board.moderate"], topics: ["Moderating", "Subjects"]),
        Feature(
            "See the categories; as an operator set up, rename, order and close them",
            shownBy: "`madang board categories`, `madang board set-category market --closed`",
            endpoints: ["board.categories", "board.set-category"], topics: ["Categories"]),
    ]
}
