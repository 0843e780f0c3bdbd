import Composition
import ContractKit
import Operations
import SampleKit
public import Settings
import TestHooks
import Vocabulary

/// Lets members withdraw from a server while they write, and looks for anything that is left of them.
public struct ErasureDrill: Sendable {
    /// How many members withdraw, at least one.
    public var members = 95
    /// The same seed gives the same writes and pauses; the moments are the machine's.
    public var seed: UInt64 = 1
    let settings: Settings
    private let plan: ServerPlan
    private let drills: [any DomainDrill]

    /// A drill on the settings' backend, by servers that are started so.
    public init(_ settings: Settings, _ plan: ServerPlan) {
        self.settings = settings
        self.plan = plan
        // Accounts let others join, who stay.
        drills = Trial.all.compactMap { trial in
            if case .joining = trial.contract.visit { nil } else { trial.drill { nil } }
        }
    }

    /// Runs the drill. `progress` gets the number of withdrawn members after each.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @Sendable (Int) -> Void = { _ in }) async throws -> ErasureReport {
        try await settings.requireFreshPlace()
        let server = try await ServerProcess.start(plan)
        defer { server.kill() }
        let platform = RemotePlatform(at: server.address)
        let staying = try await JoinedMember.join(0, at: platform)
        try await appoint(staying.acting(at: platform).id)
        var (report, left): (ErasureReport, [DrillMember]) = (ErasureReport(), [])
        for number in 1...max(1, members) {
            let leaving = try await JoinedMember.join(number, at: platform)
            try await withdraw(leaving, number, beside: staying, at: platform, &report)
            left.append(leaving.acting(at: platform))
            progress(number)
        }
        await platform.close()
        try await examine(left, &report)
        return report
    }

    /// One member writes from four clients, and withdraws in the midst of it; another has things to deal in,
    /// and moderates what the first one does.
    private func withdraw(
        _ leaving: JoinedMember, _ number: Int, beside staying: JoinedMember, at platform: RemotePlatform,
        _ report: inout ErasureReport
    ) async throws {
        let (leaver, other) = (leaving.acting(at: platform), staying.acting(at: platform))
        let clients = try await withThrowingTaskGroup(of: DrillClient?.self) { group in
            for task in 0...4 {
                let member = task == 0 ? other : leaver
                let client = DrillClient(
                    member, among: [leaver, other], visitor: platform.anonymous,
                    tag: task == 0 ? "stays\(number)" : Self.tag(number) + "\(task)",
                    random: SeededGenerator(seed: seed, stream: number * 10 + task), time: SystemClock(),
                    ids: SystemIdentifiers(), writing: {})
                group.addTask { [drills, client] in
                    var client = client
                    await client.write(atMost: Self.writes, drills, round: number)
                    return task == 0 ? nil : client
                }
            }
            group.addTask {
                let services = try await other.verbs { services throws(ServiceFailure) in services }
                try await services.moderateSample(leaver.id, Self.tag(number))
                return nil
            }
            group.addTask { [seed] in
                var random = SeededGenerator(seed: seed, stream: -number)
                try await Task.sleep(for: .milliseconds(random.below(200)))
                try await leaving.withdraw(at: platform)
                return nil
            }
            return try await group.reduce(into: [DrillClient]()) { clients, client in
                if let client { clients.append(client) }
            }
        }
        report.members += 1
        for client in clients { report.add(client) }
    }

    private static let writes = 30

    /// What all that a leaving member names has in its name, and nothing of another member.
    private static func tag(_ number: Int) -> String { "leaver\(number)t" }
}

extension ErasureDrill {
    /// What is left, before the database is rewritten and after.
    private func examine(_ members: [DrillMember], _ report: inout ErasureReport) async throws {
        _ = try await DatabaseCheck(settings).run { finding in
            if let found = finding.drillFinding { report.faults.append(found) }
        }
        let before = try await left(of: members)
        let rows = before.filter { $0.promise.hasPrefix("no row") }
        (report.rows, report.splinters) = (rows.count, before.count - rows.count)
        try await DatabaseVacuum.run(settings)
        let after = try await left(of: members)
        report.afterVacuum = after.count
        report.faults += (rows + after).compactMap(\.drillFinding)
    }

    private func left(of members: [DrillMember]) async throws -> [DatabaseCheck.Finding] {
        var found: [DatabaseCheck.Finding] = []
        for member in members {
            let values = try ErasedValues(lines: [member.email, member.nickname, Self.tag(member.number)])
            _ = try await ErasureCheck(settings, of: member.id, values).run { finding in
                if finding.fault != nil { found.append(finding) }
            }
        }
        return found
    }
}
