import Composition
import Vocabulary
import WireClient

/// Measures how long honest clients wait for details, likes and first pages: first without load, then while
/// others search without pause for words that no listing contains.
public struct SearchDrill: Sendable {
    /// The duration of each of the two measurements.
    public var time = Duration.seconds(20)
    /// The number of concurrent searching connections.
    public var searchers = 32
    /// The same seed gives the same words.
    public var seed: UInt64 = 1
    private let plan: ServerPlan

    /// A drill at a server started by this plan, over a filled database.
    public init(_ plan: ServerPlan) {
        self.plan = plan
    }

    /// The number of members who like listings, and of listings requested in turn.
    private static let (members, listings) = (2, 2000)

    /// Runs the drill. `progress` gets the next step. Throws outages that prevent the drill.
    public func run(_ progress: @Sendable (Step) -> Void = { _ in }) async throws -> SearchReport {
        let server = try await ServerProcess.start(plan)
        let platform = RemotePlatform(at: server.address, answerTime: .seconds(60))
        do {
            let report = try await measure(platform, server.address, progress)
            await platform.close()
            server.kill()
            return report
        } catch {
            await platform.close()
            server.kill()
            throw error
        }
    }

    /// A step of the drill.
    public enum Step: Sendable {
        case quiet, searches
    }

    private func measure(
        _ platform: RemotePlatform, _ address: ServerAddress, _ progress: @Sendable (Step) -> Void
    ) async throws -> SearchReport {
        var members: [HonestClients.Token] = []
        for number in 1...Self.members {
            members.append(try await JoinedMember.join(number, at: platform).token(at: platform))
        }
        let transport = CurlTransport(
            to: address, version: MadangVersion.text, limits: CurlLimits(totalTime: .seconds(60)))
        let report = try await measure(
            HonestClients(transport, members: members, listings: Self.listings), address, progress)
        await transport.close()
        return report
    }

    private func measure(
        _ honest: HonestClients, _ address: ServerAddress, _ progress: @Sendable (Step) -> Void
    ) async -> SearchReport {
        var report = SearchReport()
        _ = await honest.measure(for: Self.warmth)
        progress(.quiet)
        report.quiet = await honest.measure(for: time)
        progress(.searches)
        let searchers = Searchers(searchers, at: address, seed: seed)
        let searching = Task { await searchers.search() }
        _ = await honest.measure(for: Self.warmth)
        report.attacked = await honest.measure(for: time)
        searching.cancel()
        report.add(await searching.value)
        return report
    }

    /// The warm-up before each measurement: connections are made, and statements prepared.
    private static let warmth = Duration.seconds(1)
}
