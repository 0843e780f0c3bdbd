import ContractKit

/// The features of payments: the rows of `Docs/features/payments.md`.
enum OrderFeatures {
    static let all: [Feature] = buying + trading + money + safety

    private static let buying: [Feature] = [
        Feature(
            "See what a purchase costs, who gets the money and by which terms it comes back, before paying",
            shownBy: "`madang buy RECORD`", endpoints: ["payments.offer"], topics: ["Offering"],
            suites: ["PaymentsTests.ConsoleTests"]),
        Feature(
            "Order something: its price is fixed and its unit held until it is paid for; a second order for "
                + "it is the first",
            shownBy: "`madang buy RECORD`", endpoints: ["payments.open"], topics: ["Opening", "Repeating"],
            suites: ["PaymentsTests.ConsoleTests"], earlier: "000-U12 003-U04"),
        Feature(
            "Pay at an address that cannot be guessed, from any device; what the gateway has taken counts, "
                + "whatever a browser says",
            shownBy: "`madang orders pay ord_…`", endpoints: ["payments.checkout", "payments.look"],
            topics: ["Addressing", "Paying", "Hearing", "Approving"], suites: ["PaymentsTests.ConsoleTests"],
            earlier: "003-U21 003-E06 000-E13"),
        Feature(
            "Let an order go before it is paid; an unpaid one expires, and its unit can be had again",
            shownBy: "`madang orders cancel ord_…`", endpoints: ["payments.cancel"], topics: ["Cancelling"],
            suites: ["PaymentsTests.OrderTests"]),
        Feature(
            "List what one has bought and sold, and see one order; others see none of it",
            shownBy: "`madang purchases`, `madang sales`, `madang orders show ord_…`",
            endpoints: ["payments.list", "payments.show"], topics: ["Listing", "Seeing"],
            suites: ["PaymentsTests.ConsoleTests"], earlier: "003-U31"),
        Feature(
            "Of many buyers of one unit one gets it, and all others pay nothing or get it back",
            shownBy: "`madang buy RECORD`", topics: ["Racing", "Late"], earlier: "003-U22"),
    ]

    private static let trading: [Feature] = [
        Feature(
            "Say that goods are handed over, and confirm the receipt, upon which the money is the seller's; "
                + "silence releases it after 7 days of which the buyer was told three times",
            shownBy: "`madang orders handed-over ord_…`, `madang orders confirm ord_…`",
            endpoints: ["payments.handOver", "payments.confirm"], topics: ["Delivering"],
            suites: ["PaymentsTests.DeliveryTests"]),
        Feature(
            "Complain, which stops the clock until an operator releases the money or gives it back",
            shownBy: "`madang orders problem ord_…`",
            endpoints: ["payments.complain", "payments.problems", "payments.settle"],
            topics: ["Complaining"]),
        Feature(
            "Give money back in full or in parts, or withdraw by the terms of the purchase",
            shownBy: "`madang orders refund ord_…`, `madang orders withdraw ord_…`",
            endpoints: ["payments.refund", "payments.withdraw"], topics: ["Refunding", "Returning"],
            suites: ["PaymentsTests.RefundTests"]),
        Feature(
            "Be told what the other has done, and when money moves",
            shownBy: "`madang notices list`", topics: ["Telling"],
            suites: ["PaymentsTests.NoticeWordingTests"]),
        Feature(
            "Deals, crews and campaigns open orders, give money back and see what was paid by one port, and "
                + "are told of hand-over and receipt",
            shownBy: "`Modules/Foundations/Vocabulary/Ports/Cashier.swift`",
            topics: ["Cashing", "Reporting"],
            suites: ["PaymentsBackendTests.CashierAheadTests"]),
    ]

    private static let money: [Feature] = [
        Feature(
            "See one's balance as a payee, and what it gained and lost",
            shownBy: "`madang balance`", endpoints: ["payments.balance", "payments.postings"],
            topics: ["Bookkeeping"], suites: ["PaymentsTests.LedgerTests"]),
        Feature(
            "Settle by the gateway's file, and pay out what was earned and settled, and no more",
            shownBy: "`madang-server payments settlement FILE`, `madang-server payments payout`",
            topics: ["Payouts"]),
        Feature(
            "Compare the gateway's books with the ledger; each difference is noted with what was done",
            shownBy: "`madang-server payments reconcile`", topics: ["Reconciling"]),
    ]

    private static let safety: [Feature] = [
        Feature(
            "Money of another amount, currency, channel or store is never accepted: it comes back, or an "
                + "operator is told",
            shownBy: "`madang-server payments show ord_…`", topics: ["Tampering"],
            suites: ["PaymentsTests.PaymentTests"], earlier: "003-E06"),
        Feature(
            "An order that a crash or an outage broke off anywhere is finished, or its money given back",
            shownBy: "`madang-harness drill crash`", topics: ["Crashing", "Waiting"],
            suites: ["PaymentsTests.MachineSearchTests"]),
        Feature(
            "Titles and words of a member go when they leave; amounts and the law's records stay",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"]),
        Feature(
            "Payments know neither what is sold nor which gateway takes the money: both are ports",
            shownBy: "`Modules/Payments/Core`", suites: ["PaymentsTests.ContractTests"], earlier: "001-E07"),
    ]
}
