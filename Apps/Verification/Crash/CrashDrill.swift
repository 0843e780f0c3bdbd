import Composition
import SampleKit
public import Settings
import Vocabulary

/// Starts a server, writes from several clients at once, kills the server at random moments, starts it again,
/// and compares what was acknowledged with what is there.
public struct CrashDrill: Sendable {
    /// How often the server is killed.
    public var rounds = 200
    /// How many clients write at once.
    public var clients = 8
    /// The same seed gives the same writes; the moments at which they happen are the machine's.
    public var seed: UInt64 = 1
    private let settings: Settings
    private let plan: ServerPlan

    /// A drill on the settings' backend, by servers that are started so.
    public init(_ settings: Settings, _ plan: ServerPlan) {
        self.settings = settings
        self.plan = plan
    }

    /// Runs the drill. `progress` gets the report after each round.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @Sendable (CrashReport) -> Void = { _ in }) async throws -> CrashReport {
        try await settings.requireFreshPlace()
        var drill = DrillRun()
        var server = try await ServerProcess.start(plan)
        do {
            try await drill.gather(clients, at: RemotePlatform(at: server.address))
            for round in 1...max(1, rounds) {
                try await drill.play(round, seed, at: server.address) { [server] in server.kill() }
                server = try await restart(round, &drill)
                try await drill.compare(round, server.address, settings)
                progress(drill.report)
            }
            try await drill.compareAll(server.address, settings)
        } catch {
            server.kill()
            throw error
        }
        server.kill()
        try await drill.sweepFiles(settings)
        return drill.report
    }

    /// Every sixth time the server is killed while it starts, too.
    private func restart(_ round: Int, _ drill: inout DrillRun) async throws -> ServerProcess {
        var random = SeededGenerator(seed: seed, stream: -round)
        while random.chance(16) {
            try await ServerProcess.startAndKill(plan, after: .milliseconds(random.below(60)))
            drill.report.kills += 1
        }
        return try await ServerProcess.start(plan)
    }
}

extension Settings {
    /// Throws `unkept` or `inhabited` if a drill cannot or must not be held on the backend.
    public func requireFreshPlace() async throws {
        guard backend.isLocal, backend != .memory else { throw DrillRefusal.unkept(backend) }
        let platform = try await LocalPlatform.open(self)
        let isUntouched = try await platform.isUntouched()
        await platform.close()
        if !isUntouched { throw DrillRefusal.inhabited(backend) }
    }
}
