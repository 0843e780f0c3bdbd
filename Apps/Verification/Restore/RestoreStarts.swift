import Composition
import ContractKit
import FoundationEssentials
import Operations
import Settings
import Vocabulary

/// Starts every kind of program at many moments of a restore, and then checks that no acknowledged write is
/// lost, and that the database is entirely the restored or the earlier one.
struct RestoreStarts {
    private let place: RestorePlace
    private let settings: Settings
    private let plan: ServerPlan
    private let backup: String

    init(_ place: RestorePlace) throws {
        self.place = place
        settings = try place.settings
        plan = try ServerPlan(backend: place.backend, folder: place.folder)
        backup = place.folder + "/backup"
    }

    /// Starts each kind this often, at moments spread evenly over a restore. `progress` gets the report after
    /// every tenth start, and after the last of each kind. Throws `DrillRefusal`, and outages.
    func run(_ count: Int, _ progress: (CrashReport) -> Void) async throws -> CrashReport {
        try await settings.requireFreshPlace()
        var report = CrashReport()
        let resident = try await join(0)
        _ = try await DatabaseBackup(settings, to: backup).run()
        let (duration, restored) = (try await measure(), try await tables("measured"))
        try await place.removeAsides()
        var number = 0
        for program in IntrudingProgram.allCases {
            for moment in 0..<count {
                number += 2
                let trial = RestoreTrial(
                    name: "\(program) after \(duration * moment / count)", program: program,
                    delay: duration * moment / count, number: number, resident: resident,
                    restored: restored)
                try await run(trial, &report)
                if moment % 10 == 9 || moment == count - 1 { progress(report) }
            }
        }
        return report
    }

    /// The duration of an undisturbed restore.
    private func measure() async throws -> Duration {
        let start = ContinuousClock.now
        let restore = try plan.spawn(["restore", backup])
        await restore.waitForEnd(seconds: 120)
        restore.end()
        guard restore.exitStatus == 0 else { throw ServiceFailure.unavailable(plan.lastLine) }
        return ContinuousClock.now - start
    }

    private func run(_ trial: RestoreTrial, _ report: inout CrashReport) async throws {
        let earlier = try await join(trial.number)
        let before = try await tables("before")
        let restore = try plan.spawn(["restore", backup])
        try? await Task.sleep(for: trial.delay)
        let outcome = try await Intrusion(place: place, plan: plan, settings: settings)
            .run(trial.program, beside: restore, joining: trial.number + 1)
        let isRestored = restore.exitStatus == 0 || outcome.hasRestored
        report.starts += 1
        report.acknowledged += outcome.joined == nil ? 1 : 2
        var findings = RestoreFindings(trial.name)
        if !trial.program.writes {
            findings.compare(try await tables("after"), with: isRestored ? trial.restored : before)
        }
        try await look(trial, earlier, outcome, isRestored, &findings)
        _ = try await DatabaseCheck(settings).run { finding in
            if let fault = finding.fault { findings.broken("\(finding.promise): \(fault)") }
        }
        report.comparison.lost += findings.lost
        report.comparison.broken += findings.broken
        try await place.removeAsides()
        try? FileManager.default.removeItem(atPath: backup + "-during")
    }

    private func look(
        _ trial: RestoreTrial, _ earlier: JoinedMember, _ outcome: IntrusionOutcome, _ isRestored: Bool,
        _ findings: inout RestoreFindings
    ) async throws {
        let platform = try await LocalPlatform.open(settings)
        if try await !trial.resident.isKnown(at: platform) { findings.lost("the member of the backup") }
        if try await earlier.isKnown(at: platform) == isRestored {
            isRestored ? findings.broken("who joined later is there") : findings.lost("who had joined")
        }
        guard let joined = outcome.joined else { return await platform.close() }
        var isFound = try await joined.member.isKnown(at: platform)
        await platform.close()
        // A member who joined before the exchange was moved aside with all the rest.
        if !isFound, isRestored, !joined.isLater { isFound = try await isAside(joined.member) }
        if !isFound { findings.lost("who joined meanwhile") }
    }

    private func isAside(_ member: JoinedMember) async throws -> Bool {
        guard let aside = try await place.asides().last else { return false }
        let platform = try await LocalPlatform.open(Settings.read(flags: [.backend: aside]))
        let isKnown = try await member.isKnown(at: platform)
        await platform.close()
        return isKnown
    }

    private func join(_ number: Int) async throws -> JoinedMember {
        let platform = try await LocalPlatform.open(settings)
        let member = try await JoinedMember.join(number, at: platform)
        await platform.close()
        return member
    }

    /// All tables except those that a restore empties.
    private func tables(_ name: String) async throws -> [BackedUpTable] {
        let path = "\(place.folder)/\(name)"
        let tables = try await DatabaseBackup(settings, to: path).run().tables
        try FileManager.default.removeItem(atPath: path)
        return tables.filter { !Domain.all.tablesEmptiedByRestoring.contains($0.name) }
    }
}

/// One start of one program.
private struct RestoreTrial {
    let name: String
    let program: IntrudingProgram
    let delay: Duration
    let number: Int
    /// The member in the backup.
    let resident: JoinedMember
    /// The tables after an undisturbed restore.
    let restored: [BackedUpTable]
}

/// The findings after one start.
private struct RestoreFindings {
    private let name: String
    private(set) var lost: [DrillFinding] = []
    private(set) var broken: [DrillFinding] = []

    init(_ name: String) { self.name = name }

    mutating func lost(_ what: String) { lost.append(finding(what)) }

    mutating func broken(_ what: String) { broken.append(finding(what)) }

    mutating func compare(_ tables: [BackedUpTable], with expected: [BackedUpTable]) {
        for (now, then) in zip(tables, expected) where now != then {
            broken("\(now.name) has \(now.rows) rows, not the \(then.rows) of the one database or the other")
        }
    }

    private func finding(_ what: String) -> DrillFinding {
        DrillFinding(en: "\(name): \(what)", ko: "\(name): \(what)")
    }
}
