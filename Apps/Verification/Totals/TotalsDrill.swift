import Composition
import ContractKit
import Funding
import Operations
import SampleKit
public import Settings
import Vocabulary

/// Lets members back three campaigns in all ways, one of which fails at its deadline meanwhile, while a
/// visitor reads totals beside the ledger. In the end compares totals, ledger, backings, orders and the
/// sandbox's own books.
public struct TotalsDrill: Sendable {
    /// How many backings are begun.
    public var backings = 2_000
    /// How many clients back at once, at least one.
    public var clients = 8
    /// The same seed gives the same backers; the moments at which they act are the machine's.
    public var seed: UInt64 = 1
    private let settings: Settings

    /// A drill on the settings' backend, in this process: its clock is moved past the deadlines.
    public init(_ settings: Settings) { self.settings = settings }

    /// Runs the drill. `progress` gets the number of backings that were begun, each time.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @escaping @Sendable (Int) -> Void = { _ in }) async throws -> TotalsReport {
        if settings.backend != .memory { try await settings.requireFreshPlace() }
        let place = try await TotalsPlace.open(settings, backers: max(clients, backings / 30))
        var report: TotalsReport
        do {
            report = try await TotalsRun(place, backings, clients, seed).play(progress)
            await place.platform.close()
        } catch {
            await place.platform.close()
            throw error
        }
        guard settings.backend != .memory else { return report }
        _ = try await DatabaseCheck(settings).run { finding in
            if let found = finding.drillFinding { report.findings.broken.append(found) }
        }
        return report
    }
}

/// A drill of totals in progress.
private struct TotalsRun: Sendable {
    private let place: TotalsPlace
    private let backings: Int
    private let clients: Int
    private let seed: UInt64

    init(_ place: TotalsPlace, _ backings: Int, _ clients: Int, _ seed: UInt64) {
        (self.place, self.backings, self.clients, self.seed) = (place, backings, max(1, clients), seed)
    }

    func play(_ progress: @escaping @Sendable (Int) -> Void) async throws -> TotalsReport {
        let isOver = LockedValue(false)
        let reading = Task { [place] in
            var reader = TotalsReader(place)
            repeat { try await reader.read() } while !isOver.now
            return reader
        }
        let working = Task { [place] in
            var faults: Set<String> = []
            while !isOver.now { faults.formUnion(await place.work(after: .seconds(1))) }
            return faults
        }
        let tallies = await back(progress)
        isOver.withLock { $0 = true }
        var faults = await working.value
        var reader = try await reading.value
        let records = try await settle(tallies.flatMap(\.orders), &reader, &faults)
        var report = try await TotalsComparison(place, tallies, records).report(&reader)
        report.findings.broken += faults.sorted().map { .failed($0) }
        return report
    }

    /// All backings, by so many clients at once. After three fifths of them the first deadline comes.
    private func back(_ progress: @escaping @Sendable (Int) -> Void) async -> [TotalsTally] {
        let begun = LockedValue(0)
        let next = { @Sendable [backings] in
            begun.withLock { count -> Int? in
                guard count < backings else { return nil }
                count += 1
                return count
            }
        }
        return await withTaskGroup(of: TotalsTally.self) { group in
            for number in 0..<clients {
                let members = place.backers.indices.filter { $0 % clients == number }
                    .map { place.backers[$0] }
                let random = SeededGenerator(seed: seed, stream: number)
                group.addTask { [place, backings] in
                    var backer = TotalsBacker(place, members, random)
                    while let count = next() {
                        if count == backings * 3 / 5 { place.passFirstDeadline() }
                        await backer.back()
                        progress(count)
                    }
                    return backer.tally
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Lets the other deadlines come, and does all jobs until no money is on its way any more; totals are
    /// read meanwhile. What was paid late, and told by no webhook, is found by a look at the payment, for
    /// which there may be a queue. Answers the orders as they are then. Throws outages.
    private func settle(
        _ orders: [OrderID], _ reader: inout TotalsReader, _ faults: inout Set<String>
    ) async throws -> [OrderID: PurchaseRecord] {
        place.passAllDeadlines()
        var (records, waiting): ([OrderID: PurchaseRecord], [OrderID]) = ([:], orders)
        for round in 0..<100 + backings / 10 {
            faults.formUnion(await place.work(after: .seconds(round < 20 ? 5 : 600)))
            try await reader.read()
            guard try await place.isDecided() else { continue }
            waiting = try await unsettled(waiting, &records)
            guard waiting.isEmpty else { continue }
            if try await place.isLevel() {
                waiting = try await unsettled(orders, &records)
                if waiting.isEmpty { break }
            }
            for _ in 0..<100 { faults.formUnion(await place.work(after: .seconds(600))) }
        }
        return records
    }

    /// Those of the orders with money on its way, all of them noted as they are.
    private func unsettled(
        _ orders: [OrderID], _ records: inout [OrderID: PurchaseRecord]
    ) async throws -> [OrderID] {
        var still: [OrderID] = []
        for order in orders {
            records[order] = try await place.platform.operatorServices.purchase(order)
            if records[order]?.isUnsettled ?? true { still.append(order) }
        }
        return still
    }
}

extension TotalsPlace {
    /// Moves the clock on, and does every job once. Answers failures inside; an outage ends by itself.
    func work(after wait: Duration) async -> Set<String> {
        clock.advance(by: wait)
        do throws(ServiceFailure) {
            try await platform.tidy()
            return []
        } catch .unavailable {
            return []
        } catch {
            return [error.message]
        }
    }

    /// Moves the clock past the first deadline.
    func passFirstDeadline() { pass(campaigns.map(\.deadline).min()) }

    /// Moves the clock past the last deadline.
    func passAllDeadlines() { pass(campaigns.map(\.deadline).max()) }

    private func pass(_ deadline: Timestamp?) {
        guard let deadline, case let wait = deadline.since(clock.now()), wait > .zero else { return }
        clock.advance(by: wait + .seconds(1))
    }

    /// Whether each campaign has succeeded, or given everything back. Throws outages.
    func isDecided() async throws(FundingError) -> Bool {
        for campaign in campaigns {
            let state = try await self.operator.funding.campaign(campaign.id).campaign.state
            guard state == .succeeded || state == .failed else { return false }
        }
        return true
    }
}

extension PurchaseRecord {
    /// Whether money of it is on its way, or may still come.
    var isUnsettled: Bool {
        switch stage {
        case .open, .paid, .returning: true
        case .bought, .returned, .ended: isOnItsWay
        }
    }
}
