import Commands
import Payments
import PaymentsHTTP
import Terminal
import Vocabulary

/// The commands of payments, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `OrderError` or `UsageError`
/// instead of reporting it.
struct OrderCommands: Sendable {
    let orders: any OrderRepository
    let console: Console
    let program: String
    let lists: LastLists
    /// The signed-in member; nil if not known, who is taken for the buyer then.
    let own: MemberID?
    let pages: ServerPages
    let polling: Polling
    let buyables: BuyableRecords
    let sellers: SellerKinds
    let notice: HouseNotice?

    /// Commands over these services and console; `program` is the command that starts the program. Throws
    /// `internal` where there are no verbs of payments.
    init(_ services: Services, _ console: Console, program: String) throws(OrderError) {
        (orders, self.console, self.program) = (try services.orders, console, program)
        (lists, own) = (services.lastLists, services.signedInMember)
        (pages, polling) = (services.serverPages, services.polling)
        (buyables, sellers) = (services.buyableRecords, services.sellerKinds)
        notice = services.houseNotice
    }

    /// Decides about an order, after a confirmation.
    func decide(_ decision: OrderDecision, _ options: IdentifierArgument<OrderSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(OrderError) in try await orders.order(id) }
        try console.requireConfirmed(decision.question(about: view, at: console.now))
        let decided = try await console.waiting { () throws(OrderError) in
            try await decision.made(id, orders)
        }
        answer(decided, decision.words)
    }

    /// Gives the buyer an amount back, after a confirmation.
    func refund(_ options: OrderRefundOptions) async throws {
        let (id, amount) = (try options.order.identifier(among: lists), try Money.typedWon(options.amount))
        let view = try await console.waiting { () throws(OrderError) in try await orders.order(id) }
        try console.requireConfirmed(view.refundQuestion(amount))
        let refunded = try await console.waiting { () throws(OrderError) in
            try await orders.refund(id, amount, idempotencyKey: nil)
        }
        answer(refunded, Phrase(en: "Refund requested", ko: "환불을 요청했습니다"))
    }

    /// Complains about an order; asks for what is missing.
    func complain(_ options: OrderProblemOptions) async throws {
        let id = try options.order.identifier(among: lists)
        let (problem, text) = (try problem(options.kind), try text(options.text))
        let view = try await console.waiting { () throws(OrderError) in
            try await orders.complain(id, problem, text)
        }
        answer(view, Phrase(en: "Problem reported", ko: "문제를 알렸습니다"))
    }

    private func problem(_ typed: String?) throws -> DeliveryProblem {
        let wanted = Phrase(en: "Problem", ko: "문제")
        guard let typed else { return try console.choose(wanted, flag: "--kind") }
        guard let problem = DeliveryProblem(typed: typed) else {
            let rule = FieldError.Rule.unknown(allowed: DeliveryProblem.codes)
            throw OrderError.invalidFields([FieldError("problem", rule)])
        }
        return problem
    }

    private func text(_ typed: String?) throws(UsageError) -> String {
        if let typed { return typed }
        return try console.ask(Phrase(en: "What happened", ko: "문제 내용"), flag: "--text")
    }
}

extension OrderCommands {
    /// Reports an order that was changed, and what comes next for one of its two.
    func answer(_ view: OrderView, _ done: Phrase) {
        report(view, done)
        tellNext(view)
    }

    /// Reports an order that was changed; programs get its identifier or all of it.
    func report(_ view: OrderView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: OrderWire.view)
        case .plain: console.print(StyledText("\(view.order.id)"))
        case .human:
            let title = view.order.titleWords
            console.print(Phrase(en: "\(done.en): \(title.en)", ko: "\(done.ko): \(title.ko)"))
            markTestMoney(view)
            console.print(StyledText("  \(view.order.id)", .dim))
        }
    }

    /// Says that no money moves, where that is so.
    func markTestMoney(_ view: OrderView) {
        guard view.payment.isTest else { return }
        console.print(StyledText(Phrase.testMoney.text(in: console.language), .colour(.yellow)))
    }

    /// Tells people, but not programs, what comes next.
    func tellNext(_ view: OrderView) {
        let isBuyer = own == nil || own == view.order.buyer
        let step = OrderNextStep(
            view: view, isBuyer: isBuyer, ways: .commands(of: view.order.id)
        ) { clock($0) }
        if let words = step.words { tell(words) }
    }

    /// Prints advice for people, but not for programs.
    func tell(_ advice: Phrase) {
        if console.format == .human { console.remark(advice) }
    }

    /// A moment on the person's clock.
    func clock(_ moment: Timestamp) -> String { moment.absolute(in: console.zone) }
}
