import ContractKit
import Vocabulary

/// A unit or seat that was for sale, and the orders that were opened for it.
struct PurchasedUnit: Sendable {
    /// The round, counted from 1.
    let number: Int
    /// The listing, the crew, or the campaign.
    let sold: AnyIdentifier
    var orders: [OrderID] = []
    var reservedOnceSold = 0
}

/// The orders of a drill beside the ledger and the gateway's own books.
struct PurchaseComparison: Sendable {
    let units: [PurchasedUnit]
    let records: [OrderID: PurchaseRecord]
    /// The members who have what was sold, by the number of the round, where that is seen.
    let holders: [Int: [MemberID]]
    let ledger: PurchaseLedger
    let books: SandboxBooks

    /// Adds numbers and findings to the report.
    func note(in report: inout PurchasesReport) {
        for unit in units { note(unit, in: &report) }
        noteStrangers(&report.findings)
        noteLedger(&report.findings)
        func count(_ stages: PurchaseStage...) -> Int {
            records.values.count { stages.contains($0.stage) }
        }
        (report.bought, report.returned, report.returning) = (
            count(.bought), count(.returned), count(.returning)
        )
        report.ended = count(.ended, .open)
        (report.taken, report.held, report.clearing) = (books.taken, books.held, ledger.clearing)
    }

    private func note(_ unit: PurchasedUnit, in report: inout PurchasesReport) {
        let owners = unit.orders.filter { records[$0]?.stage == .bought }
        if owners.count != 1 { report.findings.units.append(.owners(owners, of: unit.number)) }
        if let holders = holders[unit.number], holders != owners.compactMap({ records[$0]?.buyer }) {
            report.findings.units.append(.holders(holders, of: unit.number))
        }
        if unit.reservedOnceSold > 0 { report.findings.units.append(.reservedOnceSold(unit.number)) }
        report.oversold += max(0, owners.count - 1)
        for order in unit.orders { note(order, &report.findings) }
    }

    private func note(_ order: OrderID, _ findings: inout PurchaseFindings) {
        guard let record = records[order] else { return findings.lost.append(.missing(order)) }
        let held = books.held(of: record.reference)
        switch record.stage {
        case .bought:
            if held > record.price { findings.doubled.append(.held(held, record.price, of: order)) }
            if held < record.price { findings.lost.append(.held(held, record.price, of: order)) }
        case .paid: findings.hanging.append(.late(order))
        case .returning:
            // What is back already is not held any more.
            if record.promised < held { findings.lost.append(.held(held, 0, of: order)) }
        case .open, .returned, .ended:
            if held != 0 { findings.lost.append(.held(held, 0, of: order)) }
        }
        let (paid, isTaken) = (ledger.paid[order] ?? 0, books.payments[record.reference]?.paid ?? 0 > 0)
        if paid > 1 { findings.doubled.append(.postings(paid, of: order)) }
        if paid == 0, isTaken { findings.lost.append(.unposted(order)) }
    }

    /// Payments and postings of orders that no buyer of the drill knows.
    private func noteStrangers(_ findings: inout PurchaseFindings) {
        let known = Set(records.values.map(\.reference))
        for (reference, payment) in books.payments.sorted(by: { $0.key < $1.key })
        where payment.paid > 0 && !known.contains(reference) {
            findings.lost.append(.stranger(reference, payment.paid))
        }
        findings.lost += ledger.paid.keys.filter { records[$0] == nil }.map { .unknown($0) }.sorted()
    }

    private func noteLedger(_ findings: inout PurchaseFindings) {
        findings.broken += ledger.broken.map { .entry($0) }
        if ledger.sum != 0 { findings.broken.append(.sum(ledger.sum)) }
        if ledger.clearing != ledger.payments {
            findings.broken.append(.payments(ledger.clearing, ledger.payments))
        }
        if ledger.clearing != books.held { findings.broken.append(.clearing(ledger.clearing, books.held)) }
    }
}
