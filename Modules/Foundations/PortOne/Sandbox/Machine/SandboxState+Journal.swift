import PortOne
import Vocabulary

extension SandboxState {
    /// Restores the state from the journal's lines; the last line of a payment wins. Throws `unavailable`
    /// for a malformed line.
    mutating func restore(_ lines: [String]) throws(PortOneError) {
        var payments: [String: SandboxPayment] = [:]
        for text in lines {
            let line = try SandboxJournalLine(text)
            if line.isReset { (payments, keys, book.numbers) = ([:], IdempotencyBook(), SandboxNumbers()) }
            if let payment = line.payment { payments[payment.id] = payment }
            if let answer = line.answer { keys.restore(answer) }
            book.numbers.skip(to: line.count)
        }
        // In the order of the lists, so that each place is the last.
        let inOrder = payments.values.sorted { left, right in
            (left.createdAt?.microseconds ?? 0, left.id) < (right.createdAt?.microseconds ?? 0, right.id)
        }
        for payment in inOrder { book.restore(payment) }
    }

    /// Appends all unkept changes to the journal. Throws `unavailable` if that fails; the sandbox must not
    /// answer after that.
    mutating func keep(in journal: (any SandboxJournal)?) throws(PortOneError) {
        let (answer, changed) = (keys.unkept, book.changed)
        if changed.isEmpty && answer == nil { return }
        keys.clearUnkept()
        book.changed.removeAll()
        guard let journal else { return }
        var lines = changed.sorted().map { id in
            SandboxJournalLine(count: book.numbers.last, payment: book.payments[id])
        }
        if lines.isEmpty { lines.append(SandboxJournalLine(count: book.numbers.last)) }
        lines[lines.count - 1].answer = answer
        try append(lines, to: journal)
    }

    /// Forgets all payments, answers and tokens, in the journal, too. Identifiers begin anew, so that the
    /// same calls give the same bytes again. Throws as `keep` does.
    mutating func forget(in journal: (any SandboxJournal)?) throws(PortOneError) {
        (book, keys, tokens) = (SandboxBook(book.settings), IdempotencyBook(), SandboxTokens())
        if let journal { try append([SandboxJournalLine(count: 0, isReset: true)], to: journal) }
    }

    private mutating func append(
        _ lines: [SandboxJournalLine], to journal: any SandboxJournal
    ) throws(PortOneError) {
        do throws(PortOneError) {
            try journal.append(lines.map(\.text))
        } catch {
            failure = error
            throw error
        }
    }
}
