import Composition
public import Settings
import Vocabulary

/// Starts several servers over one PostgreSQL behind nginx, and the sandbox of payments that they share;
/// writes from several clients through nginx, and breaks in turn a server and the connections of the primary
/// in the midst of it; then compares what was acknowledged with what is there.
public struct FleetDrill: Sendable {
    /// How often something is broken.
    public var rounds = 12
    /// How many clients write at once.
    public var clients = 8
    /// How many servers there are, at least 2.
    public var servers = 2
    /// The same seed gives the same writes; the moments at which they happen are the machine's.
    public var seed: UInt64 = 1
    private let settings: Settings
    private let folder: String
    private let plan: ServerPlan

    /// A drill on the settings' backend, by servers and an nginx whose files are in the folder.
    public init(_ settings: Settings, _ plan: ServerPlan, folder: String) {
        (self.settings, self.plan, self.folder) = (settings, plan, folder)
    }

    /// Runs the drill. `progress` gets the report after each round.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @Sendable (CrashReport) -> Void = { _ in }) async throws -> CrashReport {
        // Missing programs on this machine are reported first.
        let door = try FrontDoor(folder)
        guard case .postgres = settings.backend else { throw DrillRefusal.unshared(settings.backend) }
        try await settings.requireFreshPlace()
        let sandbox = try await SandboxProcess.start(in: folder, telling: door.address)
        defer { sandbox.end() }
        var fleet = Fleet(
            plan.adding([SettingKey.paymentsSandbox.variable: "\(sandbox.address)"]), door)
        do {
            for _ in 0..<max(2, servers) { try await fleet.add() }
            let report = try await play(&fleet, progress)
            await fleet.end()
            return report
        } catch {
            await fleet.end()
            throw error
        }
    }

    private func play(
        _ fleet: inout Fleet, _ progress: @Sendable (CrashReport) -> Void
    ) async throws -> CrashReport {
        var drill = DrillRun(isBehindProxy: true)
        try await drill.gather(clients, at: RemotePlatform(at: fleet.address))
        for round in 1...max(1, rounds) {
            let blow = Blow.allCases[round % Blow.allCases.count]
            try await drill.play(round, seed, at: fleet.address, fleet.strike(blow, round, settings))
            try await fleet.mend(blow, round)
            try await drill.compare(round, fleet.address, settings)
            progress(drill.report)
        }
        try await drill.compareAll(fleet.address, settings)
        return drill.report
    }
}

/// What is broken in a round.
enum Blow: CaseIterable, Sendable {
    /// A server ends as by a loss of power.
    case server
    /// All connections of the primary are cut.
    case connections
}
