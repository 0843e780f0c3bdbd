import ContractKit

/// What members can do with funding: the rows of `Docs/features/funding.md`.
enum CampaignFeatures {
    static let all: [Feature] = [
        Feature(
            "Browse what is shown, the newest first, page by page",
            shownBy: "`madang funding browse`", endpoints: ["funding.browse"], topics: ["Paging"],
            suites: ["FundingTests.ConsoleTests"]),
        Feature(
            "See one in full",
            shownBy: "`madang funding show cam_…`",
            endpoints: ["funding.show"], topics: ["Adding"],
            suites: ["FundingTests.ConsoleTests"]),
        Feature(
            "Add one of one's own; a repeated request has no second effect",
            shownBy: "`madang funding add --title TITLE`", endpoints: ["funding.add"],
            topics: ["Adding", "Repeating"], suites: ["FundingTests.RuleTests"]),
        Feature(
            "Give one's own another title; an edit against an older version is refused",
            shownBy: "`madang funding rename cam_… --title TITLE`",
            endpoints: ["funding.rename"],
            topics: ["Renaming"]),
        Feature(
            "Hide one's own",
            shownBy: "`madang funding hide cam_…`",
            endpoints: ["funding.hide"], topics: ["Hiding"]),
        Feature(
            "Remove one's own for good",
            shownBy: "`madang funding remove cam_…`",
            endpoints: ["funding.remove"], topics: ["Hiding"]),
        Feature(
            "What a member has added goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
