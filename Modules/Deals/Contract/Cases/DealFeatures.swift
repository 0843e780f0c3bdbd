import ContractKit

/// The features of deals: the rows of `Docs/features/deals.md`.
enum DealFeatures {
    static let all: [Feature] = [
        Feature(
            "Reserve units of a listing, at once or by asking the seller; a repeated request makes one deal",
            shownBy: "`madang listings reserve lst_…`", endpoints: ["deals.reserve"],
            topics: ["Reserving", "Repeating"], suites: ["DealsTests.ConsoleTests"]),
        Feature(
            "Accept or decline what was asked for; of many for the last unit one gets it",
            shownBy: "`madang deals accept dea_…`, `madang deals decline dea_…`",
            endpoints: ["deals.accept", "deals.decline"], topics: ["Deciding", "Racing"]),
        Feature(
            "Finish a deal, or break it off, from either side",
            shownBy: "`madang deals complete dea_…`, `madang deals cancel dea_…`",
            endpoints: ["deals.complete", "deals.cancel"], topics: ["Deciding", "Racing"],
            suites: ["DealsTests.StateMachineTests"]),
        Feature(
            "Pay for a deal, if the two want it: while it is being paid for it neither expires nor is "
                + "cancelled, it is sold once, and it is returned if the money goes back",
            shownBy: "`madang buy lst_…`, `madang deals pay dea_…`; `madang-tui`, `b` on a deal",
            topics: ["Paying", "PaidEndings", "PaidRaces"],
            suites: [
                "DealsTests.PayingTests", "DealsTests.DealToPayTests", "DealsTests.ScreenPayingTests",
            ]),
        Feature(
            "Let a checkout go: the deal is as before, or ends if it was made for being paid, and its hold "
                + "does not count against the buyer",
            shownBy: "`madang orders cancel ord_…`", topics: ["LettingGo"], suites: ["DealsTests.PayingTests"]
        ),
        Feature(
            "Hand over what was paid for, and confirm its receipt",
            shownBy: "`madang deals handed-over dea_…`, `madang deals received dea_…`",
            endpoints: ["deals.handOver", "deals.receive"], topics: ["Delivering"],
            suites: ["DealsTests.ConsoleTests", "DealsTests.ScreenPayingTests"]),
        Feature(
            "See what, who, and until when; nobody else does",
            shownBy: "`madang deals list`, `madang deals show dea_…`",
            endpoints: ["deals.list", "deals.show"], topics: ["Seeing"],
            suites: ["DealsTests.ConsoleTests"]),
        Feature(
            "Share how to be reached once a deal is accepted",
            shownBy: "`madang deals contact dea_… TEXT`", endpoints: ["deals.setContact"],
            topics: ["Seeing"]),
        Feature(
            "Be told when the other has decided or broken it off",
            shownBy: "`madang notices list`", topics: ["Telling"]),
        Feature(
            "What nobody answers or fetches in time expires, and its units can be had again",
            shownBy: "`madang deals list --state expired`", topics: ["Expiring"]),
        Feature(
            "A deal that a crash broke off between its two steps is finished or rolled back",
            shownBy: "`madang-harness drill crash`", suites: ["DealsTests.FinishingTests"]),
        Feature(
            "Open deals of a member end when they leave, and every word goes",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
        Feature(
            "Between two of whom one has blocked the other no deal is made and no contact passes, and "
                + "neither is named to the other; open deals can be ended",
            shownBy: "`madang deals cancel dea_…`, after `madang members block mem_…`",
            topics: ["Blocking"], suites: ["CrossDomainTests.BlockStoryTests"]),
    ]
}
