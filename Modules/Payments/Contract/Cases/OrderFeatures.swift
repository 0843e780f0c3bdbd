import ContractKit

/// What members can do with payments: the rows of `Docs/features/payments.md`.
enum OrderFeatures {
    static let all: [Feature] = [
        Feature(
            "Browse what is shown, the newest first, page by page",
            shownBy: "`madang payments browse`", endpoints: ["payments.browse"], topics: ["Paging"],
            suites: ["PaymentsTests.ConsoleTests"]),
        Feature(
            "See one in full",
            shownBy: "`madang payments show ord_…`",
            endpoints: ["payments.show"], topics: ["Adding"],
            suites: ["PaymentsTests.ConsoleTests"]),
        Feature(
            "Add one of one's own; a repeated request has no second effect",
            shownBy: "`madang payments add --title TITLE`", endpoints: ["payments.add"],
            topics: ["Adding", "Repeating"], suites: ["PaymentsTests.RuleTests"]),
        Feature(
            "Give one's own another title; an edit against an older version is refused",
            shownBy: "`madang payments rename ord_… --title TITLE`",
            endpoints: ["payments.rename"],
            topics: ["Renaming"]),
        Feature(
            "Hide one's own",
            shownBy: "`madang payments hide ord_…`",
            endpoints: ["payments.hide"], topics: ["Hiding"]),
        Feature(
            "Remove one's own for good",
            shownBy: "`madang payments remove ord_…`",
            endpoints: ["payments.remove"], topics: ["Hiding"]),
        Feature(
            "What a member has added goes when they leave",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
    ]
}
