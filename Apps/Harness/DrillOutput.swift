import ContractKit
import Terminal
import Verification

/// How a drill stands, in words.
enum DrillOutput {
    /// Runs a drill; of one that is refused no folder is left.
    static func report(in folder: WorkFolder, _ drill: () async throws -> CrashReport) async throws
        -> CrashReport
    {
        do {
            return try await drill()
        } catch let error as DrillRefusal {
            folder.remove()
            throw error
        }
    }

    /// After every twentieth part of the rounds, and as soon as something is amiss.
    static func tell(_ report: CrashReport, of rounds: Int, _ console: Console) {
        guard report.rounds.isMultiple(of: max(1, rounds / 20)) || !report.isClean else { return }
        let sums = report.comparison
        console.note(
            Phrase(
                "\(report.rounds)/\(rounds): \(report.kills) kills, \(report.acknowledged) acknowledged, "
                    + "\(report.inDoubt) in doubt, \(sums.lost.count) lost, \(sums.doubled.count) doubled, "
                    + "\(sums.broken.count) broken"))
    }

    /// What came of it in the end.
    static func show(
        _ report: CrashReport, seed: UInt64, clients: Int, asJSON: Bool, _ console: Console
    ) {
        let sums = report.comparison
        if asJSON { return console.show(CrashDocument(report, seed: seed, clients: clients).document) }
        var fields = Fields()
        fields.add(Phrase(en: "Kills", ko: "강제 종료"), text: "\(report.kills) in \(report.rounds) rounds")
        fields.add(Phrase(en: "Acknowledged", ko: "승인된 쓰기"), text: "\(report.acknowledged)")
        fields.add(
            Phrase(en: "In doubt", ko: "결과를 모르는 쓰기"),
            text: "\(report.inDoubt): \(sums.foundDoubts) found, \(sums.missingDoubts) not found")
        fields.add(Phrase(en: "Refused", ko: "거절된 쓰기"), text: "\(report.refused)")
        fields.add(Phrase(en: "Records compared", ko: "비교한 기록"), text: "\(report.records)")
        for (label, findings) in [
            (Phrase(en: "Lost", ko: "유실"), sums.lost), (Phrase(en: "Doubled", ko: "중복"), sums.doubled),
            (Phrase(en: "Broken", ko: "손상"), sums.broken),
        ] {
            fields.add(label, text: (["\(findings.count)"] + findings.prefix(20)).joined(separator: "\n"))
        }
        console.show(fields)
    }
}
