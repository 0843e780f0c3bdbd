import Composition
public import Settings
import Vocabulary

/// Starts servers that take test money, lets many buyers contend for one unit, seat or item in each round,
/// kills a server in the midst of it if that is wanted, and compares orders, ledger and the sandbox's own
/// books.
public struct PurchasesDrill: Sendable {
    /// What is sold.
    public var goods = PurchaseGoods.units
    /// How many buyers contend for each unit, seat or item, at least one.
    public var buyers = 1000
    /// How many units, seats or items are sold, one after the other.
    public var rounds = 100
    /// How often a server is killed, spread evenly over the rounds.
    public var kills = 0
    /// How many servers there are: several need PostgreSQL and nginx.
    public var servers = 1
    /// The same seed gives the same buyers; the moments at which they act are the machine's.
    public var seed: UInt64 = 1
    private let settings: Settings
    private let plan: ServerPlan
    private let folder: String

    /// A drill on the settings' backend, by servers whose files are in the folder.
    public init(_ settings: Settings, _ plan: ServerPlan, folder: String) {
        (self.settings, self.plan, self.folder) = (settings, plan, folder)
    }

    /// Runs the drill. `progress` gets the report after each round; orders and books are compared in the end.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @Sendable (PurchasesReport) -> Void = { _ in }) async throws
        -> PurchasesReport
    {
        if servers > 1 {
            guard case .postgres = settings.backend else { throw DrillRefusal.unshared(settings.backend) }
        }
        try await settings.requireFreshPlace()
        var site = try await PurchaseServers.start(servers, settings, plan, folder: folder)
        do {
            let report = try await play(&site, progress)
            await site.end()
            return report
        } catch {
            await site.end()
            throw error
        }
    }

    private func play(
        _ site: inout PurchaseServers, _ progress: @Sendable (PurchasesReport) -> Void
    ) async throws -> PurchasesReport {
        let rounds = max(1, rounds)
        var run = try await PurchasesRun.gather(
            max(1, buyers), for: rounds, of: goods, at: site.board, seed: seed)
        try await run.prepare(settings)
        for round in 1...rounds {
            try await run.play(round, kills: kills * round / rounds - kills * (round - 1) / rounds, &site)
            progress(run.report)
        }
        try await run.examine(settings)
        return run.report
    }
}
