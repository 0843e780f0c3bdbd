import ContractKit

extension CrewFeatures {
    /// Dues, the ledger and the account.
    static let money: [Feature] = [
        Feature(
            "As the treasurer set the monthly dues from a month on, or end them",
            shownBy: "`madang crews set-dues 1 --amount 20000 --day 10`, `madang crews set-dues 1 --end`",
            endpoints: ["crews.setDues", "crews.endDues"], topics: ["Dues"],
            suites: ["CrewsTests.DuesRunTests"]),
        Feature(
            "One due for each crew, member and month is made, by days for a member who joins in between, "
                + "also where two servers make them at once",
            shownBy: "`madang crews dues 1`", topics: ["Dues"],
            suites: ["CrewsTests.DuesRunTests", "CrewsBackendTests.CrewModelTests"]),
        Feature(
            "See the dues that one owes, and as the treasurer those of all, of a month, or in arrears",
            shownBy: "`madang crews dues 1`, `madang crews dues 1 --arrears`", endpoints: ["crews.dues"],
            topics: ["Dues", "Arrears"], suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "Pay a month's dues; a payment that is taken back leaves them owed",
            shownBy: "`madang crews pay 1`", topics: ["PaidDues"], suites: ["CrewsTests.DueMachineTests"]),
        Feature(
            "As the treasurer waive a member's dues of a month for a reason that the member reads",
            shownBy: "`madang crews waive 1 --reason Injured`", endpoints: ["crews.waive"], topics: ["Dues"],
            suites: ["CrewsTests.DueMachineTests"]),
        Feature(
            "Be reminded of dues twice, and not in the night; arrears suspend after 14 days, and the payment "
                + "restores at once",
            shownBy: "`madang notices list`", topics: ["Arrears"]),
        Feature(
            "Read the ledger of one's crew by month, in two columns: what Payments has posted, and the cash "
                + "that the treasurer has entered",
            shownBy: "`madang crews ledger 1 --month 2026-12`", endpoints: ["crews.ledger"],
            topics: ["Ledger"], suites: ["CrewsTests.CrewLedgerTests", "CrewsBackendTests.CrewCheckTests"]),
        Feature(
            "As the treasurer enter cash with the photo of a receipt; an entry stays, and is taken back by "
                + "another",
            shownBy: "`madang crews cash 1 --spent 35000 --for 'Three balls'`", endpoints: ["crews.enter"],
            topics: ["Cash", "Talking"]),
        Feature(
            "Name the account to which the crew is paid out; it counts once one more of owner, treasurers "
                + "and managers has named the same",
            shownBy: "`madang crews account 1 --bank KB --number 123-456-789012 --holder 'Dawn Futsal'`",
            endpoints: ["crews.nameAccount"], topics: ["Accounts"]),
        Feature(
            "As owner, treasurer or manager see the account that was named, with its number masked",
            shownBy: "`madang crews account 1`", endpoints: ["crews.account"],
            topics: ["Accounts", "Showing"]),
        Feature(
            "Crews know neither the gateway nor the domain that takes the money: both are behind ports",
            shownBy: "`Modules/Foundations/Vocabulary/Ports/Purchasable.swift`", topics: ["Paying"],
            suites: ["CrewsTests.ContractTests"], earlier: "001-E07"),
    ]

    static let keeping: [Feature] = [
        Feature(
            "What a member wrote in crews goes when they leave, and their seats, places and open dues with "
                + "it; amounts and the law's records stay",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"])
    ]
}
