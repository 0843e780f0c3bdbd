public import Vocabulary

/// The decisions about receipts. Pure: the store gives the file, and writes the change.
public struct ReceiptEngine: Sendable {
    let file: ReceiptFile
    let now: Timestamp

    /// Over the file, at that moment.
    public init(_ file: ReceiptFile, at now: Timestamp) { (self.file, self.now) = (file, now) }

    /// A receipt of one backing; the valid one that has it already, if there is one. One of which other money
    /// went back is issued again with what is left. Throws `notFound`, and `noReceipt` while the money is not
    /// the shelter's for good, or is back.
    public func issue(
        of backing: BackingID, to holder: String, as id: ReceiptID
    ) throws(FundingError) -> ReceiptChange {
        let known = file.valid.first { $0.has(backing) }
        if let known, isRight(known) { return ReceiptChange(answering: known.id) }
        guard let given = file.given.first(where: { $0.backing.id == backing }) else { throw .notFound }
        guard let line = given.line else { throw .noReceipt }
        guard let known else { return issue([line], isOfYear: false, holder, id, voiding: []) }
        return issue(left(of: known), isOfYear: known.isOfYear, holder, id, voiding: [known])
    }

    /// One receipt of all that was given in the year; the valid one, if it has the same lines. Receipts of
    /// single backings are merged into it. Throws `noReceipt` where there is nothing.
    public func issueYear(to holder: String, as id: ReceiptID) throws(FundingError) -> ReceiptChange {
        let lines = file.given.compactMap(\.line)
        guard !lines.isEmpty else { throw .noReceipt }
        if let known = file.valid.first(where: { $0.isOfYear && $0.lines == lines }) {
            return ReceiptChange(answering: known.id)
        }
        return issue(lines, isOfYear: true, holder, id, voiding: file.valid)
    }

    /// Voids a receipt of which money went back, and issues another of what is left. Empty for one that is
    /// right, or void.
    public func mend(_ receipt: ReceiptID, as id: ReceiptID) -> ReceiptChange {
        guard let stale = file.valid.first(where: { $0.id == receipt }), !isRight(stale) else {
            return ReceiptChange()
        }
        let left = left(of: stale)
        guard !left.isEmpty else {
            var change = ReceiptChange()
            change.receipts = [stale.voided(.refunded, replacedBy: nil, at: now)].compactMap(\.self)
            change.notices = [notice(of: stale)]
            return change
        }
        var change = issue(left, isOfYear: stale.isOfYear, stale.holder, id, voiding: [stale])
        change.notices = [notice(of: stale)]
        return change
    }

    private func notice(of stale: Receipt) -> Notice {
        Notice(
            telling: "\(stale.id)", .backing, BackingAct.receiptVoid.rawValue, to: stale.member,
            about: AnyIdentifier(stale.shelter), in: AnyIdentifier(stale.id), at: now)
    }

    /// Whether each line of it is what the shelter has kept.
    private func isRight(_ receipt: Receipt) -> Bool {
        let lines = Dictionary(file.given.map { ($0.backing.id, $0.line) }) { first, _ in first }
        return receipt.lines.allSatisfy { lines[$0.backing]??.amount == $0.amount }
    }

    /// What the shelter has kept of the backings of a receipt.
    private func left(of receipt: Receipt) -> [ReceiptLine] {
        file.given.compactMap(\.line).filter { receipt.has($0.backing) }
    }

    private func issue(
        _ lines: [ReceiptLine], isOfYear: Bool, _ holder: String, _ id: ReceiptID, voiding old: [Receipt]
    ) -> ReceiptChange {
        let receipt = Receipt(
            id: id, shelter: file.shelter, year: file.year, number: file.lastNumber + 1, member: file.member,
            holder: holder, isOfYear: isOfYear, lines: lines, issuedAt: now, void: nil, version: .first)
        var change = ReceiptChange(answering: id)
        change.receipts = [receipt]
        change.receipts += old.compactMap { stale in
            let reason: ReceiptVoid.Reason = isRight(stale) ? .merged : .refunded
            return stale.voided(reason, replacedBy: id, at: now)
        }
        return change
    }
}

extension Receipt {
    /// Whether the backing is on it.
    func has(_ backing: BackingID) -> Bool { lines.contains { $0.backing == backing } }
}

extension ReceiptChange {
    fileprivate init(answering receipt: ReceiptID) {
        self.init()
        answer = receipt
    }
}
