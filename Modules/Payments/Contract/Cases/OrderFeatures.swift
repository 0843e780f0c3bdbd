import ContractKit

/// The features of payments: the rows of `Docs/features/payments.md`.
enum OrderFeatures {
    static let all = buying + trading + money + safety + operators

    private static let buying: [Feature] = [
        Feature(
            "See what a purchase costs, who gets the money and by which terms it comes back, before paying",
            shownBy: "`madang buy lst_…`; `madang-tui`, `b` on a deal", endpoints: ["payments.offer"],
            topics: ["Offering"],
            suites: ["PaymentsTests.ConsoleTests", "PaymentsTests.ScreenBuyingTests"]),
        Feature(
            "Be told before paying, and on the receipt, that the platform is not the seller, who runs it, "
                + "and whether the seller is a business; where it is one, of the right of withdrawal",
            shownBy: "`madang buy lst_…`, and the page that it opens", topics: ["Offering"],
            suites: [
                "PaymentsTests.PageTests", "PaymentsTests.ScreenBuyingTests",
                "CrossDomainTests.PaymentSettingsTests",
            ]),
        Feature(
            "Order something: its price is fixed and its unit held until it is paid for; a second order for "
                + "it is the first",
            shownBy: "`madang buy lst_…`; `madang-tui`, `b` on a deal", endpoints: ["payments.open"],
            topics: ["Opening", "Repeating"],
            suites: ["PaymentsTests.ConsoleTests", "PaymentsTests.ScreenBuyingTests"],
            earlier: "000-U12 003-U04"),
        Feature(
            "Pay at an address that cannot be guessed, from any device; what the gateway has taken counts, "
                + "whatever a browser says",
            shownBy: "`madang orders pay ord_…`, with a QR code; `madang-tui`, `p` on an order",
            endpoints: ["payments.checkout", "payments.look"],
            topics: ["Addressing", "Paying", "Hearing", "Approving"],
            suites: [
                "PaymentsTests.ConsoleTests", "PaymentsTests.ScreenBuyingTests",
                "PaymentsTests.CheckoutFlowTests", "AcceptanceTests.CheckoutBrowserTests",
            ],
            earlier: "003-U21 003-E06 000-E13"),
        Feature(
            "Let an order go before it is paid; an unpaid one expires, and its unit can be had again",
            shownBy: "`madang orders cancel ord_…`; `madang-tui`, `c` on an order",
            endpoints: ["payments.cancel"], topics: ["Cancelling"],
            suites: ["PaymentsTests.OrderTests", "PaymentsTests.ScreenOrderTests"]),
        Feature(
            "List what one has bought and sold, and see one order; others see none of it",
            shownBy: "`madang purchases`, `madang sales`, `madang orders show ord_…`; `madang-tui`, `O`",
            endpoints: ["payments.list", "payments.show"], topics: ["Listing", "Seeing"],
            suites: ["PaymentsTests.ConsoleTests", "PaymentsTests.ScreenTests"], earlier: "003-U31"),
        Feature(
            "Of many buyers of one unit one gets it, and all others pay nothing or get it back",
            shownBy: "`madang buy lst_…` by two members", topics: ["Racing", "Late"],
            suites: ["PaymentsBackendTests.OrderRaceTests"], earlier: "003-U22"),
    ]

    private static let trading: [Feature] = [
        Feature(
            "Say that goods are handed over, and confirm the receipt, upon which the money is the seller's; "
                + "silence releases it after 7 days of which the buyer was told three times",
            shownBy:
                "`madang orders hand-over ord_…`, `madang orders confirm ord_…`; `madang-tui`, `a` and `d`",
            endpoints: ["payments.handOver", "payments.confirm"], topics: ["Delivering"],
            suites: ["PaymentsTests.DeliveryTests", "PaymentsTests.ScreenOrderTests"]),
        Feature(
            "Complain, which stops the clock until an operator releases the money or gives it back",
            shownBy: "`madang orders problem ord_…`; `madang-tui`, `x` on an order",
            endpoints: ["payments.complain"], topics: ["Complaining"],
            suites: ["PaymentsTests.ScreenOrderTests"]),
        Feature(
            "Give money back in full or in parts, or withdraw by the terms of the purchase",
            shownBy:
                "`madang orders refund ord_…`, `madang orders withdraw ord_…`; `madang-tui`, `b` and `w`",
            endpoints: ["payments.refund", "payments.withdraw"], topics: ["Refunding", "Returning"],
            suites: [
                "PaymentsTests.RefundTests", "PaymentsTests.ReturningTests", "PaymentsTests.ScreenOrderTests",
            ]),
        Feature(
            "Be told what the other has done, and when money moves",
            shownBy: "`madang notices list`", topics: ["Telling"],
            suites: ["PaymentsTests.NoticeWordingTests"]),
        Feature(
            "Deals, crews and campaigns open orders, give money back and see what was paid by one port, are "
                + "told of hand-over and receipt, and record payouts by another port",
            shownBy: "`Modules/Foundations/Vocabulary/Ports/Cashier.swift`",
            topics: ["Cashing", "Reporting", "Recording"],
            suites: ["PaymentsBackendTests.CashierAheadTests"]),
    ]

    private static let money: [Feature] = [
        Feature(
            "See one's balance as a payee, and what it gained and lost",
            shownBy: "`madang balance`; `madang-tui`, `W`",
            endpoints: ["payments.balance", "payments.postings"], topics: ["Bookkeeping"],
            suites: [
                "PaymentsTests.LedgerTests", "PaymentsTests.ConsoleTests", "PaymentsTests.ScreenTests",
            ]),
        Feature(
            "What a campaign has raised is an account of the ledger: paid less what is back, before fees and "
                + "payouts, equal to its orders at every moment",
            shownBy: "`madang-server payments ledger`, `madang-server check`", topics: ["Raising"],
            suites: [
                "PaymentsTests.BookkeepingTests", "PaymentsTests.MachineSearchTests",
                "PaymentsBackendTests.LedgerCheckTests",
            ]),
        Feature(
            "Every won is posted twice, in a chain that shows each later change; a refund takes the house's "
                + "share back with it, and what a payee's balance lacks is owed",
            shownBy: "`madang-server payments ledger`, `madang-server check`", topics: ["Bookkeeping"],
            suites: [
                "PaymentsTests.BookkeepingTests", "PaymentsTests.LedgerChainTests",
                "PaymentsBackendTests.LedgerCheckTests",
            ]),
    ]

    private static let safety: [Feature] = [
        Feature(
            "Money of another amount, currency, channel or store, or by another means where a card alone "
                + "pays, is never accepted: it comes back, or an operator is told",
            shownBy: "`madang-server payments show ord_…`", topics: ["Tampering"],
            suites: [
                "PaymentsTests.PaymentTests", "PaymentsPortOneTests.PurchaseTests",
                "PaymentsPortOneTests.GatewayTamperingTests",
            ],
            earlier: "003-E06"),
        Feature(
            "A webhook is only a reason to ask the gateway: forged, repeated, late or out of order it "
                + "changes nothing that the gateway does not confirm; a payment without one is found by a "
                + "job",
            shownBy: "`madang-server serve --payments sandbox`", topics: ["Hearing"],
            suites: [
                "PaymentsPortOneTests.WebhookReceiverTests", "PaymentsPortOneTests.WebhookReadingTests",
                "PaymentsPortOneTests.PurchaseWebhookTests",
            ]),
        Feature(
            "The gateway's answers may be lost, late or wrong: no money is taken or given back twice",
            shownBy: "`madang-harness portone`, by its faults", topics: ["Approving", "Returning"],
            suites: [
                "PaymentsPortOneTests.GatewayFaultTests", "PaymentsPortOneTests.GatewayRefundTests",
                "PaymentsPortOneTests.ApprovalTests", "PaymentsPortOneTests.PurchaseOutageTests",
            ]),
        Feature(
            "An order that a crash or an outage broke off anywhere is finished, or its money given back",
            shownBy: "`madang-harness drill crash`", topics: ["Crashing", "Waiting"],
            suites: ["PaymentsTests.MachineSearchTests", "PaymentsBackendTests.OrderPortionTests"]),
        Feature(
            "Titles and words of a member go when they leave; amounts and the law's records stay",
            shownBy: "`madang auth withdraw`", topics: ["Forgetting"],
            suites: ["CrossDomainTests.ErasureTests"]),
        Feature(
            "Test money is marked as such in every answer, page and screen, and is refused together with "
                + "the keys of real money",
            shownBy: "`madang-server serve --payments sandbox`",
            suites: ["CrossDomainTests.PaymentSettingsTests", "AcceptanceTests.PaymentsServerTests"]),
        Feature(
            "Payments know neither what is sold nor which gateway takes the money: both are ports",
            shownBy: "`Modules/Payments/Core`", suites: ["PaymentsTests.ContractTests"], earlier: "001-E07"),
    ]
}
