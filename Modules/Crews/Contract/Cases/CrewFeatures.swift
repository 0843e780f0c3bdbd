import ContractKit

/// What members can do with crews: the rows of `Docs/features/crews.md`.
enum CrewFeatures {
    static let all: [Feature] = [
        Feature(
            "Browse what is shown, the newest first, page by page",
            shownBy: "`madang crews browse`", endpoints: ["crews.browse"], topics: ["Paging"],
            suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "See one in full",
            shownBy: "`madang crews show cre_…`",
            endpoints: ["crews.show"], topics: ["Adding"],
            suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "Add one of one's own; a repeated request has no second effect",
            shownBy: "`madang crews add --title TITLE`", endpoints: ["crews.add"],
            topics: ["Adding", "Repeating"], suites: ["CrewsTests.RuleTests"]),
        Feature(
            "Give one's own another title; an edit against an older version is refused",
            shownBy: "`madang crews rename cre_… --title TITLE`",
            endpoints: ["crews.rename"],
            topics: ["Renaming"]),
        Feature(
            "Hide one's own",
            shownBy: "`madang crews hide cre_…`",
            endpoints: ["crews.hide"], topics: ["Hiding"]),
        Feature(
            "Remove one's own for good",
            shownBy: "`madang crews remove cre_…`",
            endpoints: ["crews.remove"], topics: ["Hiding"]),
        Feature(
            "What a member has added goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
