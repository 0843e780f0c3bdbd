package import Funding
package import Terminal
import Vocabulary

/// How far a campaign has come, drawn as a bar: `████████░░░░ 66%`.
package struct CampaignProgress {
    /// In hundredths of a percent of the goal; beyond 10,000 where it is over-funded.
    private let progress: Int64

    /// Of so many hundredths of a percent.
    package init(_ progress: Int64) { self.progress = max(0, progress) }

    /// Of so many of an item.
    package init(_ count: Int, of wanted: Int) {
        self.init(Int64(max(0, count)) * 10_000 / Int64(max(1, wanted)))
    }

    /// The percentage, rounded down: `66%`.
    package var percent: String { "\(progress / 100)%" }

    /// The bar: at least one cell is filled for anything above nothing, and all only once the goal is
    /// reached.
    package func bar(cells: Int) -> StyledText {
        let filled = filled(of: cells)
        let colour: Style = progress >= 10_000 ? .colour(.green) : .colour(.cyan)
        return StyledText(String(repeating: "█", count: filled), colour)
            + StyledText(String(repeating: "░", count: cells - filled), .dim)
    }

    /// The bar with the percentage behind it.
    package func drawn(cells: Int) -> StyledText { bar(cells: cells) + StyledText(" \(percent)") }

    private func filled(of cells: Int) -> Int {
        if progress == 0 || cells <= 0 { return 0 }
        if progress >= 10_000 { return cells }
        return max(1, min(cells - 1, Int(progress) * cells / 10_000))
    }
}

extension CampaignView {
    /// How far it has come.
    package var drawnProgress: CampaignProgress { CampaignProgress(progress) }

    /// What was raised, of which goal.
    package var raisedWords: Phrase {
        let sum = Phrase { raised.text(in: $0) }
        let goal = Phrase { campaign.details.goal.sum.text(in: $0) }
        return Phrase(en: "\(sum.en) of \(goal.en)", ko: "\(sum.ko) / 목표 \(goal.ko)")
    }

    /// How many back it.
    package var backersWords: Phrase {
        let (number, most) = (backers.number, backers.isMost)
        return Phrase(
            en: most ? "\(number)+ \("backing".plural)" : number.counted("backing"),
            ko: "후원 \(number)건\(most ? " 이상" : "")")
    }

    /// How much of its money is back: `3 of 12`; nil where none goes back.
    package var returnedWords: Phrase? {
        returned.map { done, all in
            Phrase(en: "\(done) of \(all) backings are back", ko: "\(all)건 중 \(done)건 환불 완료")
        }
    }
}

extension CampaignDeadline {
    /// What the clocks of its zone show, with the zone: `2026-12-05 19:30 (Asia/Seoul)`.
    package var words: Phrase { Phrase("\(local) (\(zone))") }
}
