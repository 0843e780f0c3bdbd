import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Imports a settlement file, wholly read before anything is written. Throws `AlreadyReported` for a
    /// wrong one, where rows are about payments of which the ledger knows nothing, and where they have other
    /// amounts than the ledger.
    func settle(_ file: NamedFile) async throws {
        let lines: [SettlementLine]
        do throws(SettlementFaults) {
            lines = try SettlementFile(file.bytes).lines
        } catch {
            for fault in error.faults { console.note(fault.words) }
            let path = file.path.safeLine
            console.note(
                Phrase(
                    en: "error: \(path): nothing was written. Correct these rows, and import it again.",
                    ko: "오류: \(path): 아무것도 기록하지 않았습니다. 위 행을 고친 뒤 다시 가져오세요."))
            throw AlreadyReported(.invalid)
        }
        let outcome = try await console.waiting { () throws(OrderError) in try await orders.settle(lines) }
        show(document(outcome)) { tell(outcome) }
        if !outcome.strangers.isEmpty { throw AlreadyReported(.invalid) }
        if !outcome.differences.isEmpty { throw AlreadyReported(.retry) }
    }

    private func tell(_ outcome: SettlementOutcome) {
        let (written, known) = (outcome.written, outcome.known)
        if console.format == .plain {
            console.print(cells: ["\(written)", "\(known)", "\(outcome.strangers.count)"])
        } else {
            console.print(
                Phrase(
                    en: "Rows written: \(written). Known already: \(known).",
                    ko: "기록한 행: \(written). 이미 있던 행: \(known)."))
        }
        for stranger in outcome.strangers {
            console.note(
                Phrase(
                    en: "no payment of this platform: \(stranger.text)",
                    ko: "이 플랫폼의 결제가 아님: \(stranger.text)"))
        }
        list(outcome.differences)
    }

    private func document(_ outcome: SettlementOutcome) -> JSONDocument {
        .object([
            ("written", .integer(Int64(outcome.written))), ("known", .integer(Int64(outcome.known))),
            ("strangers", .array(outcome.strangers.map { .string($0.text) })),
            ("differences", .array(outcome.differences.map(\.document))),
        ])
    }
}

extension OperatorDesk {
    /// Records a payout, after a confirmation. Throws a usage error for a payee whose payouts are recorded
    /// elsewhere.
    func payOut(to payee: AnyIdentifier, _ options: PayeeArguments) async throws {
        if let way = otherPayouts.way(payee) {
            throw UsageError(
                Phrase(
                    en: "Payouts to \(payee) are not recorded here.",
                    ko: "\(payee)의 지급은 여기에서 기록하지 않습니다."), hint: way)
        }
        let (amount, act) = (try options.money(), try act(options.reason ?? "payout \(options.reference)"))
        let sum = Phrase { amount.text(in: $0) }
        try console.requireConfirmed(
            Phrase(
                en: "Record that \(sum.en) was paid to \(payee)? This cannot be undone.",
                ko: "\(payee)에게 \(sum.ko)을(를) 지급했다고 기록할까요? 되돌릴 수 없습니다."))
        let isNew = try await orders.payOut(to: payee, amount, transfer: options.reference, act)
        answer(isNew, Phrase(en: "Payout recorded: \(sum.en)", ko: "지급을 기록했습니다: \(sum.ko)"))
    }

    /// Gives up a debt, after a confirmation.
    func writeOff(of payee: AnyIdentifier, _ options: PayeeArguments) async throws {
        let (amount, act) = (try options.money(), try act(options.reason ?? "write-off \(options.reference)"))
        let sum = Phrase { amount.text(in: $0) }
        try console.requireConfirmed(
            Phrase(
                en: "Give up \(sum.en) that \(payee) owes? This cannot be undone.",
                ko: "\(payee)의 미수금 \(sum.ko)을(를) 면제할까요? 되돌릴 수 없습니다."))
        let isNew = try await orders.writeOff(of: payee, amount, note: options.reference, act)
        answer(isNew, Phrase(en: "Written off: \(sum.en)", ko: "면제했습니다: \(sum.ko)"))
    }

    private func answer(_ isNew: Bool, _ done: Phrase) {
        let known = Phrase(
            en: "That number is recorded already: nothing was changed.",
            ko: "이미 기록된 번호입니다. 아무것도 바꾸지 않았습니다.")
        console.answer(
            .object([("isNew", .bool(isNew))]), plain: isNew ? "new" : "known", isNew ? done : known)
    }
}
