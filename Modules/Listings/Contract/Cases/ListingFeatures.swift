import ContractKit

/// The features of listings: the rows of `Docs/features/listings.md`.
enum ListingFeatures {
    static let all = browsing + publishing + withdrawing + liking + attaching + holding

    private static let browsing: [Feature] = [
        Feature(
            "Browse what is for sale, newest first, most liked, cheapest or most expensive",
            shownBy: "`madang listings browse --order cheapest`", endpoints: ["listings.browse"],
            topics: ["Ordering"], earlier: "000-U01"),
        Feature(
            "Filter by several leagues, chosen from the list of those that jerseys name, by categories, "
                + "conditions, team, season, size, player, version, brand, price range, seller, on sale only",
            shownBy: "`madang listings leagues`, `madang listings browse --league 'K League 1' "
                + "--league 'La Liga'`, `L` in `madang-tui`",
            endpoints: ["listings.browse", "listings.leagues"], topics: ["Filtering", "Leagues"],
            suites: [
                "ListingsTests.FilterTests", "ListingsTests.LeagueScreenTests",
                "ListingsBackendTests.LeaguePlanTests",
            ], earlier: "000-U02"),
        Feature(
            "Read on page by page: 20 at a time until the last, shorter page; nothing repeats or is skipped "
                + "while listings come and go",
            shownBy: "`madang listings browse`, then the command that it names",
            endpoints: ["listings.browse"], topics: ["Paging"],
            earlier: "000-U03 000-E04 002-U04 002-T08 003-U05 004-T03"),
        Feature(
            "Numbered pages with the total",
            shownBy: "`madang listings browse --page 2`", endpoints: ["listings.browse"],
            topics: ["Paging"], earlier: "004-E04"),
        Feature(
            "Find by words, inside words too, from one syllable on, whatever case, width and normal form",
            shownBy: "`madang listings browse --keyword 유니`", endpoints: ["listings.browse"],
            topics: ["Searching", "Characters"]),
        Feature(
            "See one listing in full",
            shownBy: "`madang listings show lst_…`", endpoints: ["listings.show"], topics: ["Publishing"],
            suites: ["ListingsTests.ConsoleTests"], earlier: "000-U04 003-U06"),
        Feature(
            "Show one to somebody by an address: a page for browsers and messengers, with its cover, price "
                + "and state",
            shownBy: "`/s/lst_…` in a browser, `madang open 3`", endpoints: ["listings.page"],
            suites: ["ListingsTests.PageTests", "WebTests.SiteTests"]),
        Feature(
            "See a seller's other listings, the one looked at left out",
            shownBy: "`madang listings others 3`", endpoints: ["listings.browse"],
            topics: ["Filtering"], earlier: "000-U05"),
        Feature(
            "See how many listings a member has that one can find",
            shownBy: "`madang profile show mem_…`", topics: ["Counting"],
            suites: ["CrossDomainTests.CountStoryTests", "ListingsBackendTests.CountPlanTests"]),
    ]

    private static let publishing: [Feature] = [
        Feature(
            "Publish a listing: price and discount, stock, category with its attributes, condition; asked "
                + "for one by one, by flags, from a YAML or JSON file, or from the standard input; shown "
                + "before it is saved",
            shownBy: "`madang listings publish`", endpoints: ["listings.publish"], topics: ["Publishing"],
            suites: [
                "ListingsTests.ConsoleTests", "ListingsTests.DraftTests", "ListingsTests.PriceTests",
                "TerminalTests.FormTests",
            ],
            earlier: "000-U06 003-U08 003-U11 003-U12"),
        Feature(
            "Show up to five photos of it, the first as the cover, and order them anew, add some or take "
                + "some away by an edit; they are as visible as the listing",
            shownBy: "`curl -d '{…,\"photos\":[\"pic_…\"]}' …/api/v1/listings`, `madang listings show lst_…`",
            endpoints: ["listings.publish", "listings.edit", "listings.show"],
            topics: ["Photos", "TellingPhotos"],
            suites: ["ListingsTests.PhotoTests", "ListingsTests.RoundTripTests"]),
        Feature(
            "Give something away by a price of 0, copy a listing, and choose whether to be asked before it "
                + "is reserved",
            shownBy: "`madang listings publish --price 0 --reservation on-acceptance`, "
                + "`madang listings copy lst_…`",
            topics: ["Publishing"],
            suites: ["ListingsTests.ConsoleTests", "ListingsTests.PriceTests"]),
        Feature(
            "Move a listing to the top once a day, and mark what went another way as sold",
            shownBy: "`madang listings bump lst_…`, `madang listings sold lst_…`",
            endpoints: ["listings.bump", "listings.sold"], topics: ["Moving"]),
        Feature(
            "Leaving a form that is filled in asks first; nothing is kept unless it is confirmed",
            shownBy: "`madang listings publish`, then Ctrl-C, Ctrl-D, or no at the end",
            suites: ["ListingsTests.ConsoleTests", "TerminalTests.PromptTests"],
            earlier: "003-U13"),
        Feature(
            "A publication, and a hold, is asked for again under its idempotency key without a second "
                + "effect, also after a crash",
            shownBy: "`curl -H 'Idempotency-Key: …' -d … …/api/v1/listings`, twice",
            endpoints: ["listings.publish", "listings.hold"], topics: ["Repeating", "RepeatingHolds"],
            suites: ["AcceptanceTests.CrashTests"]),
        Feature(
            "Save a draft, publish it later",
            shownBy: "`madang listings publish --draft`, `madang listings publish lst_…`",
            endpoints: ["listings.publish", "listings.republish"], topics: ["Publishing", "Withdrawing"]),
        Feature(
            "Edit one's own listing; an edit against an older version is refused",
            shownBy: "`madang listings edit lst_… --price 9000`", endpoints: ["listings.edit"],
            topics: ["Editing"], earlier: "000-U07 002-U15 003-U15"),
        Feature(
            "See one's own listings, by state",
            shownBy: "`madang listings mine --state hidden`", endpoints: ["listings.mine"],
            topics: ["OwnLists"], earlier: "003-U30"),
        Feature(
            "Read, create, edit and delete clothes",
            shownBy: "the commands of this page, `--category clothing`",
            endpoints: ["listings.show", "listings.publish", "listings.edit", "listings.delete"],
            topics: ["Publishing", "Editing", "Withdrawing"], earlier: "003-U01"),
    ]

    private static let withdrawing: [Feature] = [
        Feature(
            "Hide one's listing and publish it again",
            shownBy: "`madang listings hide lst_…`", endpoints: ["listings.hide", "listings.republish"],
            topics: ["Withdrawing"], suites: ["ListingsTests.StateMachineTests"]),
        Feature(
            "As a moderator hide or remove what others sell, for a reason that the seller is told and the "
                + "audit log keeps; the seller cannot undo it, a moderator can",
            shownBy: "`madang listings hide lst_… --reason TEXT`, `madang listings unhide lst_…`",
            endpoints: ["listings.moderate", "listings.unhide"], topics: ["Moderating"],
            suites: ["ListingsTests.StateMachineTests", "CrossDomainTests.AccessTests"]),
        Feature(
            "Delete one's own listing, after it was confirmed",
            shownBy: "`madang listings delete lst_…`", endpoints: ["listings.delete"],
            topics: ["Withdrawing"], suites: ["ListingsTests.ConsoleTests"],
            earlier: "000-U08 002-U16 003-U16"),
        Feature(
            "Only the seller edits; what is not one's own is refused",
            shownBy: "`madang listings edit` on another's", endpoints: ["listings.edit"],
            topics: ["Withdrawing"], suites: ["ListingsTests.PolicyTests", "CrossDomainTests.AccessTests"],
            earlier: "003-U14 003-U17"),
        Feature(
            "Who is closed or has withdrawn publishes, edits, likes and holds no more; who is silenced not "
                + "until that is over, and ends what is theirs",
            shownBy: "any of these commands, after `madang auth withdraw` elsewhere", topics: ["Standing"],
            suites: ["CrossDomainTests.GlueTests"]),
        Feature(
            "Of two members of whom one has blocked the other neither finds the other's listings, in lists "
                + "or by name; pages are full, and totals right",
            shownBy: "`madang listings browse`, after `madang members block mem_…`", topics: ["Blocking"],
            suites: ["CrossDomainTests.BlockStoryTests", "ListingsTests.QuestionTests"]),
        Feature(
            "When a member leaves, their listings, likes and holds go with every word of theirs; of what "
                + "they sold a record stays for five years",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting", "Recording"],
            suites: ["CrossDomainTests.StoryTests", "CrossDomainTests.ErasureTests"]),
    ]

    private static let liking: [Feature] = [
        Feature(
            "Like and unlike what others offer, from the list and from the detail; a like counts once",
            shownBy: "`madang listings like lst_…`, `madang listings unlike lst_…`",
            endpoints: ["listings.like", "listings.unlike"], topics: ["Liking"],
            earlier: "000-U10 003-U07 003-U19"),
        Feature(
            "See what one likes",
            shownBy: "`madang listings liked`", endpoints: ["listings.liked"], topics: ["Liking"],
            earlier: "003-U23"),
    ]

    private static let attaching: [Feature] = [
        Feature(
            "A listing says how many comments it has; what is attached to it goes when it is deleted",
            shownBy: "`madang listings show lst_…`", endpoints: ["listings.show", "listings.browse"],
            topics: ["Attaching"], suites: ["ListingsTests.QuestionTests"])
    ]

    private static let holding: [Feature] = [
        Feature(
            "Hold units for an order; a hold ends by the clock; of any number racing for the last unit one "
                + "gets it",
            shownBy: "`curl -X PUT …/api/v1/listings/lst_…/holds/ord_…`", endpoints: ["listings.hold"],
            topics: ["Holding", "Racing", "Expiring"], suites: ["ListingsTests.HoldTests"]),
        Feature(
            "A member holds three listings at a time and each once; a hold that came to nothing counts an "
                + "hour longer, unless it was forgiven as the hold of a checkout that was let go",
            shownBy: "a fourth hold: 409", endpoints: ["listings.hold"], topics: ["Limiting"],
            suites: ["ListingsTests.LimitTests", "ListingsBackendTests.ListingsBackendTests"]),
        Feature(
            "Confirm a hold, which sells the units, or release it",
            shownBy: "`curl -X POST …/holds/ord_…/confirm`, `curl -X DELETE …/holds/ord_…`",
            endpoints: ["listings.confirm", "listings.release"], topics: ["EndingHolds", "Racing"]),
        Feature(
            "A sold listing is shown as sold and can be neither held nor edited",
            shownBy: "`madang listings show lst_…`", endpoints: ["listings.show"],
            topics: ["Editing", "Holding"]),
    ]
}
