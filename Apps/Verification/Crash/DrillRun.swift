import Auth
import Composition
import ContractKit
import Listings
import Operations
import Settings
import Vocabulary
import WireClient

/// A drill on its way: who writes, what has been written so far, and what came of it.
struct DrillRun: Sendable {
    private static let writesOfClient = 60

    var report = CrashReport()
    private var members: [DrillMember] = []
    private var ledger = Ledger()
    private var newcomers: [String: InMemorySessionStorage] = [:]
    private var unansweredRefreshes: [(DrillMember, String)] = []
    private var roundRecords: Set<TrackedRecord> = []

    /// Lets the members join who write from then on.
    mutating func gather(_ count: Int, at platform: RemotePlatform) async throws {
        for number in 1...max(2, count) {
            members.append(try await DrillMember.join(number, at: platform, &ledger))
        }
        await platform.close()
        report.acknowledged = ledger.acknowledgedCount
    }

    /// Lets all clients write at that address, and strikes in the midst of it.
    mutating func play(
        _ round: Int, _ seed: UInt64, at address: ServerAddress,
        _ strike: @escaping @Sendable () async -> Void
    ) async throws {
        let (platform, inventory) = (RemotePlatform(at: address, answerTime: .seconds(20)), RoundInventory())
        let clients = members.map { member in
            DrillClient(
                member, among: members, at: platform, inventory, tag: "r\(round)c\(member.number)",
                random: SeededGenerator(seed: seed, stream: round * 1000 + member.number))
        }
        let striker = Task { [members] in
            await Self.wait(SeededGenerator(seed: seed, stream: round), inventory, clients: members.count)
            await strike()
        }
        let played = await withTaskGroup(of: DrillClient.self) { group in
            for client in clients {
                group.addTask {
                    var client = client
                    await client.write(atMost: Self.writesOfClient)
                    return client
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        striker.cancel()
        await striker.value
        await platform.close()
        note(played)
    }

    /// After a number of writes and a moment more; at the latest when nobody writes any more.
    private static func wait(_ seeded: SeededGenerator, _ inventory: RoundInventory, clients: Int) async {
        var random = seeded
        let (writes, moment) = (random.below(clients * 30), random.below(8000))
        while inventory.writes < writes, (try? await Task.sleep(for: .microseconds(300))) != nil {}
        try? await Task.sleep(for: .microseconds(moment))
    }

    private mutating func note(_ clients: [DrillClient]) {
        roundRecords = []
        for client in clients {
            ledger.merge(client.ledger)
            roundRecords.formUnion(client.ledger.records)
            report.acknowledged += client.ledger.acknowledgedCount
            report.inDoubt += client.ledger.doubtCount
            report.refused += client.refused
            report.comparison.broken += client.failures.map { "the server failed inside: \($0)" }
            newcomers.merge(client.newcomers) { $1 }
            if let token = client.unansweredRefresh { unansweredRefreshes.append((client.member, token)) }
        }
        report.kills += 1
    }
}

extension DrillRun {
    /// Compares what this round has touched.
    mutating func compare(_ round: Int, _ address: ServerAddress, _ settings: Settings) async throws {
        report.rounds = round
        let found = try await look(at: roundRecords, tag: "r\(round)c", address, settings)
        ledger.settle(found)
    }

    /// Compares everything that was ever touched.
    mutating func compareAll(_ address: ServerAddress, _ settings: Settings) async throws {
        let records = Set(ledger.records)
        _ = try await look(at: records, tag: nil, address, settings)
        report.records = records.count
    }

    private mutating func look(
        at records: Set<TrackedRecord>, tag: String?, _ address: ServerAddress, _ settings: Settings
    ) async throws -> [TrackedRecord: [String]] {
        let platform = RemotePlatform(at: address)
        try await repeatRefreshes(at: platform)
        let inspector = try await LocalPlatform.open(settings)
        var observer = DrillObserver(
            members, at: platform, inspector, records: records, tag: tag, newcomers: newcomers)
        try await observer.look()
        await inspector.close()
        await platform.close()
        _ = try await DatabaseCheck(settings).run { finding in
            if let fault = finding.fault { report.comparison.broken.append("\(finding.promise): \(fault)") }
        }
        newcomers = observer.newcomers
        report.visits += observer.visits
        report.comparison.add(observer.sums)
        report.comparison.add(Comparison(ledger, with: observer.found, lookedFor: records))
        return observer.found
    }

    /// A refresh that got no answer is asked again with the same token, as front ends do: the session goes
    /// on.
    private mutating func repeatRefreshes(at platform: RemotePlatform) async throws {
        for (member, token) in unansweredRefreshes {
            guard let kept = try await member.storage.load() else { continue }
            do throws(AuthError) {
                let tokens = try await platform.anonymous.auth.refresh(token)
                try? await member.storage.save(
                    KeptSession(member: kept.member, session: kept.session, tokens: tokens))
            } catch {
                report.comparison.lost.append("session of \(member.email): \(error.code) after a refresh")
            }
        }
        unansweredRefreshes = []
    }
}
