import ContractKit

extension OrderFeatures {
    /// What operators do: on the screen of problems, and on the machine that has the database.
    static let operators: [Feature] = [
        Feature(
            "Operators see open complaints, the oldest first, and settle each for a reason: all money to the "
                + "seller, all of it back, or a part; the two are told, and the audit log keeps it",
            shownBy: "`madang-tui` as an operator, order problems, `s` on one",
            endpoints: ["payments.problems", "payments.settle"], topics: ["Complaining"],
            suites: ["PaymentsTests.ScreenOrderTests", "PaymentsTests.ScreenTests"]),
        Feature(
            "See everything that waits for an operator: complaints, refused refunds, differences, debts; and "
                + "everything about the money of one order",
            shownBy: "`madang-server payments problems`, `madang-server payments show ord_…`",
            topics: ["Operating"],
            suites: ["PaymentsTests.OperatorCommandTests", "AcceptanceTests.PaymentsServerTests"]),
        Feature(
            "A refund that the gateway refuses stays promised: it is asked for once more, or made by hand "
                + "with the number of the transfer that proves it",
            shownBy: "`madang-server payments retry ref_…`, `madang-server payments by-hand ref_…`",
            topics: ["Operating", "Returning"]),
        Feature(
            "Import the gateway's settlement file, each row once; record payouts of what was earned and "
                + "settled, and no more; give up what a payee owes",
            shownBy:
                "`madang-server payments settlement FILE`, "
                + "`madang-server payments payout mem_… 30000 NUMBER`, "
                + "`madang-server payments write-off mem_… 3000 NUMBER`",
            topics: ["Payouts", "Bookkeeping", "Operating"],
            suites: [
                "PaymentsTests.SettlementFileTests", "PaymentsTests.SettlementLineTests",
                "PaymentsTests.OperatorCommandTests",
            ]),
        Feature(
            "Compare the gateway's books with the ledger by Korean day; each difference is noted once, with "
                + "what was done, and settled for a reason",
            shownBy: "`madang-server payments reconcile`, `madang-server payments settle DIFFERENCE`",
            topics: ["Reconciling"],
            suites: ["PaymentsPortOneTests.GatewayChangesTests"]),
        Feature(
            "Read the ledger, as CSV without formulas or as JSON, and a month of the house's accounts or of "
                + "a payee's",
            shownBy: "`madang-server payments ledger --csv`, `madang-server payments statement 2026-11`",
            topics: ["Statements"],
            suites: ["PaymentsTests.StatementTests", "PaymentsTests.OperatorCommandTests"]),
        Feature(
            "Stop all payments, and let them run again once the gateway was asked what happened meanwhile; "
                + "a restored database asks by itself, a copied one waits for an operator",
            shownBy: "`madang-server payments halt`, `madang-server payments resume`", topics: ["Halting"],
            suites: ["PaymentsTests.OperatorCommandTests"]),
        Feature(
            "Do now what jobs would do next",
            shownBy: "`madang-server payments sweep`", topics: ["Waiting", "Crashing"]),
        Feature(
            "Read the records that the law keeps of an order and of the sale, each until its day, also when "
                + "the two have left; each reading is logged",
            shownBy: "`madang-server payments records ord_… --reason TEXT`",
            topics: ["Records", "Operating"]),
    ]
}
