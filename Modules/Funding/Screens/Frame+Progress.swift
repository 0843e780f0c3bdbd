import Funding
import FundingConsole
import Terminal
import Vocabulary

extension CampaignView {
    /// The time that is left to back it, or how it stands once it takes nothing.
    func standing(_ around: Surroundings) -> String {
        guard isCollecting else { return shownState.words.text(in: around.language) }
        return campaign.deadline.relative(to: around.now, in: around.language)
    }
}

extension RowColumn {
    /// How far something has come, as a bar of ten cells in rows of at least `least` cells. Its percentage or
    /// its count is spoken by another column.
    init(_ progress: CampaignProgress, from least: Int) {
        self.init(progress.bar(cells: 10).plain, width: 10, from: least, .good, words: "")
    }
}

extension Frame {
    /// Draws progress over the whole width of a line, with its percentage and perhaps other words behind it.
    mutating func put(_ progress: CampaignProgress, _ words: String = "", in part: Rect) {
        let words = words.isEmpty ? " \(progress.percent)" : " \(progress.percent) · \(words)"
        let bar = progress.bar(cells: max(0, part.size.columns - StyledText(words).displayWidth)).plain
        let filled = bar.prefix { $0 == "█" }
        let rest = put(filled, at: part.origin, within: part, .role(.good))
        let end = put(
            bar.dropFirst(filled.count), at: Point(column: rest, row: part.origin.row), within: part,
            .role(.faint))
        put(words, at: Point(column: end, row: part.origin.row), within: part, .role(.accent))
        say(String(words.dropFirst()), of: part)
    }
}
