import ContractKit

/// The features of crews: the rows of `Docs/features/crews.md`.
enum CrewFeatures {
    static let all: [Feature] =
        finding + founding + joining + staying + managing + meeting + money + keeping + screens

    private static let finding: [Feature] = [
        Feature(
            "List crews, the newest, those with most members or the active ones first, by sport, place and "
                + "free seats; one's own, and those of a member",
            shownBy: "`madang crews list --sport running`, `madang crews list --mine`",
            endpoints: ["crews.browse", "crews.ofMember"], topics: ["Finding", "Listing"],
            suites: ["CrewsTests.ConsoleTests", "CrewsBackendTests.CrewPlanTests"]),
        Feature(
            "Find crews by the words of their names, however these are typed; all crews are searched, not "
                + "one page",
            shownBy: "`madang crews search dawn`", endpoints: ["crews.browse"], topics: ["Searching"],
            suites: ["CrewsTests.ConsoleTests"], earlier: "001-U04"),
        Feature(
            "See one crew in full, one's own or another's: cover, sport, place, usual day and time, uniform, "
                + "seats, dues, fee and how much of it comes back",
            shownBy: "`madang crews show 1`", endpoints: ["crews.show"],
            topics: ["Founding", "Showing"],
            suites: ["CrewsTests.ConsoleTests"], earlier: "001-U03"),
        Feature(
            "Show one to others by an address: a page for browsers and messengers",
            shownBy: "`/s/cre_…` in a browser, `madang open 3`", endpoints: ["crews.page"],
            suites: ["CrewsTests.PageTests"]),
        Feature(
            "Comment on a crew, one's own or another's; in a second place members talk among themselves; the "
                + "author and managers delete a comment",
            shownBy: "`madang comments list cre_…`, `madang comments list crt_…`",
            topics: ["Subjects", "Talking"], earlier: "001-U05 001-U06"),
        Feature(
            "As a moderator take a crew out of sight and put it back as it was, for a reason that its owner "
                + "is told and the audit log keeps",
            shownBy: "`madang moderate hide cre_… --reason TEXT`", topics: ["Moderating", "OutOfSight"]),
        Feature(
            "See on a profile in how many crews the member is, as many as the list of them has",
            shownBy: "`madang profile show mem_…`", topics: ["Counting"],
            suites: ["CrewsBackendTests.CrewPlanTests"]),
        Feature(
            "Members who have blocked each other do not see each other's crews, and do not join them",
            shownBy: "`madang crews list` as one of them", topics: ["Blocking"]),
    ]

    private static let founding: [Feature] = [
        Feature(
            "Found a crew, with a cover; a repeated request has no second effect",
            shownBy: "`madang crews found --name 'Dawn Futsal' --sport futsal --capacity 12`",
            endpoints: ["crews.found"], topics: ["Founding", "Repeating"],
            suites: ["CrewsTests.ConsoleTests"], earlier: "001-U01"),
        Feature(
            "No two open crews have names that look alike; the name of a closed one is free",
            shownBy: "`madang crews found`", topics: ["Naming"]),
        Feature(
            "Change what a crew says about itself; an edit against an older version is refused, the seats "
                + "that are taken stay taken, and a person who is paying keeps the price",
            shownBy: "`madang crews edit 1 --capacity 20`", endpoints: ["crews.edit"],
            topics: ["Editing", "Holding"], suites: ["CrewsTests.SeatEngineTests"]),
        Feature(
            "Close one's crew once its money is settled, and open it again within 30 days",
            shownBy: "`madang crews close 1`, `madang crews reopen 1`",
            endpoints: ["crews.close", "crews.reopen"], topics: ["Closing", "Settling"],
            suites: ["CrewsTests.SeatEngineTests"]),
    ]

    private static let joining: [Feature] = [
        Feature(
            "Join a crew free of charge at once, or ask its managers with a message; a request ends after 14 "
                + "days",
            shownBy: "`madang crews join 1 --message TEXT`",
            endpoints: ["crews.join", "crews.membership"], topics: ["Joining", "Requesting"],
            suites: ["CrewsTests.ConsoleTests", "CrewsTests.MembershipTransitionTests"]),
        Feature(
            "Join a crew with a fee: the seat is kept, the fee is paid at an address, and the payment makes "
                + "the member; what comes back, and until when, is shown before",
            shownBy: "`madang crews join 1`, `madang crews pay 1`", topics: ["Paying", "Holding"],
            suites: ["CrewsTests.ConsoleTests"], earlier: "001-U02"),
        Feature(
            "Of any number of people who want the last seat one gets it; no other has paid without a seat or "
                + "the money back",
            shownBy: "`madang-harness drill purchases --of seats`", topics: ["Racing", "PaidRaces"],
            suites: [
                "CrewsTests.CrewMachineSearchTests", "CrewsBackendTests.CrewModelTests",
                "AcceptanceTests.PurchasesTests",
            ]),
        Feature(
            "Wait in a fair list where a crew is full; a seat that gets free is offered to the next for a "
                + "day",
            shownBy: "`madang crews join 1`, `madang crews take-up 1`", endpoints: ["crews.takeUp"],
            topics: ["Waiting", "Offering"], suites: ["CrewsTests.SeatEngineTests"]),
        Feature(
            "A payment that comes after the seat went, or for an order that was let go, goes back",
            shownBy: "`madang orders show ord_…`", topics: ["LettingGo"],
            suites: ["CrewsTests.CrewMachineSearchTests"]),
    ]

    private static let staying: [Feature] = [
        Feature(
            "Say one's position, height, number and introduction in a crew",
            shownBy: "`madang crews describe 1 --number 7`", endpoints: ["crews.describe"],
            topics: ["Staying"], suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "Take no part and pay no dues for a while, and come back",
            shownBy: "`madang crews pause 1`, `madang crews return 1`", endpoints: ["crews.setLeave"],
            topics: ["Staying"], suites: ["CrewsTests.MembershipTransitionTests"]),
        Feature(
            "Leave a crew, or let a request, a place on the list or a seat go; all of the fee, half of it or "
                + "nothing comes back, by the rule that was shown",
            shownBy: "`madang crews leave 1`", endpoints: ["crews.leave"], topics: ["Refunding"],
            suites: ["CrewsTests.SeatEngineTests"]),
        Feature(
            "A payment that is taken back never ends a membership by itself: the member is suspended, and "
                + "the managers are told",
            shownBy: "`madang notices list`", topics: ["LettingGo"],
            suites: ["CrewsTests.MembershipTransitionTests"]),
    ]
}
