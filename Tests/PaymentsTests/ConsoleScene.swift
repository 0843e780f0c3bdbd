import Payments
import Vocabulary

/// One call of a command as a person makes it; `{open}` and the like stand for orders, `{record}` for what is
/// bought.
struct ConsoleScene: Sendable {
    /// Who calls.
    enum Person: Sendable {
        case buyer, seller, visitor, keeper
    }

    let name: String
    let words: [String]
    var person = Person.buyer
    /// What the person types at a terminal; without it there is no terminal, and questions are answered yes.
    var input: [String] = []
    /// Whether questions are answered yes without a terminal.
    var yes = true
    /// What the order looks like each time it is asked for while the command waits.
    var looks: [OrderView] = []
    /// What the terms and the opening are refused with.
    var refusal: OrderError?
    var isEmpty = false
    var hasServer = true
    /// Whether Ctrl-C is pressed in the first pause.
    var isInterrupted = false

    static let all = listing + showing + buying + deciding + settling + money
}

extension ConsoleScene {
    private static let listing = [
        ConsoleScene(name: "list", words: ["orders", "list"]),
        ConsoleScene(name: "list-buying", words: ["orders", "list", "--buying", "--state", "완료"]),
        ConsoleScene(name: "list-page", words: ["orders", "list", "--page", "1", "--limit", "2"]),
        ConsoleScene(name: "list-none-match", words: ["orders", "list", "--state", "paid"], isEmpty: true),
        ConsoleScene(name: "list-nothing", words: ["orders", "list"], isEmpty: true),
        ConsoleScene(name: "list-invalid", words: ["orders", "list", "--state", "bought", "--limit", "0"]),
        ConsoleScene(name: "list-visitor", words: ["orders", "list"], person: .visitor),
        ConsoleScene(name: "purchases", words: ["purchases"]),
        ConsoleScene(name: "purchases-more", words: ["purchases", "--limit", "1"]),
        ConsoleScene(name: "sales", words: ["sales"], person: .seller),
        ConsoleScene(name: "sales-nothing", words: ["sales"], isEmpty: true),
    ]

    private static let showing = [
        ConsoleScene(name: "show-open", words: ["orders", "show", "{open}"]),
        ConsoleScene(name: "show-open-seller", words: ["orders", "show", "{open}"], person: .seller),
        ConsoleScene(name: "show-paid", words: ["orders", "show", "{paid}"]),
        ConsoleScene(name: "show-paid-seller", words: ["orders", "show", "{paid}"], person: .seller),
        ConsoleScene(name: "show-handed-over", words: ["orders", "show", "{handed}"]),
        ConsoleScene(
            name: "show-handed-over-seller", words: ["orders", "show", "{handed}"], person: .seller),
        ConsoleScene(name: "show-problem", words: ["orders", "show", "{problem}"]),
        ConsoleScene(name: "show-problem-seller", words: ["orders", "show", "{problem}"], person: .seller),
        ConsoleScene(name: "show-received-seller", words: ["orders", "show", "{received}"], person: .seller),
        ConsoleScene(name: "show-partly-refunded", words: ["orders", "show", "{partly}"]),
        ConsoleScene(name: "show-returning", words: ["orders", "show", "{returning}"]),
        ConsoleScene(name: "show-expired", words: ["orders", "show", "{expired}"]),
        ConsoleScene(name: "show-erased", words: ["orders", "show", "{erased}"], person: .seller),
        ConsoleScene(name: "show-unknown", words: ["orders", "show", "ord_00000000000000000000000001"]),
        ConsoleScene(name: "show-no-id", words: ["orders", "show", "유니폼"]),
    ]

    private static let buying = [
        ConsoleScene(
            name: "buy", words: ["buy", "{record}"], looks: [ShownOrders.open, ShownOrders.paid]),
        ConsoleScene(name: "buy-declined", words: ["buy", "{record}"], input: ["n"]),
        ConsoleScene(name: "buy-unconfirmed", words: ["buy", "{record}"], yes: false),
        ConsoleScene(name: "buy-no-wait", words: ["buy", "{record}", "--no-wait"]),
        ConsoleScene(
            name: "buy-interrupted", words: ["buy", "{record}"], looks: [ShownOrders.open],
            isInterrupted: true),
        ConsoleScene(name: "buy-expired", words: ["buy", "{record}"], looks: [ShownOrders.expired]),
        ConsoleScene(name: "buy-late", words: ["buy", "{record}"], looks: [ShownOrders.returning]),
        ConsoleScene(name: "buy-gone", words: ["buy", "{record}"], refusal: .gone),
        ConsoleScene(name: "buy-no-gateway", words: ["buy", "{record}"], refusal: .noGateway),
        ConsoleScene(name: "buy-no-server", words: ["buy", "{record}"], hasServer: false),
        ConsoleScene(name: "buy-invalid", words: ["buy", "{record}", "--amount", "만원"]),
        ConsoleScene(name: "buy-no-id", words: ["buy", "유니폼"]),
        ConsoleScene(name: "buy-visitor", words: ["buy", "{record}"], person: .visitor),
        ConsoleScene(name: "pay", words: ["orders", "pay", "{open}"], looks: [ShownOrders.paid]),
        ConsoleScene(name: "pay-expired", words: ["orders", "pay", "{expired}"]),
    ]

    private static let deciding = [
        ConsoleScene(name: "cancel", words: ["orders", "cancel", "{open}"], input: ["y"]),
        ConsoleScene(name: "cancel-declined", words: ["orders", "cancel", "{open}"], input: ["n"]),
        ConsoleScene(name: "cancel-paid", words: ["orders", "cancel", "{paid}"]),
        ConsoleScene(name: "cancel-seller", words: ["orders", "cancel", "{open}"], person: .seller),
        ConsoleScene(name: "withdraw", words: ["orders", "withdraw", "{paid}"], input: ["예"]),
        ConsoleScene(name: "confirm", words: ["orders", "confirm", "{handed}"], input: ["y"]),
        ConsoleScene(
            name: "hand-over", words: ["orders", "hand-over", "{paid}"], person: .seller, input: ["y"]),
        ConsoleScene(name: "hand-over-buyer", words: ["orders", "hand-over", "{paid}"]),
        ConsoleScene(
            name: "problem",
            words: ["orders", "problem", "{handed}", "--kind", "약속과 다름", "--text", "소매가 찢어져 있습니다."]),
        ConsoleScene(
            name: "problem-asked", words: ["orders", "problem", "{handed}"],
            input: ["1", "아직 받지 못했습니다."]),
        ConsoleScene(
            name: "problem-invalid", words: ["orders", "problem", "{handed}", "--kind", "늦음"]),
        ConsoleScene(name: "refund", words: ["orders", "refund", "{paid}"], person: .seller, input: ["y"]),
        ConsoleScene(
            name: "refund-part", words: ["orders", "refund", "{paid}", "--amount", "5,000"],
            person: .seller),
        ConsoleScene(name: "refund-invalid", words: ["orders", "refund", "{paid}", "--amount", "반"]),
    ]

    private static let settling = [
        ConsoleScene(name: "problems", words: ["orders", "problems"], person: .keeper),
        ConsoleScene(
            name: "problems-nothing", words: ["orders", "problems"], person: .keeper, isEmpty: true),
        ConsoleScene(
            name: "problems-invalid", words: ["orders", "problems", "--limit", "0"], person: .keeper),
        ConsoleScene(name: "problems-seller", words: ["orders", "problems"], person: .seller),
        ConsoleScene(
            name: "settle", words: ["orders", "settle", "{problem}", "--release"], person: .keeper,
            input: ["사진으로 확인했습니다.", "y"]),
        ConsoleScene(
            name: "settle-all",
            words: ["orders", "settle", "{problem}", "--refund-all", "--reason", "받지 못함"],
            person: .keeper),
        ConsoleScene(
            name: "settle-part",
            words: ["orders", "settle", "{problem}", "--refund", "5,000", "--reason", "소매가 찢어짐"],
            person: .keeper),
        ConsoleScene(
            name: "settle-declined",
            words: ["orders", "settle", "{problem}", "--refund", "5000", "--reason", "소매가 찢어짐"],
            person: .keeper, input: ["n"]),
        ConsoleScene(
            name: "settle-unconfirmed",
            words: ["orders", "settle", "{problem}", "--release", "--reason", "설명과 같음"],
            person: .keeper, yes: false),
        ConsoleScene(
            name: "settle-no-reason", words: ["orders", "settle", "{problem}", "--release"], person: .keeper),
        ConsoleScene(
            name: "settle-invalid",
            words: ["orders", "settle", "{problem}", "--refund", "30001", "--reason", "받지 못함"],
            person: .keeper),
        ConsoleScene(
            name: "settle-malformed", words: ["orders", "settle", "{problem}", "--refund", "반"],
            person: .keeper),
        ConsoleScene(
            name: "settle-both", words: ["orders", "settle", "{problem}", "--release", "--refund-all"],
            person: .keeper),
        ConsoleScene(
            name: "settle-none", words: ["orders", "settle", "{paid}", "--release", "--reason", "설명과 같음"],
            person: .keeper),
        ConsoleScene(
            name: "settle-seller", words: ["orders", "settle", "{problem}", "--release"], person: .seller),
    ]

    private static let money = [
        ConsoleScene(name: "balance", words: ["balance"], person: .seller),
        ConsoleScene(name: "balance-nothing", words: ["balance"], isEmpty: true),
        ConsoleScene(name: "balance-invalid", words: ["balance", "--limit", "1000"]),
    ]
}
