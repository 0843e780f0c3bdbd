import Composition
import ContractKit
import Database
import Operations
import SampleKit
import Settings
import Synchronization
import Vocabulary
import WireClient

/// A drill in progress: its members, the ledger of writes, and the report.
struct DrillRun: Sendable {
    private static let writesOfClient = 60

    var report = CrashReport()
    private let inspected = LockedValue<(any SQLDatabase)?>(nil)
    private let drills: [any DomainDrill]
    private let isBehindProxy: Bool
    private var members: [JoinedMember] = []
    private var ledger = Ledger()
    private var roundRecords: Set<TrackedRecord> = []

    /// A drill of all domains, before members have joined; `isBehindProxy` as in `DrillClient`.
    init(isBehindProxy: Bool = false) {
        self.isBehindProxy = isBehindProxy
        drills = Trial.all.map { [inspected] trial in trial.drill { inspected.now } }
    }

    /// Joins the members who write from then on.
    mutating func gather(_ count: Int, at platform: RemotePlatform) async throws {
        for number in 1...max(2, count) {
            let member = try await JoinedMember.join(number, at: platform)
            for drill in drills { drill.enter(member.acting(at: platform), into: &ledger) }
            members.append(member)
        }
        await platform.close()
        report.acknowledged = ledger.acknowledgedCount
    }

    /// Lets all clients write at that address, and strikes during the writes if there is a strike.
    mutating func play(
        _ round: Int, _ seed: UInt64, at address: ServerAddress,
        _ strike: (@Sendable () async -> Void)? = nil
    ) async throws {
        let (platform, writes) = (RemotePlatform(at: address, answerTime: .seconds(20)), WriteCount())
        let members = members.map { $0.acting(at: platform) }
        let clients = members.map { member in
            DrillClient(
                member, among: members, visitor: platform.anonymous, tag: "r\(round)c\(member.number)",
                random: SeededGenerator(seed: seed, stream: round * 1000 + member.number),
                time: SystemClock(), ids: SystemIdentifiers(),
                isBehindProxy: isBehindProxy, writing: { writes.count() })
        }
        let striker = Task {
            await Self.wait(SeededGenerator(seed: seed, stream: round), writes, clients: members.count)
            await strike?()
        }
        let played = await withTaskGroup(of: DrillClient.self) { group in
            for client in clients {
                group.addTask { [drills] in
                    var client = client
                    await client.write(atMost: Self.writesOfClient, drills, round: round)
                    return client
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        striker.cancel()
        await striker.value
        await platform.close()
        note(played)
        if strike != nil { report.kills += 1 }
    }

    /// Waits for a random number of writes and a moment more, at most until all writes have ended.
    private static func wait(_ seeded: SeededGenerator, _ sent: WriteCount, clients: Int) async {
        var random = seeded
        let (writes, moment) = (random.below(clients * 30), random.below(8000))
        while sent.total < writes, (try? await Task.sleep(for: .microseconds(300))) != nil {}
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
            report.comparison.broken += client.failures
        }
    }
}

extension DrillRun {
    /// Compares the records of this round.
    mutating func compare(_ round: Int, _ address: ServerAddress, _ settings: Settings) async throws {
        report.rounds = round
        let found = try await look(at: roundRecords, tag: "r\(round)c", address, settings)
        ledger.settle(found)
    }

    /// Compares the records of all rounds.
    mutating func compareAll(_ address: ServerAddress, _ settings: Settings) async throws {
        let records = Set(ledger.records)
        _ = try await look(at: records, tag: nil, address, settings)
        report.records = records.count
    }

    private mutating func look(
        at records: Set<TrackedRecord>, tag: String?, _ address: ServerAddress, _ settings: Settings
    ) async throws -> [TrackedRecord: [String]] {
        let platform = RemotePlatform(at: address)
        let inspector = try await LocalPlatform.open(settings)
        // Work decided before a kill and left unfinished would otherwise be finished after the comparison.
        try await inspector.tidy()
        inspected.withLock { $0 = inspector.database }
        let view = DrillView(
            members: members.map { $0.acting(at: platform) }, visitor: platform.anonymous, records: records,
            tag: tag, now: SystemClock().now())
        var found: [TrackedRecord: [String]] = [:]
        for drill in drills { note(try await drill.look(view), in: &found) }
        inspected.withLock { $0 = nil }
        await inspector.close()
        await platform.close()
        _ = try await DatabaseCheck(settings).run { finding in
            if let found = finding.drillFinding { report.comparison.broken.append(found) }
        }
        report.comparison.add(LedgerComparison(ledger, with: found, lookedFor: records))
        return found
    }

    private mutating func note(_ findings: DrillFindings, in found: inout [TrackedRecord: [String]]) {
        found.merge(findings.found) { $0 + $1 }
        report.visits += findings.visits
        report.comparison.lost += findings.lost
        report.comparison.broken += findings.broken
    }
}

/// Counts the writes of a round, which time the strike.
private final class WriteCount: Sendable {
    private let sent = Mutex(0)

    /// Counts a write that is about to be sent.
    func count() { sent.withLock { $0 += 1 } }

    /// The number of writes sent.
    var total: Int { sent.withLock { $0 } }
}
