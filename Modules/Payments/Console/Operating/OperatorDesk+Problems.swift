import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Shows what waits for an operator, and which command deals with it.
    func problems() async throws {
        let (mode, agenda) = (try await orders.mode(), try await orders.agenda())
        show(document(mode, agenda)) {
            console.format == .plain ? print(agenda) : tell(mode, agenda)
        }
    }

    private func tell(_ mode: PaymentsMode, _ agenda: OperatorAgenda) {
        tell(mode)
        if agenda.isEmpty {
            return console.print(Phrase(en: "Nothing is waiting.", ko: "처리할 일이 없습니다."))
        }
        section(
            Phrase(en: "Complaints of buyers", ko: "구매자가 알린 문제"), agenda.problems.map(complaint),
            Phrase(
                en: "Operators settle them with 'madang orders settle', or in madang-tui.",
                ko: "운영자가 'madang orders settle'이나 madang-tui에서 조정합니다."))
        if !agenda.failedRefunds.isEmpty {
            heading(Phrase(en: "Failed refunds", ko: "실패한 환불"))
            console.show(table(of: agenda.failedRefunds.flatMap(\.refunds).filter { $0.state == .failed }))
            console.remark(
                Phrase(
                    en: "Run 'madang-server payments retry' or 'madang-server payments by-hand'.",
                    ko: "'madang-server payments retry'나 'madang-server payments by-hand'로 처리하세요."))
        }
        if !agenda.differences.isEmpty {
            heading(Phrase(en: "Differences", ko: "장부와의 차이"))
            list(agenda.differences)
            console.remark(
                Phrase(
                    en: "Run 'madang-server payments settle'.", ko: "'madang-server payments settle'로 처리하세요.")
            )
        }
        section(
            Phrase(en: "Owed by payees", ko: "미수금"),
            agenda.debtors.map { "\($0.payee)  \(won($0.owed))" },
            Phrase(
                en: "Later sales offset it, or run 'madang-server payments write-off'.",
                ko: "이후 판매 대금에서 차감됩니다. 면제하려면 'madang-server payments write-off'를 실행하세요."))
    }

    private func tell(_ mode: PaymentsMode) {
        guard case .halted(let reason, let since) = mode else { return }
        let moment = since.absolute(in: console.zone)
        console.print(
            Phrase(
                en: "Payments have been halted since \(moment) (\(reason.words.en)). "
                    + "Run 'madang-server payments resume'.",
                ko: "결제가 \(moment)부터 중지되어 있습니다(\(reason.words.ko)). "
                    + "'madang-server payments resume'으로 다시 시작하세요."))
    }

    private func heading(_ title: Phrase) {
        console.print(StyledText(title.text(in: console.language), .bold))
    }

    private func section(_ title: Phrase, _ lines: [String], _ advice: Phrase) {
        if lines.isEmpty { return }
        heading(title)
        for line in lines { console.print(StyledText("  " + line.safeLine)) }
        console.remark(advice)
    }

    private func complaint(_ problem: OpenProblem) -> String {
        let (order, language) = (problem.file.order, console.language)
        let kind = order.delivery.problem?.words.text(in: language) ?? ""
        let sum = order.price.total.text(in: language)
        let mark = problem.file.payment.isTest ? " \(Phrase.testMark.text(in: language))" : ""
        let parts = ["\(order.id)", sum + mark, kind, "'\(order.title(in: language))'"]
        return (parts + [problem.words?.text ?? ""]).joined(separator: "  ")
    }

    /// A row for each, with its kind first.
    private func print(_ agenda: OperatorAgenda) {
        for problem in agenda.problems {
            let order = problem.file.order
            let text = problem.words?.text ?? ""
            console.print(cells: ["complaint", "\(order.id)", order.delivery.problem?.rawValue ?? "", text])
        }
        for refund in agenda.failedRefunds.flatMap(\.refunds) where refund.state == .failed {
            console.print(
                cells: [
                    "refund", "\(refund.id)", "\(refund.order)", won(refund.amount.minorUnits),
                    refund.refusal ?? "",
                ])
        }
        for difference in agenda.differences { console.print(cells: ["difference", difference.key]) }
        for debtor in agenda.debtors { console.print(cells: ["debt", "\(debtor.payee)", won(debtor.owed)]) }
    }

    private func document(_ mode: PaymentsMode, _ agenda: OperatorAgenda) -> JSONDocument {
        let complaints = agenda.problems.map { problem -> JSONDocument in
            let order = problem.file.order
            return .object([
                ("order", .string("\(order.id)")),
                ("problem", JSONDocument(order.delivery.problem?.rawValue)),
                ("text", JSONDocument(problem.words?.text)),
                ("since", JSONDocument(problem.words?.at.rfc3339)),
            ])
        }
        let refunds = agenda.failedRefunds.flatMap(\.refunds).filter { $0.state == .failed }
        let debts = agenda.debtors.map { debtor -> JSONDocument in
            .object([("payee", .string("\(debtor.payee)")), ("owed", .integer(debtor.owed))])
        }
        return .object([
            ("isHalted", .bool(mode.isHalted)), ("complaints", .array(complaints)),
            ("failedRefunds", .array(refunds.map(\.document))),
            ("differences", .array(agenda.differences.map(\.document))), ("debts", .array(debts)),
        ])
    }
}
