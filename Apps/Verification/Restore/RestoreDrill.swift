import Composition
import ContractKit
import FoundationEssentials
import Operations
import SampleKit
import Settings
import Vocabulary

/// Restores backups under interruption. Backs a server's database up, writes on, kills the server at a random
/// moment, and restores the backup, also interrupted at random moments; then compares the data with the
/// backup. Then starts every kind of program at many moments of a restore.
public struct RestoreDrill: Sendable {
    /// The number of restored backups.
    public var rounds = 50
    /// The number of moments of a restore at which each kind of program is started.
    public var starts = 5
    /// The number of concurrent clients.
    public var clients = 3
    /// The same seed gives the same writes and moments; how far the machine gets by then varies.
    public var seed: UInt64 = 1
    private let backend: String
    private let folder: String

    /// A drill in the folder, with a new file for each round, or a new schema if the backend is PostgreSQL.
    public init(backend: String, folder: String) {
        self.backend = backend
        self.folder = folder
    }

    /// Runs the drill. `progress` gets the report after each round, and after every tenth start.
    ///
    /// Throws `DrillRefusal`, and outages that prevent the drill.
    public func run(_ progress: @Sendable (CrashReport) -> Void = { _ in }) async throws -> CrashReport {
        var report = CrashReport()
        for round in 1...max(1, rounds) {
            let work = folder + "/round-\(round)"
            try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
            report.add(
                try await RestoreRound(RestorePlace(backend, work, "\(round)")).run(round, seed, clients))
            report.rounds = round
            if report.isClean { try? FileManager.default.removeItem(atPath: work) }
            progress(report)
        }
        guard starts > 0 else { return report }
        let work = folder + "/starts"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        let rounded = report
        let started = try await RestoreStarts(RestorePlace(backend, work, "starts")).run(starts) { part in
            progress(rounded.adding(part))
        }
        return report.adding(started)
    }
}

/// One round: one database from its first member to its restore.
private struct RestoreRound {
    private let settings: Settings
    private let plan: ServerPlan
    private let backup: String

    init(_ place: RestorePlace) throws {
        settings = try place.settings
        plan = try ServerPlan(backend: place.backend, folder: place.folder)
        backup = place.folder + "/backup"
    }

    func run(_ round: Int, _ seed: UInt64, _ clients: Int) async throws -> CrashReport {
        try await settings.requireFreshPlace()
        var (drill, random) = (DrillRun(), SeededGenerator(seed: seed, stream: -round))
        let server = try await ServerProcess.start(plan)
        let tables: [BackedUpTable]
        do {
            try await drill.gather(clients, at: RemotePlatform(at: server.address))
            try await drill.play(2 * round, seed, at: server.address)
            tables = try await DatabaseBackup(settings, to: backup).run().tables
            try await drill.play(2 * round + 1, seed, at: server.address) { server.kill() }
        } catch {
            server.kill()
            throw error
        }
        try await restore(&random, &drill.report)
        try await compare(with: tables, &drill.report)
        try await ServerProcess.start(plan).kill()
        return drill.report
    }

    /// Kills the restore up to three times at random moments.
    private func restore(_ random: inout SeededGenerator, _ report: inout CrashReport) async throws {
        for _ in 0..<random.below(4) {
            let program = try plan.spawn(["restore", backup])
            try? await Task.sleep(for: .milliseconds(random.below(150)))
            program.end()
            report.kills += 1
        }
        try await DatabaseRestore(settings, from: backup).run { _ in }
    }

    /// All tables hold what they held, except that sessions are gone.
    private func compare(with before: [BackedUpTable], _ report: inout CrashReport) async throws {
        let after = try await DatabaseBackup(settings, to: backup + "-after").run().tables
        for (table, now) in zip(before, after) {
            let isEmptied = Domain.all.tablesEmptiedByRestoring.contains(table.name)
            if isEmptied ? now.rows > 0 : now != table {
                let (name, rows) = (table.name, table.rows)
                report.comparison.lost.append(
                    DrillFinding(
                        en: "\(name): \(rows) rows before, \(now.rows) now",
                        ko: "\(name): 전에 \(rows)행, 지금 \(now.rows)행"))
            }
        }
        report.records += before.reduce(0) { $0 + $1.rows }
        _ = try await DatabaseCheck(settings).run { finding in
            if let found = finding.drillFinding { report.comparison.broken.append(found) }
        }
    }
}

extension CrashReport {
    /// The sum of both.
    fileprivate func adding(_ other: CrashReport) -> CrashReport {
        var sum = self
        sum.add(other)
        return sum
    }

    /// Adds the results of another drill.
    fileprivate mutating func add(_ other: CrashReport) {
        kills += other.kills
        starts += other.starts
        acknowledged += other.acknowledged
        inDoubt += other.inDoubt
        refused += other.refused
        records += other.records
        comparison.lost += other.comparison.lost
        comparison.broken += other.comparison.broken
    }
}
