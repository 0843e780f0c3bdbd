public import Payments
public import Vocabulary
public import Wire

extension OrderWire {
    /// What a payee has.
    public static let balance: WireCoder<BalanceView> = Shape<BalanceView>(
        "Balance",
        Field("payee", .anyID(such: MemberSubject.self)) { $0.payee },
        Field("due", .money) { Money($0.balance.due, $0.currency) },
        Field("payable", .money) { Money($0.balance.payable, $0.currency) },
        Field("owed", .money) { Money($0.balance.owed, $0.currency) },
        Field("raised", .money) { Money($0.balance.raised, $0.currency) },
        // What follows from the others, for clients that do not reckon.
        Field("payout", .money) { Money($0.balance.payout, $0.currency) },
        Field("isTest", .bool) { $0.isTest }
    ) { payee, due, payable, owed, raised, _, isTest in
        let balance = PayeeBalance(
            due: due.minorUnits, payable: payable.minorUnits, owed: owed.minorUnits,
            raised: raised.minorUnits)
        return BalanceView(payee: payee, balance: balance, currency: due.currency, isTest: isTest)
    }.coder

    /// A posting as its payee sees it.
    public static let posting: WireCoder<PostingView> = Shape<PostingView>(
        "Posting",
        Field("sequence", .integer) { $0.sequence },
        Field("kind", WireCoder<LedgerPostingKind>.choice) { $0.kind },
        Field("order", WireCoder<OrderID>.id().optional) { $0.order },
        Field("amount", .money) { $0.amount },
        Field("at", .timestamp) { $0.at },
        Field("isTest", .bool) { $0.isTest }
    ) { sequence, kind, order, amount, at, isTest in
        PostingView(sequence: sequence, kind: kind, order: order, amount: amount, at: at, isTest: isTest)
    }.coder

    /// A page of postings.
    public static let postings: WireCoder<Page<PostingView>> = .page("PostingPage", of: posting)

    /// A complaint as operators see it.
    public static let problem: WireCoder<ProblemView> = Shape<ProblemView>(
        "OrderProblem",
        Field("order", view) { $0.order },
        Field("problem", WireCoder<DeliveryProblem>.choice) { $0.problem },
        Field("text", text) { $0.text },
        Field("since", .timestamp) { $0.since }
    ) { order, problem, text, since in
        ProblemView(order: order, problem: problem, text: text, since: since)
    }.coder

    /// A page of complaints.
    public static let problems: WireCoder<Page<ProblemView>> = .page("OrderProblemPage", of: problem)

    /// The words of a complaint, or a reason.
    static let text = WireCoder<String>.text(
        maximumLength: OrderTexts.longestWords, example: "소매가 찢어져 있습니다.")
}
