import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension OwnBackingsScreen {
    /// The years, at most a third of the screen, and the backings below them.
    func parts(_ state: State, _ around: Surroundings) -> (years: Rect, list: Rect) {
        let rows = min(state.years.count, max(1, around.size.rows / 3))
        let (years, list) = Rect(around.size).split(top: rows)
        return (years, list)
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let parts = parts(state, around)
        let largest = state.years.map(\.amount.minorUnits).max() ?? 0
        var rest = parts.years
        for year in state.years.prefix(parts.years.size.rows) {
            let (line, below) = rest.split(top: 1)
            rest = below
            frame.put(year, of: largest, in: line, around.language)
        }
        let nothing = Phrase(en: "You have not backed anything yet.", ko: "아직 후원한 내역이 없습니다.")
        frame.put(state.pages.list, in: parts.list, around.language, nothing: nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }
}

extension Frame {
    /// What was given in a year, with a bar beside the others.
    fileprivate mutating func put(
        _ year: BackedYear, of largest: Int64, in part: Rect, _ language: Language
    ) {
        let amount = year.amount.text(in: language)
        let count = Phrase(en: "\(year.backings)×", ko: "\(year.backings)건").text(in: language)
        let (name, rest) = part.split(left: 6)
        let (bar, sum) = rest.split(left: max(0, rest.size.columns - 24))
        say("\(year.year), \(count), \(amount)", of: part)
        put(line: "\(year.year)", in: name, .role(.heading))
        let length = Self.length(year.amount.minorUnits, of: largest, in: bar.size.columns)
        put(String(repeating: "█", count: length), at: bar.origin, within: bar, .role(.good))
        put(line: " \(count) \(amount)", in: sum, isRight: true, .role(.accent))
    }

    /// At least one cell for any amount that is not 0. In fractions: amounts times cells may not fit.
    private static func length(_ amount: Int64, of largest: Int64, in cells: Int) -> Int {
        guard amount > 0, largest > 0, cells > 0 else { return 0 }
        return max(1, min(cells, Int(Double(amount) / Double(largest) * Double(cells))))
    }

    /// One backing on one line.
    fileprivate mutating func put(
        _ view: BackingView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (backing, language) = (view.backing, around.language)
        let moment = backing.backedAt ?? backing.createdAt
        let columns = [
            RowColumn(moment, around, from: 60),
            RowColumn(
                backing.state.words.text(in: language), width: 10, from: 44, backing.state.style.role),
            RowColumn(backing.amount.text(in: language), width: 12, from: 30, .accent, isRight: true),
        ]
        put(
            title: view.titleWords.text(in: language), mark: mark(of: view, language), columns, in: part,
            isSelected: isSelected)
    }

    /// That the backer is to choose, or has a receipt.
    private func mark(of view: BackingView, _ language: Language) -> (text: String, words: String) {
        let words: Phrase? =
            view.openItem != nil
            ? Phrase(en: "choose: f, s", ko: "선택 필요: f, s")
            : view.receipt != nil ? Phrase(en: "receipt", ko: "영수증") : nil
        guard let text = words?.text(in: language) else { return ("", "") }
        return ("[\(text)]", text)
    }
}
