import TestKit
import Testing

@testable import Payments

/// `Docs/payments.md` draws every edge of the three machines, by the tables of edges that `OrderTests`,
/// `PaymentTests` and `RefundTests` try on the code.
@Suite struct MachineDrawingTests {
    /// The points of an order in the order in which they are drawn.
    private static let points: [OrderTests.Point] = [
        .init(.opening, .hold), .init(.open), .init(.paid, .fulfil), .init(.fulfilled),
        .init(.fulfilled, .release, .returned), .init(.fulfilled, nil, .returned),
        .init(.refunding, .release, .gone), .init(.refunding, nil, .gone),
        .init(.refunded, .release, .gone), .init(.refunded, nil, .gone), .init(.closed, .release, .expired),
        .init(.closed, nil, .expired),
    ]

    @Test func everyPointIsDrawn() {
        #expect(Set(Self.points) == Set(OrderTests.table.keys), "Add the point to `points`.")
    }

    /// Written anew with MADANG_RECORD=1.
    @Test func theDocumentDrawsEveryEdge() throws {
        try GoldenFile("Docs/payments.md").expect(Self.document)
    }

    private static var document: String {
        """
        # Orders, payments and refunds as machines

        Every state and every edge, drawn from the tables of edges that the tests of Payments try on the
        code. Written by `MADANG_RECORD=1 Scripts/focus Payments test --filter MachineDrawingTests`. Why it
        is so: [decision 118](Decisions/0118-payments-are-steps-and-a-ledger.md).

        An order has one payment, and any number of refunds. The three change together, in one transaction.
        `MachineSearchTests` searches the states that members, operators, the gateway, crashes and the clock
        lead to.

        Where the money is earned at a moment, as a campaign's is, what was paid and is not back counts for
        the total of the payee ([decision 126](Decisions/0126-totals-are-ledger-accounts.md)).

        ## The order

        "To hold", "to fulfil" and "to release" are steps at the domain that sells. Each is noted with the
        change that makes it necessary, taken by any server, and crossed out with what came of it. Money
        that comes for a closed order goes back, and the order stays closed. An order that was taken back
        is refunded once all refunds have succeeded.

        \(MachineDrawing.order(points).text)
        ## The payment

        The edges are answers of the gateway when it is asked. "Taken otherwise" is another amount,
        currency, channel or store than was agreed upon, another means where a card alone pays, or a
        transaction of another payment: it goes back in full. What happens between two looks is skipped,
        and an answer that is older than what is known changes nothing. A complaint at the card company is
        no state: while it is open nothing is refunded.

        \(MachineDrawing.payment.text)
        ## The refund

        It is written before the gateway is asked. Before one that got no answer is sent again, the payment
        is read.

        \(MachineDrawing.refund.text)
        """
    }
}
