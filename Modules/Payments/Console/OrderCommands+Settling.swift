import Commands
import Payments
import PaymentsHTTP
import Terminal
import Vocabulary

extension OrderCommands {
    /// Shows a page of the open problems with orders, for operators.
    func problems(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw OrderError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(OrderError) in try await orders.problems(request) }
        if console.format == .json { return console.show(page, as: OrderWire.problems) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = ProblemTable(problems: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.order.order.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "orders", "problems"],
            counting: { Phrase(en: $0.counted("problem"), ko: "\($0)건") },
            advice: Phrase(en: "Nothing is waiting.", ko: "처리할 문제가 없습니다."))
        if !page.items.isEmpty { tell(.howToSettle) }
    }

    /// Settles an open problem, after it was shown and confirmed; asks for a missing reason.
    func settle(_ options: OrderSettlementOptions) async throws {
        let id = try options.order.identifier(among: lists)
        let settlement = try options.settlement()
        let found = try await console.waiting { () throws(OrderError) in
            try await orders.openProblem(of: id)
        }
        guard let problem = found else { throw UsageError(.noOpenProblem, hint: .seeProblems) }
        if console.format == .human { show(problem) }
        let reason = try reason(options.reason)
        try console.requireConfirmed(settlement.question)
        let view = try await console.waiting { () throws(OrderError) in
            try await settle(id, settlement, reason)
        }
        report(view, Phrase(en: "Problem settled", ko: "문제를 조정했습니다"))
        tell(view.settlementProgress ?? .seeProblems)
    }

    private func reason(_ typed: String?) throws(UsageError) -> String {
        if let typed { return typed }
        return try console.ask(Phrase(en: "Reason", ko: "이유"), flag: "--reason")
    }

    private func show(_ problem: ProblemView) {
        console.show(Fields(Details(problem.order), on: console))
        console.print("")
    }

    /// Settles it; errors name an amount by the option of this command.
    private func settle(
        _ id: OrderID, _ settlement: ProblemSettlement, _ reason: String
    ) async throws(OrderError) -> OrderView {
        do throws(OrderError) {
            return try await orders.settle(id, settlement, reason: reason)
        } catch {
            throw error.ofRefund
        }
    }
}

extension OrderError {
    /// The same error, in which the amount is that of `--refund`.
    var ofRefund: OrderError {
        guard case .invalidFields(let errors) = self else { return self }
        return .invalidFields(errors.map { $0.field == "amount" ? FieldError("refund", $0.rule) : $0 })
    }
}

extension Phrase {
    fileprivate static let noOpenProblem = Phrase(
        en: "There is no open problem with that order.", ko: "그 주문에는 처리할 문제가 없습니다.")
    fileprivate static let seeProblems = Phrase(
        en: "Run 'madang orders problems' to see the open ones.",
        ko: "'madang orders problems'로 남은 문제를 확인하세요.")
    fileprivate static let howToSettle = Phrase(
        en: "Run 'madang orders settle NUMBER' with --refund AMOUNT, --refund-all or --release.",
        ko: "'madang orders settle 번호'에 --refund 금액, --refund-all, --release 중 하나를 붙여 조정하세요.")
}
