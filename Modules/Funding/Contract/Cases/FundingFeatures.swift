import ContractKit

/// The features of funding: the rows of `Docs/features/funding.md`.
enum FundingFeatures {
    static let all: [Feature] =
        shelters + finding + running + backing + money + keeping + operating + screens

    private static let shelters: [Feature] = [
        Feature(
            "Found a shelter with its registration number, place, contact and photo; a repeated request has "
                + "no second effect, and no two have names that look alike",
            shownBy: "`madang shelters found`", endpoints: ["shelters.found"], topics: ["Founding"],
            suites: ["FundingTests.ConsoleTests"]),
        Feature(
            "Find verified shelters by name and place, see one with its campaigns, and one's own in any "
                + "state",
            shownBy: "`madang shelters list --place Asan`, `madang shelters show 1`",
            endpoints: ["shelters.browse", "shelters.show", "shelters.own", "shelters.page"],
            topics: ["People"], suites: ["FundingTests.ConsoleTests"]),
        Feature(
            "Change what a shelter says about itself; what an operator has verified stays",
            shownBy: "`madang shelters edit 1`", endpoints: ["shelters.edit"],
            topics: ["Founding", "Verifying"]),
        Feature(
            "Give a shelter a treasurer and helpers, hand it over, or leave it; if its owner withdraws, the "
                + "treasurer or the longest-serving one follows",
            shownBy: "`madang shelters members 1`",
            endpoints: ["shelters.people", "shelters.setRole", "shelters.remove"],
            topics: ["People", "Leaving"]),
        Feature(
            "As the treasurer name the account for payouts; its number is masked for all others",
            shownBy: "`madang shelters edit 1`", endpoints: ["shelters.nameAccount"], topics: ["People"]),
    ]

    private static let finding: [Feature] = [
        Feature(
            "List the campaigns that collect now, the newest or those that end first, by words, shelter, "
                + "model and items; those that have ended, too. The deadline alone moves a campaign between "
                + "lists",
            shownBy: "`madang funding list`, `madang funding search winter`", endpoints: ["funding.browse"],
            topics: ["Updates", "Drafting"], suites: ["FundingTests.ConsoleTests"], earlier: "004-U13"),
        Feature(
            "See one campaign: its story, items with what is left of each, deadline, the shelter that "
                + "collects, for what, the share of costs, and the registration with its masked account",
            shownBy: "`madang funding show 1`, `/s/cam_…` in a browser",
            endpoints: ["funding.show", "funding.page"], topics: ["Opening", "Updates"],
            suites: ["FundingTests.ConsoleTests", "FundingTests.PageTests"]),
        Feature(
            "The total is what was paid less what is back, read from the ledger in the page's own snapshot; "
                + "the sums that bound it are never shown",
            shownBy: "`madang-harness drill totals`", topics: ["Paying", "Refunding"],
            suites: ["AcceptanceTests.TotalsTests"]),
        Feature(
            "See the backers who are named, with their words and the day, and never an amount; no difference "
                + "of totals names an anonymous one",
            shownBy: "`madang funding show 1`", endpoints: ["funding.backers"], topics: ["Anonymity"]),
        Feature(
            "Members who have blocked each other do not see each other's campaigns, and do not back them",
            shownBy: "`madang funding list` as one of them", topics: ["Leaving"]),
        Feature(
            "Comment on a campaign; its shelter's people look after the comments",
            shownBy: "`madang comments list cam_…`", topics: ["Moderating"], earlier: "004-U10 004-U11"),
    ]

    private static let running: [Feature] = [
        Feature(
            "Write a campaign for an amount or for items, and see the shelter's own, drafts among them; a "
                + "repeated request has no second effect",
            shownBy: "`madang funding open`", endpoints: ["funding.draft", "funding.ofShelter"],
            topics: ["Drafting"], suites: ["FundingTests.ConsoleTests"], earlier: "004-U14"),
        Feature(
            "Open it as the owner of a verified shelter; from 10,000,000 won on, of the campaign or of its "
                + "shelter within 12 months, a registration is required",
            shownBy: "`madang funding open`", endpoints: ["funding.open"], topics: ["Opening"]),
        Feature(
            "Edit a campaign; once it is open, what backers rely on stays, and what is paid for meanwhile at "
                + "another price goes back",
            shownBy: "`madang funding edit 1`", endpoints: ["funding.edit"], topics: ["Editing", "Paying"]),
        Feature(
            "Put the deadline off once, by 14 days at most; backers are told that they may leave",
            shownBy: "`madang funding extend 1`", endpoints: ["funding.extend"], topics: ["Extending"]),
        Feature(
            "Close a campaign before its deadline; nothing is taken after the close, also between servers "
                + "whose clocks differ, and what was held before comes in",
            shownBy: "`madang funding close 1`", endpoints: ["funding.close"],
            topics: ["Extending", "Ending"]),
        Feature(
            "Call a campaign off: all money goes back by itself, and each backer is told",
            shownBy: "`madang funding cancel 1`", endpoints: ["funding.cancel"],
            topics: ["Ending", "Refunding"]),
        Feature(
            "Tell backers news and thanks with photos, and keep a log of what was bought and delivered",
            shownBy: "`madang funding updates 1`", endpoints: ["funding.tell", "funding.updates"],
            topics: ["Updates", "Anonymity"], suites: ["FundingTests.ConsoleTests"]),
        Feature(
            "Say that an item cannot be had: each of its backers gets the money back or has it go to another "
                + "item, as they choose within 14 days",
            shownBy: "`madang funding backings`", endpoints: ["funding.lack", "funding.choose"],
            topics: ["Missing"]),
    ]
}
