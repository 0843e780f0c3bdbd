import ContractKit
public import Vocabulary
import WireClient

/// Starts a server on which members sign in at an honest pace while an attacker joins and guesses without a
/// pause: first from one address, then from many behind a trusted proxy.
public struct JoinsDrill: Sendable {
    /// How long each attack lasts.
    public var seconds = 60
    /// The number of the attacker's concurrent connections.
    public var connections = 100
    /// The number of the attacker's addresses in the second attack.
    public var addresses = 1000
    private let plan: ServerPlan

    /// A drill at a server started by this plan, on an empty place.
    public init(_ plan: ServerPlan) {
        // The drill plays the proxy, which names the addresses. The limits are the defaults.
        self.plan = plan.adding(["MADANG_TRUSTED_PROXIES": "127.0.0.0/8", "MADANG_LIMITS": "usual"])
    }

    /// Runs the drill. `progress` gets the result of each attack.
    ///
    /// Throws outages that prevent the drill.
    public func run(
        _ progress: @Sendable (JoinsReport.Attack) -> Void = { _ in }
    ) async throws(ServiceFailure) -> JoinsReport {
        let server = try await ServerProcess.start(plan)
        defer { server.kill() }
        let people = HonestPeople(at: server.address)
        try await people.gather()
        var report = JoinsReport()
        for kind in JoinsReport.Attack.Kind.allCases {
            let attack = await hold(kind, against: server.address, people)
            progress(attack)
            report.attacks.append(attack)
        }
        await people.leave()
        return report
    }

    private func hold(
        _ kind: JoinsReport.Attack.Kind, against address: ServerAddress, _ people: HonestPeople
    ) async -> JoinsReport.Attack {
        let attacker = Attacker(
            at: address, connections: connections, addresses: kind == .oneAddress ? 1 : addresses,
            guesses: kind == .manyAddresses)
        let attack = Task { await attacker.attack() }
        // The attack is running when the first member comes.
        try? await Task.sleep(for: .milliseconds(500))
        let honest = await people.live(seconds: seconds)
        attack.cancel()
        return JoinsReport.Attack(kind: kind, attacker: await attack.value, honest: honest)
    }
}
