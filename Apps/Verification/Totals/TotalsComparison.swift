import ContractKit
import Funding
import Payments
import Vocabulary

/// Totals, ledger, backings, orders and the sandbox's own books, once no money is on its way any more.
struct TotalsComparison: Sendable {
    private let place: TotalsPlace
    private let tallies: [TotalsTally]
    private let records: [OrderID: PurchaseRecord]

    init(_ place: TotalsPlace, _ tallies: [TotalsTally], _ records: [OrderID: PurchaseRecord]) {
        (self.place, self.tallies, self.records) = (place, tallies, records)
    }

    /// Compares them. Throws outages.
    func report(_ reader: inout TotalsReader) async throws -> TotalsReport {
        var report = TotalsReport()
        for tally in tallies {
            report.habits.merge(tally.habits, uniquingKeysWith: +)
            report.refusals.merge(tally.refusals, uniquingKeysWith: +)
            report.begun += tally.begun
            report.orders += tally.orders.count
            report.findings.broken += tally.faults.sorted().map { .failed($0) }
        }
        try await reader.follow()
        var backed: Set<OrderID> = []
        for campaign in place.campaigns {
            let backings = try await backings(of: campaign.id)
            backed.formUnion(backings.filter { $0.state == .backed }.compactMap(\.order))
            report.paid += backings.count
            report.kept += backings.count { $0.state == .backed }
            try await compare(campaign.id, backings, reader, &report)
        }
        report.returned = report.paid - report.kept
        compareOrders(with: backed, &report.findings)
        try await compareBooks(&report)
        (report.reads, report.entries) = (reader.reads, reader.last)
        report.findings.totals += reader.findings
        return report
    }

    private func compare(
        _ id: CampaignID, _ backings: [Backing], _ reader: TotalsReader, _ report: inout TotalsReport
    ) async throws(FundingError) {
        let view = try await place.operator.funding.campaign(id)
        let (shown, ledger) = (view.raised.minorUnits, reader.sums[id] ?? 0)
        let kept = backings.reduce(Int64(0)) { $0 + $1.kept.minorUnits }
        if shown != ledger || shown != kept {
            report.findings.totals.append(.sums(shown, ledger: ledger, backings: kept, of: id))
        }
        let state = view.campaign.state
        if state != .succeeded && state != .failed {
            report.findings.hanging.append(.undecided(id, state))
        }
        report.raised += shown
    }

    /// All backings that were paid, as an operator sees them.
    private func backings(of id: CampaignID) async throws(FundingError) -> [Backing] {
        var (found, cursor): ([Backing], Cursor?) = ([], nil)
        repeat {
            let page = try await place.operator.funding.backings(of: id, .largest(after: cursor))
            found += page.items.map(\.backing)
            cursor = page.next
        } while cursor != nil
        return found
    }

    private func compareOrders(with backed: Set<OrderID>, _ findings: inout TotalsFindings) {
        for (order, record) in records.sorted(by: { $0.key < $1.key }) {
            if record.isUnsettled { findings.hanging.append(.onItsWay(order, record.stage.rawValue)) }
            if record.stage == .bought, !backed.contains(order) { findings.unpaired.append(.unbacked(order)) }
        }
        for order in backed.sorted() where records[order]?.stage != .bought {
            findings.unpaired.append(.unpaid(order))
        }
    }

    /// The ledger beside payments, and beside the sandbox's own books.
    private func compareBooks(_ report: inout TotalsReport) async throws {
        let found = try await place.orders.verification()
        report.findings.broken += found.broken.map { .entry($0) }
        if found.sum != 0 { report.findings.broken.append(.sum(found.sum)) }
        if found.clearing != found.payments {
            report.findings.broken.append(.payments(found.clearing, found.payments))
        }
        if found.raised != found.kept {
            report.findings.broken.append(.raised(found.raised, found.kept))
        }
        let books = try await SandboxBooks.read(by: place.sandbox)
        if found.clearing != books.held {
            report.findings.broken.append(.clearing(found.clearing, books.held))
        }
    }
}
