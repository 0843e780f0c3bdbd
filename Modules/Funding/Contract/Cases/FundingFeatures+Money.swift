import ContractKit

extension FundingFeatures {
    /// Backings, and what becomes of the money.
    static let backing: [Feature] = [
        Feature(
            "Back a campaign with items or an amount, named or anonymous, with a message, through the same "
                + "checkout as all purchases; what comes back is shown before",
            shownBy: "`madang funding back 1`", endpoints: ["funding.back"], topics: ["Backing", "Paying"],
            suites: ["FundingTests.ConsoleTests"], earlier: "004-U15 004-U16"),
        Feature(
            "Of any number of members who want the last item one has it, and nothing goes beyond the cap; no "
                + "other has paid without a backing or the money back",
            shownBy: "`madang-harness drill purchases --of items`", topics: ["Capping"],
            suites: ["AcceptanceTests.PurchasesTests"]),
        Feature(
            "A payment that comes after the deadline, or for an order that was let go, goes back",
            shownBy: "`madang orders show ord_…`", topics: ["Paying", "Ending"]),
        Feature(
            "Withdraw a backing until the deadline, and make another",
            shownBy: "`madang funding leave 1`", endpoints: ["funding.leave"], topics: ["Refunding"]),
        Feature(
            "See one's own backings over all campaigns, and their sum by year",
            shownBy: "`madang funding backings`, `madang funding total`",
            endpoints: ["funding.ownBackings", "funding.ownYears", "funding.backing"], topics: ["Receipts"],
            suites: ["FundingTests.ConsoleTests"], earlier: "004-U18"),
    ]

    static let money: [Feature] = [
        Feature(
            "An all-or-nothing campaign that misses its goal gives everything back by itself, until all of "
                + "it is back",
            shownBy: "`madang funding show 1`", topics: ["Ending", "Refunding"],
            suites: ["AcceptanceTests.TotalsTests"]),
        Feature(
            "As the treasurer see all backings of a campaign with names and amounts",
            shownBy: "`madang funding backings`", endpoints: ["funding.backings"], topics: ["Anonymity"]),
        Feature(
            "See what a campaign was paid out, and when",
            shownBy: "`madang funding show 1`", endpoints: ["funding.payouts"], topics: ["Payouts"]),
        Feature(
            "Get a receipt of a backing, or of a year as one: numbered without gaps, as text and as a page "
                + "for printing. It is not the official form, and says so",
            shownBy: "`madang funding receipts`",
            endpoints: [
                "funding.receiptOfBacking", "funding.receiptOfYear", "funding.receipt",
                "funding.receiptAddress",
            ],
            topics: ["Receipts", "Addresses"], suites: ["FundingTests.PageTests"]),
        Feature(
            "A refund voids a receipt, and another is issued of what is left",
            shownBy: "`madang funding receipts`", endpoints: ["funding.ownReceipts"], topics: ["Receipts"]),
        Feature(
            "As the treasurer list all receipts of a year, for the shelter's own official ones",
            shownBy: "`madang funding receipts`", endpoints: ["funding.shelterReceipts"],
            topics: ["Receipts"]),
    ]

    static let keeping: [Feature] = [
        Feature(
            "What a member wrote in funding goes when they leave; amounts and the law's records stay",
            shownBy: "`madang auth withdraw`", topics: ["Leaving"])
    ]

    static let operating: [Feature] = [
        Feature(
            "As an operator verify, decline, suspend or restore a shelter for a reason that its people read; "
                + "a suspension pauses its campaigns, and backers are told",
            shownBy: "`madang shelters list`", endpoints: ["shelters.decide"],
            topics: ["Verifying", "Pausing"]),
        Feature(
            "As an operator pause a campaign, let it go on, under another shelter if need be, or call it "
                + "off; also one that was delivered in part: what was delivered stands",
            shownBy: "`madang funding resume 1 --shelter 2`, `madang funding call-off 1`",
            endpoints: ["funding.pause", "funding.resume", "funding.callOff"],
            topics: ["Pausing", "Moving", "Ending"]),
        Feature(
            "A registered campaign stays with its shelter, and the sum of 12 months of a shelter to which "
                + "another moves is checked again",
            shownBy: "`madang funding resume 1 --shelter 2`", topics: ["Moving"]),
        Feature(
            "As an operator read the account of a campaign, which is logged, and record a payout by the "
                + "number of the transfer",
            shownBy: "`madang funding show 1`", endpoints: ["funding.account", "funding.payOut"],
            topics: ["Payouts"]),
        Feature(
            "As an operator see the refunds that the gateway has not made in many attempts",
            shownBy: "`madang funding show 1`", endpoints: ["funding.stuckRefunds"], topics: ["Refunding"]),
        Feature(
            "As a moderator take a shelter, a campaign or an update out of sight and put it back",
            shownBy: "`madang moderate hide cam_… --reason TEXT`", topics: ["Moderating"]),
    ]

    /// Funding on a whole screen.
    static let screens: [Feature] = [
        Feature(
            "On a whole screen see campaigns with drawn progress, one in tabs (story, items, updates, "
                + "comments, backers), back it by a QR code, and see one's total by year",
            shownBy: "`madang-tui`, Funding", suites: ["FundingTests.ScreenTests"])
    ]
}
