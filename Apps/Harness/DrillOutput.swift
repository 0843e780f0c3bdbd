import ContractKit
import Terminal
import Verification

/// How a drill stands, in words.
enum DrillOutput {
    /// Runs a drill; of one that is refused no folder is left.
    static func report<Report>(
        in folder: WorkFolder, _ drill: () async throws -> Report
    ) async throws -> Report {
        do {
            return try await drill()
        } catch let error as DrillRefusal {
            folder.remove()
            throw error
        }
    }

    /// After every twentieth part of the rounds, with the programs started since, and as soon as something is
    /// amiss.
    static func tell(_ report: CrashReport, of rounds: Int, _ console: Console) {
        guard report.rounds.isMultiple(of: max(1, rounds / 20)) || !report.isClean else { return }
        let place = "\(report.rounds)/\(rounds)"
        let (kills, starts) = (report.kills, report.starts)
        let (acknowledged, doubts) = (report.acknowledged, report.inDoubt)
        let sums = report.comparison
        let (lost, doubled, broken) = (sums.lost.count, sums.doubled.count, sums.broken.count)
        console.note(
            Phrase(
                en: "\(place): \(kills) kills, \(starts) starts, \(acknowledged) acknowledged, "
                    + "\(doubts) in doubt, \(lost) lost, \(doubled) doubled, \(broken) broken",
                ko: "\(place): 강제 종료 \(kills), 시작 \(starts), 승인 \(acknowledged), 결과 모름 \(doubts), "
                    + "유실 \(lost), 중복 \(doubled), 손상 \(broken)"))
    }

    /// What came of it in the end.
    static func show(
        _ report: CrashReport, seed: UInt64, clients: Int, asJSON: Bool, _ console: Console
    ) {
        if asJSON { return console.show(CrashDocument(report, seed: seed, clients: clients).document) }
        var fields = DrillFields(console)
        fields.add(
            Phrase(en: "Kills", ko: "강제 종료"),
            Phrase(
                en: "\(report.kills) in \(report.rounds) rounds", ko: "\(report.rounds)회차에 \(report.kills)번"))
        if report.starts > 0 {
            fields.add(
                Phrase(en: "Started during a restore", ko: "복원 중에 시작한 프로그램"), Phrase("\(report.starts)"))
        }
        fields.add(Phrase(en: "Acknowledged", ko: "승인된 쓰기"), Phrase("\(report.acknowledged)"))
        fields.add(Phrase(en: "In doubt", ko: "결과를 모르는 쓰기"), doubts(report))
        fields.add(Phrase(en: "Refused", ko: "거절된 쓰기"), Phrase("\(report.refused)"))
        fields.add(Phrase(en: "Records compared", ko: "비교한 기록"), Phrase("\(report.records)"))
        if report.files.stored > 0 { fields.add(Phrase(en: "Files of pictures", ko: "사진 파일"), files(report)) }
        let sums = report.comparison
        fields.add(Phrase(en: "Lost", ko: "유실"), findings: sums.lost)
        fields.add(Phrase(en: "Doubled", ko: "중복"), findings: sums.doubled)
        fields.add(Phrase(en: "Broken", ko: "손상"), findings: sums.broken)
        fields.show()
    }

    private static func files(_ report: CrashReport) -> Phrase {
        let (stored, needed, left) = (report.files.stored, report.files.needed, report.files.left)
        return Phrase(
            en: "\(stored), \(needed) of them needed; \(left) left after two days",
            ko: "\(stored)개, 그중 \(needed)개 필요. 이틀 뒤 \(left)개 남음")
    }

    private static func doubts(_ report: CrashReport) -> Phrase {
        let (found, missing) = (report.comparison.foundDoubts, report.comparison.missingDoubts)
        return Phrase(
            en: "\(report.inDoubt): \(found) found, \(missing) not found",
            ko: "\(report.inDoubt): 반영됨 \(found), 반영 안 됨 \(missing)")
    }
}
