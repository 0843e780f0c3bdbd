import Payments
import PaymentsScreens
import Terminal
import TestKit
import Vocabulary

/// A screen of payments as a golden file shows it.
struct ScreenScene: Sendable {
    /// Where a scene begins.
    enum Place: Sendable {
        /// The screen of the order that has come so far.
        case order(ScreenStage.Course)
        /// The screen of a known order, for what a gateway in memory does not come to.
        case shown(OrderView)
        case purchase
        case orders, balance, problems
    }

    /// What the person does.
    enum Input: Sendable {
        case press(String), type(String)
    }

    let name: String
    var person = ScreenStage.Person.buyer
    let place: Place
    /// The orders that are there besides.
    var others: [ScreenStage.Course] = []
    var input: [Input] = []
    var hasServer = true

    static let all = lists + bought + sold + shown + buying + forms

    static func named(_ name: String) -> ScreenScene? { all.first { $0.name == name } }

    /// The screen of the scene, after everything that the person did.
    func shell(_ language: Language, _ size: Size) async throws -> ShellStage {
        var shell = try await opened(language, size)
        for one in input {
            switch one {
            case .press(let key): shell.press(key)
            case .type(let text): shell.type(text)
            }
            await shell.settle()
        }
        return shell
    }

    private func opened(_ language: Language, _ size: Size) async throws -> ShellStage {
        if case .shown(let view) = place {
            return await ScreenStage.shell(showing: view, to: person, language, size)
        }
        let stage = ScreenStage()
        for (number, course) in others.enumerated() {
            _ = try await stage.order(course, Self.titles[number % Self.titles.count])
        }
        let destination: Destination =
            switch place {
            case .order(let course): .order(try await stage.order(course))
            case .purchase: .purchase(of: try stage.offer())
            case .orders: .orders
            case .balance: .balance
            case .problems, .shown: ScreenStage.problems
            }
        return await stage.shell(of: person, at: destination, language, size, hasServer: hasServer)
    }

    /// Long, composed, decomposed and hostile ones.
    private static let titles = [
        "전북 현대 2023/24 홈 유니폼, 한 번 입고 세탁해 둔 것", ScreenStage.title,
        "\u{1B}[31m빨간\u{202E} 의자",
    ]
}

extension ScreenScene {
    private static let lists = [
        ScreenScene(
            name: "list", place: .orders, others: [.open, .received, .refunded, .cancelled]),
        ScreenScene(
            name: "list-sales", person: .seller, place: .orders, others: [.open, .handedOver],
            input: [.press("s"), .press("s")]),
        ScreenScene(
            name: "list-state", place: .orders, others: [.open, .handedOver],
            input: [.press("t"), .press("t")]),
        ScreenScene(name: "nothing", place: .orders),
        ScreenScene(
            name: "balance", person: .seller, place: .balance, others: [.received, .partlyRefunded]),
        ScreenScene(name: "balance-nothing", place: .balance),
        ScreenScene(
            name: "problems", person: .operator, place: .problems, others: [.complained, .complained]),
        ScreenScene(name: "problems-nothing", person: .operator, place: .problems),
        ScreenScene(
            name: "problem", person: .operator, place: .problems, others: [.complained],
            input: [.press("enter")]),
    ]

    private static let bought = [
        ScreenScene(name: "open", place: .order(.open)),
        ScreenScene(name: "fulfilled", place: .order(.fulfilled)),
        ScreenScene(name: "handed-over", place: .order(.handedOver)),
        ScreenScene(name: "complained", place: .order(.complained)),
        ScreenScene(name: "received", place: .order(.received)),
        ScreenScene(name: "partly-refunded", place: .order(.partlyRefunded)),
        ScreenScene(name: "refunded", place: .order(.refunded)),
        ScreenScene(name: "cancelled", place: .order(.cancelled)),
        ScreenScene(name: "below", place: .order(.handedOver), input: [.press("end")]),
        ScreenScene(name: "question", place: .order(.handedOver), input: [.press("d")]),
    ]

    private static let sold = [
        ScreenScene(name: "sold-open", person: .seller, place: .order(.open)),
        ScreenScene(name: "sold-fulfilled", person: .seller, place: .order(.fulfilled)),
        ScreenScene(name: "sold-handed-over", person: .seller, place: .order(.handedOver)),
        ScreenScene(name: "sold-complained", person: .seller, place: .order(.complained)),
        ScreenScene(name: "sold-received", person: .seller, place: .order(.received)),
        ScreenScene(name: "sold-refunded", person: .seller, place: .order(.refunded)),
        ScreenScene(name: "sold-cancelled", person: .seller, place: .order(.cancelled)),
    ]

    private static let shown = [
        ScreenScene(
            name: "opening",
            place: .shown(ShownOrders.view(ShownOrders.order(11, .opening), .created, isTest: true))),
        ScreenScene(name: "paid", place: .shown(ShownOrders.atOnce)),
        ScreenScene(name: "sold-paid", person: .seller, place: .shown(ShownOrders.atOnce)),
        ScreenScene(name: "refunding", place: .shown(ShownOrders.returning)),
        ScreenScene(name: "sold-refunding", person: .seller, place: .shown(ShownOrders.returning)),
        ScreenScene(name: "refund-failed", place: .shown(ShownOrders.partlyRefunded)),
        ScreenScene(name: "expired", place: .shown(ShownOrders.expired)),
        ScreenScene(name: "erased", place: .shown(ShownOrders.erased)),
    ]

    private static let buying = [
        ScreenScene(name: "terms", place: .purchase),
        ScreenScene(name: "buy-question", place: .purchase, input: [.press("enter")]),
        ScreenScene(name: "checkout", place: .purchase, input: [.press("enter"), .press("y")]),
        ScreenScene(name: "checkout-declined", place: .order(.declined), input: [.press("p")]),
        ScreenScene(
            name: "not-bought", place: .purchase,
            input: [.press("enter"), .press("y"), .press("c"), .press("y")]),
        ScreenScene(name: "no-server", place: .purchase, hasServer: false),
    ]

    private static let forms = [
        ScreenScene(name: "problem-form", place: .order(.handedOver), input: [.press("x")]),
        ScreenScene(
            name: "problem-faults", place: .order(.handedOver),
            input: [.press("x"), .type("늦음"), .press("ctrl-s")]),
        ScreenScene(
            name: "refund-form", person: .seller, place: .order(.fulfilled),
            input: [.press("b"), .type("5,000")]),
        ScreenScene(
            name: "refund-question", person: .seller, place: .order(.fulfilled),
            input: [.press("b"), .press("enter")]),
        ScreenScene(
            name: "settle-form", person: .operator, place: .problems, others: [.complained],
            input: [.press("enter"), .press("s"), .type("3"), .press("ctrl-s")]),
    ]
}
